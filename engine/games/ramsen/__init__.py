"""Ramsen, an old Bavarian game of five tricks and two crosses, and Zaisertshofen's Ramsch."""

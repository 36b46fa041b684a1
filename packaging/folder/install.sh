#!/bin/sh
# Puts Kartentisch into the menu of this user: ./install.sh
# Takes it out again:                          ./install.sh --remove
# Only menu, icons, file types, man pages and completion are touched; matches stay where they are.
set -eu

here=$(cd "$(dirname "$0")" && pwd -P)

case "${1:-}" in
    "") exec "$here/kartentisch" --install-menu ;;
    --remove) exec "$here/kartentisch" --uninstall-menu ;;
    *) echo "usage: $0 [--remove]" >&2; exit 2 ;;
esac

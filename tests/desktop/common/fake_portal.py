"""The settings of a desktop's portal on a bus, as a test wants them; run by the system's Python.

A line `NAMESPACE KEY TYPE VALUE` on the way in, as D-Bus writes types ("u", "b", "s"), sets a key
and tells of it. "ready" is printed once it can be asked.
"""

# The bindings of GLib have no types.
# mypy: ignore-errors

from __future__ import annotations

import sys

from gi.repository import Gio, GLib

PLACE, INTERFACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
XML = f"""<node><interface name="{INTERFACE}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/>
<arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
FORMS = {"u": int, "b": lambda text: text == "true", "s": str}

values: dict = {}
loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def called(_bus, _who, _place, _interface, _method, given, call) -> None:
    found = values.get(given.unpack())
    if found is None:
        call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such key")
    else:
        call.return_value(GLib.Variant("(v)", (GLib.Variant("v", found),)))


def told(_source, _condition) -> bool:
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    space, key, form, text = line.split()
    value = values[space, key] = GLib.Variant(form, FORMS[form](text))
    bus.emit_signal(
        None, PLACE, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (space, key, value))
    )
    return True


def named(*_) -> None:
    print("ready", flush=True)


bus.register_object(PLACE, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)
Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", 0, named, None)
GLib.io_add_watch(0, GLib.IO_IN, told)
loop.run()

"""A stand-in for the desktop portal's settings: light, blue and twelve hours at first, later dark, orange and 24 hours."""
import sys

import gi

from gi.repository import Gio, GLib

NODE = Gio.DBusNodeInfo.new_for_xml(
    """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
)
APPEARANCE = "org.freedesktop.appearance"
INTERFACE = "org.gnome.desktop.interface"
values = {
    (APPEARANCE, "color-scheme"): GLib.Variant("u", 2),
    (APPEARANCE, "contrast"): GLib.Variant("u", 0),
    # A colour outside of the range is none.
    (APPEARANCE, "accent-color"): GLib.Variant("(ddd)", (-1, -1, -1)),
    (INTERFACE, "clock-format"): GLib.Variant("s", "12h"),
}
later = {
    (APPEARANCE, "color-scheme"): GLib.Variant("u", 1),
    (APPEARANCE, "contrast"): GLib.Variant("u", 1),
    (APPEARANCE, "accent-color"): GLib.Variant("(ddd)", (1, 0.5, 0)),
    (INTERFACE, "clock-format"): GLib.Variant("s", "24h"),
}


def call(connection, sender, path, interface, method, arguments, invocation):
    key = arguments.unpack()
    if key not in values:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
        return
    invocation.return_value(GLib.Variant.new_tuple(GLib.Variant("v", GLib.Variant("v", values[key]))))
    if key[1] == "clock-format":
        GLib.timeout_add(500, darken, connection)


def darken(connection):
    for (namespace, key), value in later.items():
        values[namespace, key] = value
        connection.emit_signal(
            None,
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
            "SettingChanged",
            GLib.Variant("(ssv)", (namespace, key, value)),
        )
    return False


def begin(connection, name):
    connection.register_object("/org/freedesktop/portal/desktop", NODE.interfaces[0], call, None, None)


Gio.bus_own_name(
    Gio.BusType.SESSION,
    "org.freedesktop.portal.Desktop",
    Gio.BusNameOwnerFlags.NONE,
    begin,
    lambda *_: (print("ready", flush=True)),
    None,
)
GLib.timeout_add_seconds(60, sys.exit)
GLib.MainLoop().run()

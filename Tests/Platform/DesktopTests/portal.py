"""A stand-in for the desktop portal's settings: light at first, dark after a second."""
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
NAMESPACE = "org.freedesktop.appearance"
values = {"color-scheme": 2, "contrast": 0}


def call(connection, sender, path, interface, method, arguments, invocation):
    namespace, key = arguments.unpack()
    if namespace != NAMESPACE or key not in values:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
        return
    value = GLib.Variant("v", GLib.Variant("u", values[key]))
    invocation.return_value(GLib.Variant.new_tuple(GLib.Variant("v", value)))
    if key == "contrast":
        GLib.timeout_add(500, darken, connection)


def darken(connection):
    for key in ("color-scheme", "contrast"):
        values[key] = 1
        connection.emit_signal(
            None,
            "/org/freedesktop/portal/desktop",
            "org.freedesktop.portal.Settings",
            "SettingChanged",
            GLib.Variant("(ssv)", (NAMESPACE, key, GLib.Variant("u", 1))),
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

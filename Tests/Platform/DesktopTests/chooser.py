"""A stand-in for the desktop portal's dialogs for files.

usage: chooser.py choose|cancel|wait|old|silent [FILE...]: the person chooses the files, cancels, or does nothing; an old portal names
its requests by itself; a silent one does not answer at all. Each call is a line of JSON.
"""
import json
import sys

from gi.repository import Gio, GLib

MODE = sys.argv[1]
FILES = [Gio.File.new_for_path(path).get_uri() for path in sys.argv[2:]]
PATH = "/org/freedesktop/portal/desktop"
NODE = Gio.DBusNodeInfo.new_for_xml(
    """
<node>
<interface name="org.freedesktop.portal.FileChooser">
  <method name="OpenFile">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/>
  </method>
  <method name="SaveFile">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/>
  </method>
</interface>
<interface name="org.freedesktop.portal.Request">
  <method name="Close"/>
</interface>
</node>
"""
)


def say(value):
    print(value, flush=True)


def respond(connection, sender, path):
    results = {"uris": GLib.Variant("as", FILES)} if MODE != "cancel" else {}
    arguments = GLib.Variant("(ua{sv})", (1 if MODE == "cancel" else 0, results))
    connection.emit_signal(sender, path, "org.freedesktop.portal.Request", "Response", arguments)
    return False


def close(connection, sender, path, interface, method, arguments, invocation):
    say("closed")
    invocation.return_value(None)


def call(connection, sender, path, interface, method, arguments, invocation):
    parent, title, options = arguments.unpack()
    options["current_folder"] = bytes(options.get("current_folder", [0])[:-1]).decode()
    token = options.pop("handle_token")
    say(json.dumps({"method": method, "parent": parent[:4], "title": title, "options": options}))
    if MODE == "silent":
        return
    if MODE == "old":
        token = "another"
    name = f"{PATH}/request/{sender[1:].replace('.', '_')}/{token}"
    connection.register_object(name, NODE.interfaces[1], close, None, None)
    invocation.return_value(GLib.Variant("(o)", (name,)))
    if MODE != "wait":
        GLib.timeout_add(50, respond, connection, sender, name)


def begin(connection, name):
    connection.register_object(PATH, NODE.interfaces[0], call, None, None)


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, begin,
    lambda *_: say("ready"), None,
)
GLib.timeout_add_seconds(60, sys.exit)
GLib.MainLoop().run()

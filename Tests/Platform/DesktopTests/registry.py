"""A stand-in for the accessibility registry with a screen reader that listens to keys.

usage: registry.py no|yes|late|never [deaf]; a deaf reader hears of no changes. The reader takes no key, takes all, takes all a second late, or never answers. Each
key that it is shown is a line: "key down NAME" or "key up NAME", and each program that comes "app NAME".
"""
import sys

from gi.repository import Gio, GLib

MODE = sys.argv[1]
NODE = Gio.DBusNodeInfo.new_for_xml(
    """
<node>
<interface name="org.a11y.atspi.Socket">
  <method name="Embed"><arg type="(so)" direction="in"/><arg type="(so)" direction="out"/></method>
</interface>
<interface name="org.a11y.atspi.Registry">
  <method name="GetRegisteredEvents"><arg type="a(ss)" direction="out"/></method>
</interface>
<interface name="org.a11y.atspi.DeviceEventController">
  <method name="GetKeystrokeListeners"><arg type="a(souua(iisi)u(bbb))" direction="out"/></method>
  <method name="NotifyListenersSync"><arg type="(uiiiisb)" direction="in"/><arg type="b" direction="out"/></method>
</interface>
</node>
"""
)
DESKTOP = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
LISTENER = (":1.0", "/listener", 1, 0, [(38, 97, "a", 0)], 0, (True, True, False))
unanswered = []


def say(line):
    print(line, flush=True)


def answer(invocation, value):
    invocation.return_value(GLib.Variant("(b)", (value,)))
    return False


def call(connection, sender, path, interface, method, arguments, invocation):
    if method == "Embed":
        say(f"app {sender}")
        invocation.return_value(GLib.Variant("((so))", (DESKTOP,)))
    elif method == "GetRegisteredEvents":
        heard = [] if "deaf" in sys.argv else [(":1.0", "object:state-changed:focused")]
        invocation.return_value(GLib.Variant("(a(ss))", (heard,)))
    elif method == "GetKeystrokeListeners":
        invocation.return_value(GLib.Variant("(a(souua(iisi)u(bbb)))", ([LISTENER],)))
    else:
        kind, symbol, code, modifiers, time, text, is_text = arguments.unpack()[0]
        say(f"key {'up' if kind else 'down'} {text}")
        if MODE == "late":
            GLib.timeout_add(1000, answer, invocation, True)
        elif MODE == "never":
            unanswered.append(invocation)
        else:
            answer(invocation, MODE == "yes")


def begin(connection, name):
    paths = [DESKTOP[1], "/org/a11y/atspi/registry", "/org/a11y/atspi/registry/deviceeventcontroller"]
    for path, interface in zip(paths, NODE.interfaces):
        connection.register_object(path, interface, call, None, None)


Gio.bus_own_name(
    Gio.BusType.SESSION, "org.a11y.atspi.Registry", Gio.BusNameOwnerFlags.NONE, begin, lambda *_: say("ready"), None
)
GLib.timeout_add_seconds(60, sys.exit)
GLib.MainLoop().run()

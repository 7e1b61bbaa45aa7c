#!/usr/bin/python3
"""A client of the accessibility bus, as screen readers are: reads, acts and listens, and writes what it finds as JSON.

usage: client.py COMMAND APPLICATION [ARGUMENT...]; every answer is one line of JSON on standard output.
"""
import json
import signal
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import Atspi, GLib

signal.alarm(60)


def say(value):
    print(json.dumps(value, ensure_ascii=False), flush=True)


def application(name):
    """The application, as soon as it is there: the test starts the client while the application is connecting."""
    for _ in range(200):
        for child in pyatspi.Registry.getDesktop(0):
            if child is not None and child.name == name:
                return child
        time.sleep(0.02)
    sys.exit("no application " + name)


def everything(top):
    yield top
    for child in top:
        yield from everything(child)


def find(top, name):
    for node in everything(top):
        if node.name == name:
            return node
    sys.exit("no object " + name)


def text_of(node):
    text = node.queryText()
    return {
        "all": text.getText(0, -1), "count": text.characterCount,
        "word": list(text.getTextAtOffset(0, pyatspi.TEXT_BOUNDARY_WORD_START)),
        "string": [getattr(Atspi.Text.get_string_at_offset(node, 0, Atspi.TextGranularity.WORD), part)
                   for part in ("content", "start_offset", "end_offset")],
        "character": text.getCharacterAtOffset(0), "extents": list(text.getCharacterExtents(0, 1)),
    }


def actions_of(node):
    action = node.queryAction()
    return [action.getName(index) for index in range(action.nActions)]


def value_of(node):
    value = node.queryValue()
    return [value.minimumValue, value.maximumValue, value.currentValue]


def table_of(node):
    table = node.queryTable()
    return {
        "rows": table.nRows, "columns": table.nColumns, "cell": table.getAccessibleAt(1, 1).name,
        "header": table.getColumnHeader(1).name, "description": table.getColumnDescription(1),
        "index": table.getIndexAt(1, 1),
    }


def describe(node):
    result = {
        "role": node.getRoleName(), "number": int(node.getRole()), "name": node.name,
        "states": sorted(pyatspi.stateToString(state) for state in node.getState().getStates()),
        "interfaces": sorted(pyatspi.listInterfaces(node)), "index": node.getIndexInParent(),
        "parent": node.parent.name if node.parent else None, "children": node.childCount,
        "attributes": dict(item.split(":", 1) for item in node.getAttributes()), "id": node.get_accessible_id(),
    }
    if node.description:
        result["description"] = node.description
    relations = [[relation.getRelationType().value_nick, relation.getTarget(0).name] for relation in node.getRelationSet()]
    if relations:
        result["relations"] = relations
    readers = {"Text": text_of, "Action": actions_of, "Value": value_of, "Table": table_of}
    for interface, read in readers.items():
        if interface in result["interfaces"]:
            result[interface.lower()] = read(node)
    if "Component" in result["interfaces"]:
        component = node.queryComponent()
        extents = component.getExtents(pyatspi.WINDOW_COORDS)
        result["extents"] = [extents.x, extents.y, extents.width, extents.height]
        screen = component.getExtents(pyatspi.DESKTOP_COORDS)
        result["screen"] = [screen.x, screen.y, screen.width, screen.height]
    if "Selection" in result["interfaces"]:
        selection = node.querySelection()
        result["selection"] = [selection.getSelectedChild(i).name for i in range(selection.nSelectedChildren)]
    if "TableCell" in result["interfaces"]:
        found, row, column = Atspi.TableCell.get_position(node)
        result["position"] = [row, column]
    return result


def read(app):
    say({"desktop": app.parent.getRoleName(), "toolkit": app.toolkitName, "version": app.toolkitVersion})
    for node in everything(app):
        say(describe(node))


def act(app, *steps):
    """Each step is NAME/ACTION, with the action's name, or focus, value=, text=, select=."""
    for step in steps:
        name, what = step.split("/", 1)
        node = find(app, name)
        if what == "focus":
            say(node.queryComponent().grabFocus())
        elif what == "scroll":
            say(node.scroll_to(Atspi.ScrollType.ANYWHERE))
        elif what.startswith("value="):
            node.queryValue().currentValue = float(what[6:])
            say(True)
        elif what.startswith("text="):
            say(node.queryEditableText().setTextContents(what[5:]))
        elif what.startswith("insert="):
            say(node.queryEditableText().insertText(1, what[7:], len(what[7:].encode())))
        elif what.startswith("select="):
            say(node.querySelection().selectChild(int(what[7:])))
        else:
            action = node.queryAction()
            say(action.doAction(actions_of(node).index(what)))


def matches(app, *roles):
    """The names of the objects with any of the roles, as structural navigation asks for them."""
    collection = app[0].queryCollection()
    wanted = [getattr(pyatspi, "ROLE_" + role) for role in roles]
    rule = collection.createMatchRule(
        pyatspi.StateSet().raw(), collection.MATCH_ALL, [], collection.MATCH_ALL, wanted, collection.MATCH_ANY, [],
        collection.MATCH_ALL, False)
    found = collection.getMatches(rule, collection.SORT_ORDER_CANONICAL, 0, True)
    say([node.name for node in found])


def hit(app, x, y):
    found = app[0].queryComponent().getAccessibleAtPoint(int(x), int(y), pyatspi.WINDOW_COORDS)
    say(found.name)


def events(app, count, *types):
    """Walks first, so that names and states are kept as readers keep them, then writes the events that come."""
    known = [node.name for node in everything(app)]
    left = [int(count)]

    def heard(event):
        if event.host_application != app:
            return
        data = event.any_data
        if isinstance(data, pyatspi.Accessible):
            data = data.name
        say([event.type, event.source.getRoleName(), event.source.name, event.detail1, event.detail2, str(data)])
        left[0] -= 1
        if left[0] == 0:
            pyatspi.Registry.stop()

    pyatspi.Registry.registerEventListener(heard, *types)
    # A call to the registry and one to the application, so that both know of the registration when the test goes on.
    pyatspi.Registry.getDesktop(0).get_child_count()
    app[0].getIndexInParent()
    say({"ready": len(known)})
    pyatspi.Registry.start()


def walk(app):
    """How long it takes to read roles, names and states of everything: in a main loop, as screen readers run, where the
    library answers from its cache, and outside of one, where every question is a call."""
    def timed():
        start = time.monotonic()
        count = 0
        for node in everything(app):
            node.getRole(), node.name, node.getState().getStates()
            count += 1
        return {"count": count, "seconds": round(time.monotonic() - start, 3)}

    calls = timed()

    def inside():
        say({"count": calls["count"], "calls": calls["seconds"], "cached": timed()["seconds"]})
        pyatspi.Registry.stop()
        return False

    GLib.idle_add(inside)
    pyatspi.Registry.start()


def keys(app):
    """Takes the first key, and writes its text and time."""
    def pressed(event):
        say([event.event_string, str(event.timestamp)])
        GLib.idle_add(pyatspi.Registry.stop)
        return True

    for mask in pyatspi.allModifiers():
        pyatspi.Registry.registerKeystrokeListener(pressed, mask=mask, kind=(pyatspi.KEY_PRESSED_EVENT,))
        break
    say("ready")
    pyatspi.Registry.start()


def flood(app, count):
    start = time.monotonic()
    node = app[0][0]
    for _ in range(int(count)):
        node.getIndexInParent()
    say({"count": int(count), "seconds": round(time.monotonic() - start, 3)})


def apps(_):
    say(sorted(child.name for child in pyatspi.Registry.getDesktop(0) if child is not None))


if __name__ == "__main__":
    globals()[sys.argv[1]](application(sys.argv[2]), *sys.argv[3:])

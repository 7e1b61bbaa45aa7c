"""Chooses, for each public symbol, the test function that is most likely to fail when the symbol is broken.

A test counts for a symbol that it names in its own body, or in a helper or view that it uses. Better are tests that compare
the symbol's own result, are named after it, stand in a file of its topic, and do little else; random programs,
measures of cost and looks at names come last, as they hardly depend on what a symbol does.
"""
import bisect
import collections
import functools
import math
import pathlib
import re

from .index_store import ACCESSOR_OF, BASE_OF, CHILD_OF, CONTAINED_BY, DEFINITION, IMPLICIT, OVERRIDE_OF, REFERENCE

LAST = re.compile(r"Fuzz|Random|Cost|Description")
# Views that benchmarks lay out name many symbols and check none.
CONTENTS = re.compile(r"Tests/Support/\w+Contents/")
# Declarations that the macros of Swift Testing write beside a test.
GENERATED = re.compile(r"(4Test|5Suite)fMp_")
CHECKS = re.compile(r"^s:7Testing(6expect|7require|12confirmation|5IssueV6record)")
# The variables and functions that a statement makes or changes, by its beginning.
MADE = re.compile(r"\b(?:let|var|func|class|struct) (\w+)|^(\w+)[.\[=? ]|^(?:let|var) \((\w+), (\w+)")
WEAK = re.compile(r"(== (nil|0|0\.0|\[\]|\"\"|false)|isEmpty|isEmpty == true)\s*\)$")
# How near a test is to the symbol: in its body, in a helper of its file, in a helper of another file.
BODY, HELPER, ELSEWHERE = 0, 1, 2

Test = collections.namedtuple("Test", "file name title is_last breadth")
# The lines name the symbol in the test's file; for a use in another file there are none.
Use = collections.namedtuple("Use", "test distance lines")


@functools.cache
def words(text):
    """The words of a name or a sentence, cut so that forms of one word are equal."""
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", text)
    return {stem(part.lower()) for part in parts}


def stem(word):
    if len(word) > 3:
        word = re.sub(r"(ies|es|s|ing|ed|y|e)$", "", word)
    return word[:6]


def line_of(text, place):
    return text.count("\n", 0, place) + 1


def balanced_end(text, start):
    """The place after the parenthesis that closes the one at start; parentheses in strings do not count."""
    depth, place = 0, start
    while place < len(text):
        if text[place] == '"':
            if text.startswith('"""', place):
                place = text.find('"""', place + 3) + 2
            else:
                place += 1
                while place < len(text) and text[place] not in '"\n':
                    place += 2 if text[place] == "\\" else 1
        elif text[place] in "([{":
            depth += 1
        elif text[place] in ")]}":
            depth -= 1
            if depth == 0:
                return place + 1
        place += 1
    return len(text)


class TestFile:
    """The text of a test file: the titles of its tests by line, and the lines that compare a result."""

    def __init__(self, root, file):
        text = (root / file).read_text()
        self.file, self.lines = file, text.split("\n")
        self.titles, self.bodies, self.compared_words = {}, {}, {}
        self.compared, self.weak, self.refused = set(), set(), set()
        for match in re.finditer(r"@Test\b(?=(\()?)", text):
            end = balanced_end(text, match.end()) if match[1] else match.end()
            function = re.compile(r"\bfunc\s+(\w+)").search(text, end)
            if function:
                title = re.search(r'"((?:[^"\\]|\\.)*)"', text[match.end():end])
                self.titles[line_of(text, function.start())] = title[1] if title else ""
                brace = text.find("{", balanced_end(text, function.end()))
                self.bodies[function[1]] = range(line_of(text, brace), line_of(text, balanced_end(text, brace)) + 1)
        for match in re.finditer(r"#(expect|require)\(", text):
            end = balanced_end(text, match.end() - 1)
            is_refused = text.startswith("processExitsWith", match.end())
            if is_refused:
                trailing = re.compile(r"\s*\{").match(text, end)
                end = balanced_end(text, trailing.end() - 1) if trailing else end
            lines = range(line_of(text, match.start()), line_of(text, end) + 1)
            # An expectation of nothing, or of an error, depends little on the symbol.
            is_weak = WEAK.search(text[:end][-20:]) or text.startswith("throws:", match.end())
            (self.refused if is_refused else self.weak if is_weak else self.compared).update(lines)

    def has_label(self, label, line):
        return any(f"{label}:" in text for text in self.lines[line - 1:line + 2])

    def flows(self, test, line):
        """Whether a line belongs to a statement that makes or changes something which the test compares."""
        body = self.bodies.get(test, ())
        if line not in body or not self.lines[body[0] - 1].strip():
            return False
        indent = len(self.lines[body[0] - 1]) - len(self.lines[body[0] - 1].lstrip(" ")) + 2
        while line > body[0] and not re.match(rf" {{{indent}}}[^ }})\].]", self.lines[line - 1]):
            line -= 1
        names = {name for match in MADE.finditer(self.lines[line - 1].strip()) for name in match.groups() if name}
        if test not in self.compared_words:
            lines = [self.lines[place - 1] for place in body if place in self.compared]
            self.compared_words[test] = set(re.findall(r"\w+", "\n".join(lines)))
        return not names.isdisjoint(self.compared_words[test])


class TestIndex:
    """The tests, and the symbols that each of them uses."""

    def __init__(self, root, index, public):
        self.public = public
        self.uses = collections.defaultdict(list)  # of each public symbol
        self.named = collections.defaultdict(dict)  # by declaration, the symbols in it with their lines
        self.children, self.home, self.checking = collections.defaultdict(set), {}, set()
        self.texts = {}
        tests, files = {}, collections.defaultdict(list)
        for file in sorted(index.files):
            if "Tests" in file and not CONTENTS.match(file):
                self.texts[file] = TestFile(root, file)
                tests |= self.read(self.texts[file], index)
        reached = set()
        for usr, (file, name, title) in sorted(tests.items()):
            found, seen, is_checked = self.found_by(usr, file, tests)
            reached |= seen
            if is_checked:
                breadth = sum(distance == BODY for distance, _ in found.values())
                test = Test(file, name, title, bool(LAST.search(file)), breadth)
                files[file].append(test)
                for used, (distance, lines) in found.items():
                    self.uses[used].append(Use(test, distance, lines))
        self.add_what_is_found_at_run_time(files, reached)

    def add_what_is_found_at_run_time(self, files, reached):
        """Previews are declared beside tests that find them without naming them."""
        late = collections.defaultdict(list)
        for usr, named in self.named.items():
            if usr not in reached and not GENERATED.search(usr):
                for used in named:
                    if used in self.public and used not in self.uses:
                        late[used] += [Use(test, ELSEWHERE, ()) for test in files.get(self.home.get(usr), ())]
        self.uses |= {usr: uses for usr, uses in late.items() if uses}

    def add_local_witnesses(self, symbols):
        """The index leaves out the members of types inside of functions: a test that names a protocol, and declares a member
        with the name of one of its requirements, uses the requirement."""
        protocols = {symbol.path: symbol.usr for symbol in symbols if symbol.kind == "protocol"}
        for symbol in symbols:
            protocol = protocols.get(".".join(symbol.parts[:-1]))
            if protocol and symbol.usr not in self.uses:
                name, _, labels = symbol.parts[-1].partition("(")
                first = rf"[^(\n]*\(\s*{labels.split(':')[0]}\b" if ":" in labels else ""
                witness = re.compile(rf"\b(func|var|let) {re.escape(name)}\b{first}")
                for use in self.uses.get(protocol, ()):
                    text = self.texts[use.test.file]
                    body = "\n".join(text.lines[line - 1] for line in text.bodies.get(use.test.name, ()))
                    if use.distance == BODY and witness.search(body):
                        self.uses[symbol.usr].append(Use(use.test, BODY, ()))

    def read(self, text, index):
        """Notes the symbols that each declaration of a file names; returns the tests of the file."""
        tests, places, loose = {}, [], []
        for occurrence in index.occurrences(text.file):
            if occurrence.roles & DEFINITION:
                self.home[occurrence.usr] = text.file
                self.note_definition(occurrence)
                if not occurrence.roles & IMPLICIT:
                    places.append((occurrence.line, occurrence.usr))
                    name, parameters, _ = occurrence.name.partition("(")
                    if parameters and occurrence.line in text.titles and not name.startswith("$"):
                        tests[occurrence.usr] = (text.file, name, text.titles[occurrence.line])
                continue
            owners = [usr for roles, usr, _ in occurrence.relations if roles & (CONTAINED_BY | BASE_OF)]
            for owner in owners:
                self.note_name(owner, occurrence.usr, occurrence.line)
            if not owners:
                loose.append((occurrence.line, occurrence.usr))
        # Attributes belong to the declaration that follows.
        places.sort()
        for line, usr in loose:
            place = bisect.bisect_left(places, (line, ""))
            if place < len(places):
                self.note_name(places[place][1], usr, line)
        return tests

    def note_definition(self, occurrence):
        for roles, usr, _ in occurrence.relations:
            if roles & (CHILD_OF | ACCESSOR_OF):
                self.children[usr].add(occurrence.usr)
            if roles & OVERRIDE_OF:
                self.note_name(occurrence.usr, usr, occurrence.line)

    def note_name(self, owner, usr, line):
        self.named[owner].setdefault(usr, set()).add(line)
        if CHECKS.match(usr):
            self.checking.add(owner)

    def found_by(self, test, file, tests):
        """The symbols that a test uses, with distance and lines; all declarations on the way; whether it checks anything."""
        found, is_checked = {}, False
        level, seen, distance = [test], {test}, BODY
        while level:
            following = []
            for usr in level:
                is_checked = is_checked or usr in self.checking
                place = ELSEWHERE if self.home.get(usr) != file else min(distance, HELPER)
                for used, lines in self.named.get(usr, {}).items():
                    if used in self.public and found.get(used, (ELSEWHERE + 1,))[0] > place:
                        found[used] = (place, () if place == ELSEWHERE else lines)
                    if used in self.home and used not in seen:
                        following.append(used)
                        seen.add(used)
                # The members of a view or helper are used with it; a suite's are its other tests.
                members = self.children.get(usr, set())
                if usr != test and not members & tests.keys():
                    following += members - seen
                    seen |= members
            level, distance = following, distance + 1
        return found, seen, is_checked

    def best(self, symbol, usr=None):
        """The best use of a symbol, or, for a type, of another one that stands for it."""
        uses = self.uses.get(usr or symbol.usr, ())
        return max(((self.score(symbol, use), use.test.file, use.test.name) for use in uses), default=None)

    def score(self, symbol, use):
        base = words(symbol.parts[-1].split("(")[0]) if symbol.parts[-1] not in ("init", "subscript") else set()
        if symbol.parts[-1].startswith(("init(", "subscript(")):
            base = words(symbol.parts[-1].split("(")[1]) or words(symbol.parts[-2])
        owner = words(symbol.parts[-2]) - {"view"} if len(symbol.parts) > 1 else set()
        file = pathlib.Path(symbol.file)
        topic = words(file.stem) - {"view"}
        test = pathlib.Path(use.test.file)
        title, stem, folder = words(use.test.title + " " + use.test.name), words(test.stem), words(test.parent.name)

        def share(some, others):
            return len(some & others) / len(some) if some else 0

        value = 5 * share(base, title) + 2 * share(base, stem) + share(base, folder)
        value += 2 * share(owner, title | stem) + share(owner, folder)
        value += 2 * share(topic, stem) + share(words(file.parent.name), folder | stem)
        value += {BODY: 5, HELPER: 2, ELSEWHERE: 0}[use.distance]
        if not symbol.is_type:
            text = self.texts[use.test.file]
            labels = [label for label in symbol.parts[-1].partition("(")[2].rstrip(")").split(":") if label not in ("", "_")]
            if labels:
                value += 3 * max(
                    (sum(text.has_label(label, line) for label in labels) / len(labels) for line in use.lines), default=0)
            if use.distance == BODY and not text.compared.isdisjoint(use.lines):
                value += 4
            elif use.distance == BODY and any(text.flows(use.test.name, line) for line in use.lines):
                value += 3
            elif use.lines and text.refused.issuperset(use.lines):
                value -= 4
        # Of tests that reach a symbol through helpers, the broader one depends on it more.
        if use.distance == BODY:
            return value - math.log2(1 + use.test.breadth) - (20 if use.test.is_last else 0)
        return value + math.log2(1 + use.test.breadth) / 2 - 2 - (20 if use.test.is_last else 0)


def tests_of(symbols, index):
    """The test of each symbol: of its own, or, for a type, of a member or of something that takes or returns it."""
    found = {}
    index.add_local_witnesses(symbols)
    for symbol in symbols:
        best = index.best(symbol)
        if best:
            found[symbol.usr] = best
    types = {(symbol.module, symbol.path): symbol for symbol in symbols if symbol.is_type}
    by_usr = {symbol.usr: symbol for symbol in types.values()}
    inherited = {}
    for symbol in symbols:
        if symbol.usr not in found:
            continue
        outer = [types.get((symbol.module, ".".join(symbol.parts[:end]))) for end in range(1, len(symbol.parts))]
        for kind in [kind for kind in outer if kind] + [by_usr[usr] for usr in symbol.mentions if usr in by_usr]:
            if kind in outer[-1:] or kind.usr not in found:
                best = index.best(kind, usr=symbol.usr)
                inherited[kind.usr] = max(inherited.get(kind.usr, best), best)
    for usr, best in inherited.items():
        found[usr] = max(found.get(usr, best), best)
    for symbol in symbols:
        owner = types.get((symbol.module, ".".join(symbol.parts[:-1])))
        if symbol.usr not in found and symbol.goes_with_its_type and owner and owner.usr in found:
            found[symbol.usr] = found[owner.usr]
    return {usr: f"{file}#{name}" for usr, (_, file, name) in found.items()}

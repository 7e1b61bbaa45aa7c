"""The public symbols of the modules that programs import, from the compiler's symbol graphs."""
import json
import os
import pathlib
import re
import subprocess
import tempfile

from .index_store import DEFINITION, OVERRIDE_OF

# The modules that programs import. The first of them that exports an internal module names its symbols.
PUBLIC = [
    "Combine", "CoreGraphics", "QuartzCore", "DeveloperToolsSupport", "UIKit", "PDFKit", "SwiftData", "UITestSupport",
    "SwiftUI",
]
# Requirements of protocols that the compiler or the protocol's own code calls: a witness of one of them has no row.
CALLED_BY_PROTOCOL = {
    "body", "hashValue", "hash(into:)", "hash", "isEqual(_:)", "==(_:_:)", "<(_:_:)", "encode(to:)", "init(from:)", "makeIterator()",
    "description", "debugDescription", "customMirror", "playgroundDescription", "startIndex", "endIndex", "index(after:)",
    "index(before:)", "allCases", "rawValue", "init(rawValue:)", "animatableData", "makeBody(configuration:)",
    "body(content:phase:)", "path(in:)", "AnimatableData", "Body", "Element", "Index", "SubSequence", "Iterator", "RawValue", "ID",
    "Output", "Failure", "receive(subscriber:)", "combineIdentifier", "Cache", "ArrayLiteralElement", "errorDescription",
    "Indices", "AllCases", "union(_:)", "intersection(_:)", "symmetricDifference(_:)", "formUnion(_:)",
    "formIntersection(_:)", "formSymmetricDifference(_:)", "contains(_:)", "remove(_:)", "update(with:)", "insert(_:)",
    "init(stringLiteral:)", "TransactionIdentifier", "ChangeIdentifier", "TokenType", "HistoryType", "Snapshot", "Configuration",
    "Store", "enqueue(_:)", "init(arrayLiteral:)", "init(stringInterpolation:)", "appendLiteral(_:)",
    "init(literalCapacity:interpolationCount:)", "allowsSelection",
}
BUILDER = re.compile(r"build(Block|Expression|Either|Optional|Array|Partial|LimitedAvailability|FinalResult|If)\b")


class Symbol:
    def __init__(self, module, graph):
        self.module = module
        self.parts = graph["pathComponents"]
        self.path = ".".join(self.parts)
        self.kind = graph["kind"]["identifier"].removeprefix("swift.")
        self.usr = graph["identifier"]["precise"]
        self.declaration = re.sub(r"\s+", " ", "".join(part["spelling"] for part in graph["declarationFragments"]))
        self.mentions = {part["preciseIdentifier"] for part in graph["declarationFragments"] if "preciseIdentifier" in part}
        # Members that the compiler writes itself stand nowhere.
        self.is_written = "location" in graph
        self.file = graph.get("location", {}).get("uri", "")

    @property
    def is_type(self):
        return self.kind in ("struct", "class", "enum", "protocol", "typealias", "associatedtype")

    @property
    def goes_with_its_type(self):
        """Members of Combine's operators are tried where the operator is, and the compiler calls the values of a property
        wrapper wherever a property has the wrapper."""
        return len(self.parts) > 2 and self.parts[0] == "Publishers" or self.parts[-1] in ("wrappedValue", "projectedValue")

    def is_listed(self, witnesses):
        """Neither named with _ nor called by the compiler or a protocol's own code."""
        name = self.parts[-1]
        return self.is_written and self.kind != "extension" and not (
            any(part.startswith("_") for part in self.parts)
            or BUILDER.match(name)
            or (name in CALLED_BY_PROTOCOL and self.usr in witnesses)
        )


def public_names(root, index):
    """For each module that a program gets, the name of the one that it imports for it: the nearest that exports it."""
    exports, modules = {}, {module for module, _ in index.files.values()}
    for file, (module, _) in index.files.items():
        for name in re.findall(r"^@_exported (?:public )?import (\w+)$", (root / file).read_text(), re.MULTILINE):
            if name in modules:
                exports.setdefault(module, set()).add(name)
    names = {name: name for name in PUBLIC}
    level = list(PUBLIC)
    while level:
        following = []
        for module in level:
            for name in sorted(exports.get(module, ())):
                if name not in names:
                    names[name] = names[module]
                    following.append(name)
        level = following
    return names


def public_symbols(root, build, index):
    packages = subprocess.run(["pkg-config", "--cflags", "pangocairo", "librsvg-2.0", "gtk4"], check=True, capture_output=True, text=True)
    headers = [f"-fmodule-map-file={file}" for file in sorted((root / "Sources").glob("**/module.modulemap"))]
    headers = [flag for header in headers + packages.stdout.split() for flag in ("-Xcc", header)]
    target = f"{os.uname().machine}-unknown-linux-gnu"
    names, found = public_names(root, index), []
    with tempfile.TemporaryDirectory() as folder:
        for module in names:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-I", str(build / "Modules"), "-target", target,
                 "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder, *headers],
                check=True, capture_output=True)
        for file in sorted(pathlib.Path(folder).glob("*.json")):
            module = names[file.name.split(".")[0].split("@")[0]]
            found += [Symbol(module, graph) for graph in json.loads(file.read_text())["symbols"]]
    return found


def witnesses(index):
    """The symbols that satisfy a requirement of a protocol or override a member of a class."""
    return {
        occurrence.usr
        for file in index.files if file.startswith("Sources/")
        for occurrence in index.occurrences(file)
        if occurrence.roles & DEFINITION and any(roles & OVERRIDE_OF for roles, _, _ in occurrence.relations)
    }

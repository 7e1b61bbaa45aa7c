"""The tables of Documentation that say of a symbol why it has no effect, or no test."""
import fnmatch
import re

# A second column that says so leaves nothing of the symbol that has an effect.
WHOLE = re.compile(r"^(all|the whole modifier|always .*|all; .*)$")


class Reasons:
    """The rows of a table: each names symbols in its first column and has the reason in its last."""

    def __init__(self, file):
        self.rows = []
        for line in file.read_text().splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if line.startswith("|") and "`" in cells[0]:
                if "`: " in cells[0] and WHOLE.match(cells[1]):
                    raise SystemExit(f"{file.name}: name the members with their type, or all of the type is meant: {cells[0]}")
                self.rows.append((re.findall(r"`([^`]+)`", cells[0]), cells[1], cells[-1]))

    def of(self, symbol):
        """The first row that names a symbol; one about a parameter only where the symbol has it."""
        for names, part, reason in self.rows:
            parameter = re.fullmatch(r"`(\w+)`", part)
            if parameter and "(" in symbol.declaration and parameter[1] not in symbol.declaration:
                continue
            if any(is_named(symbol, name, names[:place]) for place, name in enumerate(names)):
                return part, reason
        return None

    def of_type(self, symbol):
        """The row that takes all effect from a type around a symbol."""
        for names, part, reason in self.rows:
            if WHOLE.match(part) and any(".".join(symbol.parts[:end]) in names for end in range(1, len(symbol.parts))):
                return part, reason
        return None


def is_named(symbol, name, before):
    """Whether a name in a row, after others, is that of a symbol: with * for any part of it, without parentheses for all
    its forms, or without its type where that is the type of a name before or any type that has such a member."""
    form = name.split("(")[0]
    path = symbol.path if "(" in name else symbol.path.split("(")[0]
    if name == path or "*" in name and fnmatch.fnmatchcase(path, name):
        return True
    if "." in form or (form[0].islower() and form not in ("init", "subscript")):
        return path.endswith("." + name)
    types = [named.split("(")[0].split(".")[:-1] for named in before]
    return any(path == ".".join(kind[:end] + [name]) for kind in types for end in range(1, len(kind) + 1))

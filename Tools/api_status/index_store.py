"""Reads the compiler's index of the last debug build: which declaration is used where, and inside which other one."""
import collections
import ctypes
import os
import pathlib
import shutil
import sys

# The roles of an occurrence, and of its relations to other symbols.
DEFINITION = 1 << 1
REFERENCE = 1 << 2
IMPLICIT = 1 << 8
CHILD_OF = 1 << 9
BASE_OF = 1 << 10
OVERRIDE_OF = 1 << 11
ACCESSOR_OF = 1 << 15
CONTAINED_BY = 1 << 16
RECORD = 2

Occurrence = collections.namedtuple("Occurrence", "usr name line roles relations")


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


POINTER, NUMBER = ctypes.c_void_p, ctypes.c_uint
FUNCTIONS = [
    ("store_create", POINTER, [ctypes.c_char_p, POINTER]),
    ("store_units_apply_f", ctypes.c_bool, [POINTER, NUMBER, POINTER, POINTER]),
    ("store_get_unit_modification_time", ctypes.c_bool,
     [POINTER, ctypes.c_char_p, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64), POINTER]),
    ("unit_reader_create", POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    ("unit_reader_dispose", None, [POINTER]),
    ("unit_reader_get_main_file", Text, [POINTER]),
    ("unit_reader_get_module_name", Text, [POINTER]),
    ("unit_reader_dependencies_apply_f", ctypes.c_bool, [POINTER, POINTER, POINTER]),
    ("unit_dependency_get_kind", ctypes.c_int, [POINTER]),
    ("unit_dependency_get_name", Text, [POINTER]),
    ("record_reader_create", POINTER, [POINTER, ctypes.c_char_p, POINTER]),
    ("record_reader_dispose", None, [POINTER]),
    ("record_reader_occurrences_apply_f", ctypes.c_bool, [POINTER, POINTER, POINTER]),
    ("occurrence_get_symbol", POINTER, [POINTER]),
    ("occurrence_get_roles", ctypes.c_uint64, [POINTER]),
    ("occurrence_get_line_col", None, [POINTER, ctypes.POINTER(NUMBER), ctypes.POINTER(NUMBER)]),
    ("occurrence_relations_apply_f", ctypes.c_bool, [POINTER, POINTER, POINTER]),
    ("symbol_relation_get_roles", ctypes.c_uint64, [POINTER]),
    ("symbol_relation_get_symbol", POINTER, [POINTER]),
    ("symbol_get_usr", Text, [POINTER]),
    ("symbol_get_name", Text, [POINTER]),
]
VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
NAME_VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)


class IndexStore:
    def __init__(self, root, build):
        swift = shutil.which("swiftc")
        library = pathlib.Path(os.path.realpath(swift)).parent.parent / "lib/libIndexStore.so" if swift else None
        if not library or not library.exists():
            sys.exit("api-status: the Swift toolchain's libIndexStore.so was not found; install the whole toolchain.")
        functions = ctypes.CDLL(str(library))
        self.call = {}
        for name, result, arguments in FUNCTIONS:
            function = getattr(functions, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            self.call[name] = function
        self.error = ctypes.c_void_p()
        self.store = self.call["store_create"](str(build / "index/store").encode(), ctypes.byref(self.error))
        if not self.store:
            sys.exit("api-status: there is no index of a build; run `swift build --build-tests` first.")
        self.files = self.records_of_files(root)

    def records_of_files(self, root):
        """The module and the records of each file of the project that still exists: of its newest unit, as a file that
        went to another module leaves the unit of the old one behind."""
        call, names, records, files = self.call, [], [], {}

        @NAME_VISITOR
        def note_unit(_, name):
            names.append(str(name))
            return True

        @VISITOR
        def note_record(_, dependency):
            if call["unit_dependency_get_kind"](dependency) == RECORD:
                records.append(str(call["unit_dependency_get_name"](dependency)))
            return True

        call["store_units_apply_f"](self.store, 0, None, note_unit)
        for name in sorted(names, key=lambda name: (self.time_of_unit(name), name)):
            reader = call["unit_reader_create"](self.store, name.encode(), ctypes.byref(self.error))
            if not reader:
                continue
            file = pathlib.Path(str(call["unit_reader_get_main_file"](reader)))
            if file.is_relative_to(root) and not file.is_relative_to(root / ".build") and file.exists():
                records.clear()
                call["unit_reader_dependencies_apply_f"](reader, None, note_record)
                module = str(call["unit_reader_get_module_name"](reader))
                files[str(file.relative_to(root))] = (module, sorted(records))
            call["unit_reader_dispose"](reader)
        return files

    def time_of_unit(self, name):
        seconds, rest = ctypes.c_int64(), ctypes.c_int64()
        self.call["store_get_unit_modification_time"](
            self.store, name.encode(), ctypes.byref(seconds), ctypes.byref(rest), ctypes.byref(self.error))
        return seconds.value, rest.value

    def occurrences(self, file):
        """Every occurrence of a symbol in a file, with the symbols that it is related to."""
        call, found, texts = self.call, [], {}
        line, column = NUMBER(), NUMBER()

        def text(symbol):
            if symbol not in texts:
                texts[symbol] = (str(call["symbol_get_usr"](symbol)), str(call["symbol_get_name"](symbol)))
            return texts[symbol]

        relations = []

        @VISITOR
        def note_relation(_, relation):
            usr, name = text(call["symbol_relation_get_symbol"](relation))
            relations.append((call["symbol_relation_get_roles"](relation), usr, name))
            return True

        @VISITOR
        def note(_, occurrence):
            relations.clear()
            call["occurrence_relations_apply_f"](occurrence, None, note_relation)
            call["occurrence_get_line_col"](occurrence, ctypes.byref(line), ctypes.byref(column))
            usr, name = text(call["occurrence_get_symbol"](occurrence))
            roles = call["occurrence_get_roles"](occurrence)
            found.append(Occurrence(usr, name, line.value, roles, tuple(relations)))
            return True

        for record in self.files[file][1]:
            texts.clear()
            reader = call["record_reader_create"](self.store, record.encode(), ctypes.byref(self.error))
            if reader:
                call["record_reader_occurrences_apply_f"](reader, None, note)
                call["record_reader_dispose"](reader)
        return found

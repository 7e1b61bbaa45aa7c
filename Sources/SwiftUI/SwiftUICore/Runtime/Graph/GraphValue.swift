import DeepStack
import Memory
import ReactiveGraph

/// A view value as the graph sees it: where it comes from, and how to get from there to this part of it.
///
/// Reading one inside a node makes the node depend on the body that produced the value. A part costs no node of its own;
/// its reader compares and thereby stops changes that do not concern it. A stored part is found by its place in the
/// memory of the whole, so that only the part is copied.
public struct _GraphValue<Value> {
  fileprivate let origin: Origin

  fileprivate enum Origin {
    /// A part of an attribute's value, from a byte on.
    case stored(AnyAttribute, offset: Int)
    case computed(() -> Value)
  }

  fileprivate init(_ origin: Origin) {
    self.origin = origin
  }

  package init(_ read: @escaping () -> Value) {
    origin = .computed(read)
  }

  package init(_ attribute: Attribute<Value>) {
    origin = .stored(attribute, offset: 0)
  }

  /// The attribute that the value is a stored part of, if it is one.
  var attribute: AnyAttribute? {
    if case .stored(let attribute, _) = origin { attribute } else { nil }
  }

  /// The value now; the node under evaluation depends on where it comes from.
  package func read() -> Value {
    switch origin {
    case .stored(let attribute, let offset):
      (attribute.readAddress() + offset).assumingMemoryBound(to: Value.self).pointee
    case .computed(let read): read()
    }
  }

  /// Looks at the value where it lies, without a copy; the node under evaluation depends on where it comes from.
  func withValue<Result>(_ body: (Value) -> Result) -> Result {
    switch origin {
    case .stored(let attribute, let offset):
      body((attribute.readAddress() + offset).assumingMemoryBound(to: Value.self).pointee)
    case .computed(let read): body(read())
    }
  }

  /// Something computed from the value.
  package subscript<Part>(_ path: @escaping (Value) -> Part) -> _GraphValue<Part> {
    _GraphValue<Part> { path(read()) }
  }

  /// A part of the value.
  package subscript<Part>(_ path: KeyPath<Value, Part>) -> _GraphValue<Part> {
    guard let offset = MemoryLayout<Value>.offset(of: path) else {
      return _GraphValue<Part> { read()[keyPath: path] }
    }
    return part(at: offset)
  }

  /// A stored property of the value; its place in memory is looked up once for each type and place in the source.
  package func part<Part>(
    _ path: @autoclosure () -> KeyPath<Value, Part>, file: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) -> _GraphValue<Part> {
    guard let offset = StoredOffset.cached(path, file: file, line: line, column: column) else { return self[path()] }
    return part(at: offset)
  }

  /// The part of the value that begins at a byte. Made in its place: of what is stored, no type has to be looked up for it.
  @inline(__always)
  package func part<Part>(at offset: Int) -> _GraphValue<Part> {
    switch origin {
    case .stored(let attribute, let base): _GraphValue<Part>(.stored(attribute, offset: base + offset))
    case .computed(let read):
      _GraphValue<Part> {
        withUnsafePointer(to: read()) {
          (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Part.self).pointee
        }
      }
    }
  }

  /// The value in a node of its own, so that an equal new value ends the change there (G3).
  package func attribute(in graph: Graph, _ label: StaticString) -> Rule<Value> {
    Rule(in: graph, label, equal: ValueComparison.areEqual, read)
  }
}

/// A view value whose type its users know.
package enum AnyGraphValue {
  case stored(AnyAttribute, offset: Int)
  case computed(Computed)

  /// A value of which more is known than where it lies: in an object, for these are few, and the others are copied often.
  package final class Computed {
    /// A `_GraphValue` of the type.
    let value: Any

    init(_ value: Any) { self.value = value }
  }

  package init<Value>(_ value: _GraphValue<Value>) {
    switch value.origin {
    case .stored(let attribute, let offset): self = .stored(attribute, offset: offset)
    case .computed: self = .computed(Computed(value))
    }
  }

  /// Lowers the value, which is a view of this type.
  package func makeView(_ type: any View.Type, _ inputs: _ViewInputs) -> _ViewOutputs {
    func lower<V: View>(_ type: V.Type) -> _ViewOutputs {
      withEnoughStack { V._makeView(view: of(type), inputs: inputs) }
    }
    return lower(type)
  }

  /// Lists the views of the value, which is a view of this type.
  package func makeList(_ type: any View.Type, _ inputs: _ViewInputs) -> _ViewList {
    func list<V: View>(_ type: V.Type) -> _ViewList {
      withEnoughStack { V._makeViewList(view: of(type), inputs: inputs) }
    }
    return list(type)
  }

  /// Whether both are the same part of the same node, or the same computation.
  package func isSame(as other: AnyGraphValue) -> Bool {
    switch (self, other) {
    case (.stored(let left, let leftOffset), .stored(let right, let rightOffset)):
      left === right && leftOffset == rightOffset
    case (.computed(let left), .computed(let right)): left === right
    default: false
    }
  }

  /// The value, which is of this type.
  func of<Value>(_ type: Value.Type) -> _GraphValue<Value> {
    switch self {
    case .stored(let attribute, let offset): return _GraphValue<Value>(.stored(attribute, offset: offset))
    case .computed(let computed):
      guard let value = computed.value as? _GraphValue<Value> else {
        preconditionFailure("a view is lowered as another")
      }
      return value
    }
  }

  /// How a part of a computed value is got: only there its type and that of the whole have to be known.
  typealias Part = (_ whole: AnyGraphValue, _ offset: Int) -> AnyGraphValue

  static func part<Whole, Value>(of whole: Whole.Type, as type: Value.Type) -> Part {
    { AnyGraphValue($0.part(of: whole, at: $1) as _GraphValue<Value>) }
  }

  /// The part that begins at a byte of the value.
  func part(at offset: Int, _ part: Part) -> AnyGraphValue {
    switch self {
    case .stored(let attribute, let base): .stored(attribute, offset: base + offset)
    case .computed: part(self, offset)
    }
  }

  /// The part that begins at a byte of the value, which is a `Whole`.
  func part<Whole, Part>(of whole: Whole.Type, at offset: Int) -> _GraphValue<Part> {
    switch self {
    case .stored(let attribute, let base): return _GraphValue<Part>(.stored(attribute, offset: base + offset))
    case .computed(let computed):
      guard let value = computed.value as? _GraphValue<Whole> else {
        preconditionFailure("a tuple is lowered as another")
      }
      return value.part(at: offset)
    }
  }
}

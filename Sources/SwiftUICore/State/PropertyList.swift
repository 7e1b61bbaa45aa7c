import ReactiveGraph
@_spi(Reflection) import Swift

/// A view of the framework that evaluates the body of something else, whose dynamic properties it connects as its own.
package protocol PropertyCarrier {
  /// The type of the stored property that holds it.
  static var carried: Any.Type { get }
}

/// The dynamic properties of a type, found once by looking at its fields.
struct PropertyList {
  struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    let nested: [Field]
    /// The same type, when it is one of the framework's own.
    let ours: (any GraphProperty.Type)?

    init(name: String, offset: Int, type: any DynamicProperty.Type, nested: [Field]) {
      self.name = name
      self.offset = offset
      self.type = type
      self.nested = nested
      ours = type as? any GraphProperty.Type
    }
  }

  let fields: [Field]

  private nonisolated(unsafe) static var cache: [ObjectIdentifier: PropertyList] = [:]

  static func of(_ type: Any.Type) -> PropertyList {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let made = PropertyList(fields: find(in: type))
    cache[key] = made
    return made
  }

  private static func find(in type: Any.Type) -> [Field] {
    var found: [Field] = []
    let wrapper: any PropertyCarrier.Type = type as? any PropertyCarrier.Type ?? NoCarrier.self
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, kind in
      guard kind == .struct else { return true }
      if let property = fieldType as? any DynamicProperty.Type {
        let isOurs: Bool = property is any GraphProperty.Type
        found.append(
          Field(
            name: String(cString: name), offset: offset, type: property, nested: isOurs ? [] : find(in: fieldType)))
      } else if fieldType == wrapper.carried {
        for inner in find(in: fieldType) {
          found.append(
            Field(name: inner.name, offset: offset + inner.offset, type: inner.type, nested: inner.nested))
        }
      }
      return true
    }
    return found
  }

  private struct NoCarrier: PropertyCarrier {
    static var carried: Any.Type { Never.self }
  }
}

/// The boxes of one view's dynamic properties: they live as long as the view's identity (G4).
final class PropertyStorage {
  private let fields: [PropertyList.Field]
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  /// The boxes by the place of their property in the view; there are few.
  private var boxes: [(key: Int, box: AnyObject)] = []

  init?(for type: Any.Type, inputs: _ViewInputs) {
    fields = PropertyList.of(type).fields
    if fields.isEmpty { return nil }
    self.inputs = inputs
    subgraph = inputs.graph.currentSubgraph
  }

  /// The names of the properties, as they were written with an underscore.
  var names: [String] { fields.map(\.name) }

  /// The name of the property that keeps its value in a node, if one does.
  func name(of node: GraphNode) -> String? {
    guard let key = boxes.first(where: { ($0.box as? any ChangingBox)?.changing === node })?.key else { return nil }
    return fields.last { $0.offset <= key }?.name
  }

  /// Connects all dynamic properties of `value` and calls their `update()`, inner ones first.
  func update<Value>(_ value: inout Value) {
    withUnsafeMutablePointer(to: &value) { pointer in
      connect(fields, at: UnsafeMutableRawPointer(pointer), base: 0)
    }
  }

  private func connect(_ fields: [PropertyList.Field], at pointer: UnsafeMutableRawPointer, base: Int) {
    for field in fields {
      connect(field.nested, at: pointer + field.offset, base: base + field.offset)
      if let ours = field.ours {
        install(ours, at: pointer + field.offset, key: base + field.offset)
      }
      update(field.type, at: pointer + field.offset)
    }
  }

  private func install<P: GraphProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer, key: Int) {
    let property = pointer.assumingMemoryBound(to: P.self)
    let box: P.Box
    if let known = boxes.first(where: { $0.key == key }) {
      // The type of the property at a place never changes.
      box = unsafeDowncast(known.box, to: P.Box.self)
    } else {
      let inputs: _ViewInputs = self.inputs
      box = inputs.graph.with(subgraph) { inputs.graph.untracked { property.pointee.makeBox(in: inputs) } }
      boxes.append((key, box))
    }
    property.pointee.install(box)
  }

  private func update<P: DynamicProperty>(_ type: P.Type, at pointer: UnsafeMutableRawPointer) {
    pointer.assumingMemoryBound(to: P.self).pointee.update()
  }
}

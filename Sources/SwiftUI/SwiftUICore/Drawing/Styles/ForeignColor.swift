import DisplayList

/// A colour of another framework, which finds its numbers itself. It is equal to those of the same object.
package struct ForeignColor: Hashable, Sendable {
  private let object: any AnyObject & Sendable
  let resolved: @Sendable (ColorContext) -> RGBA

  package init(_ object: any AnyObject & Sendable, resolved: @escaping @Sendable (ColorContext) -> RGBA) {
    self.object = object
    self.resolved = resolved
  }

  package static func == (left: ForeignColor, right: ForeignColor) -> Bool { left.object === right.object }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

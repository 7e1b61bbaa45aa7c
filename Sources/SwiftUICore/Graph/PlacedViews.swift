import LayoutEngine

/// The views in a container's place, as measuring and placing look at them.
///
/// Most containers have views that never change: those need neither a closure nor a list made for each look.
package enum PlacedViews {
  case none
  case one(GeometrySlot)
  case fixed([GeometrySlot])
  /// Read inside nodes, which then depend on the list.
  case changing(() -> [GeometrySlot])

  /// Calls `body` for each view in order; the node under evaluation depends on the list.
  @inline(__always)
  func forEach(_ body: (GeometrySlot) -> Void) {
    switch self {
    case .none: break
    case .one(let child): body(child)
    case .fixed(let children): Self.forEach(children, body)
    case .changing(let children): for child in children() { body(child) }
    }
  }

  /// The list holds the views meanwhile: no reference to each is counted.
  @inline(__always)
  private static func forEach(_ children: [GeometrySlot], _ body: (GeometrySlot) -> Void) {
    withExtendedLifetime(children) {
      children.withUnsafeBufferPointer { children in
        guard let first = UnsafeRawPointer(children.baseAddress) else { return }
        let borrowed = first.assumingMemoryBound(to: Unmanaged<GeometrySlot>.self)
        for index in 0..<children.count { borrowed[index]._withUnsafeGuaranteedRef(body) }
      }
    }
  }

  /// How many views there are; of those that change it is not known before they are read.
  var count: Int {
    switch self {
    case .none, .changing: 0
    case .one: 1
    case .fixed(let children): children.count
    }
  }

  var list: [GeometrySlot] {
    switch self {
    case .none: []
    case .one(let child): [child]
    case .fixed(let children): children
    case .changing(let children): children()
    }
  }
}

import LayoutEngine
import Memory

/// The views in a container's place, as measuring and placing look at them.
///
/// Most containers have views that never change: those need neither a closure nor a list made for each look. All cases hold
/// one reference, so that the whole is no larger than that.
package enum PlacedViews {
  case none
  case one(GeometrySlot)
  case fixed([GeometrySlot])
  case listed(ChangingViews)

  /// Views that may change; read inside nodes, which then depend on the list.
  static func changing(_ list: @escaping () -> [GeometrySlot]) -> PlacedViews { .listed(ChangingViews(list)) }

  /// What gives the views that are there now.
  package final class ChangingViews {
    let list: () -> [GeometrySlot]

    init(_ list: @escaping () -> [GeometrySlot]) { self.list = list }
  }

  /// Calls `body` for each view in order; the node under evaluation depends on the list.
  @inline(__always)
  func forEach(_ body: (GeometrySlot) -> Void) {
    switch self {
    case .none: break
    case .one(let child): body(child)
    case .fixed(let children): children.forEachBorrowed(body)
    case .listed(let children): for child in children.list() { body(child) }
    }
  }

  /// Whether the views are the same for good.
  var isFixed: Bool {
    switch self {
    case .none, .one, .fixed: true
    case .listed: false
    }
  }

  /// How many views there are; of those that change it is not known before they are read.
  var count: Int {
    switch self {
    case .none, .listed: 0
    case .one: 1
    case .fixed(let children): children.count
    }
  }

  package var list: [GeometrySlot] {
    switch self {
    case .none: []
    case .one(let child): [child]
    case .fixed(let children): children
    case .listed(let children): children.list()
    }
  }
}

import CoreGraphics
import DeepStack

/// Something that shows what lies behind it, blurred: a change there changes it too.
struct Backdrop: Equatable {
  /// What it covers, and looks at nothing else. What of it is clipped away is looked at also.
  var rect: CGRect

  /// All that has to be painted anew together: pixels at the edges, which may be shared with what lies beside, count as
  /// a whole.
  var zone: CGRect { rect.insetBy(dx: -1, dy: -1) }

  func moved(by offset: CGPoint) -> Backdrop { Backdrop(rect: rect.offsetBy(dx: offset.x, dy: offset.y)) }
}

extension Sequence where Element == DisplayItem {
  /// What of the items shows what lies behind, in their space.
  var backdrops: [Backdrop] {
    var found: [Backdrop] = []
    for case .group(let effect, let items) in self {
      let inner: [Backdrop] = withEnoughStack { items.backdrops }
      if !inner.isEmpty || effect.isBackdrop { found += effect.backdrops(of: inner) }
    }
    return found
  }
}

extension Effect {
  var isBackdrop: Bool {
    if case .backdrop(let radius, _) = self { return radius > 0 }
    return false
  }

  /// What a group with this effect has of such parts, whose items have `inner`.
  func backdrops(of inner: [Backdrop]) -> [Backdrop] {
    var found: [Backdrop] = inner
    if case .backdrop(let radius, let covering) = self, radius > 0 { found.append(Backdrop(rect: covering.bounds)) }
    return found.compactMap { backdrop in
      let painted: CGRect = self.bounds(of: backdrop.rect)
      guard !painted.isNull else { return nil }
      switch self {
      case .clip, .mask: return backdrop
      default: return Backdrop(rect: painted)
      }
    }
  }
}

extension DisplayTree {
  /// The damage with all that shows some of it from behind: such a part is painted with all that it looks at, since
  /// outside of the damage lies the picture of the frame before, with what is in front of the part in it.
  static func widened(_ damage: [CGRect], by backdrops: [Backdrop]) -> [CGRect] {
    guard !backdrops.isEmpty, !damage.isEmpty else { return damage }
    var damage: [CGRect] = damage.filter { !$0.isNull }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for zone in backdrops.map(\.zone) {
        let touched: [CGRect] = damage.filter { $0.intersects(zone) }
        guard !touched.isEmpty, touched.count > 1 || !touched[0].contains(zone) else { continue }
        damage.removeAll { $0.intersects(zone) }
        damage.append(touched.reduce(zone) { $0.union($1) })
        isSettled = false
      }
    }
    return damage
  }
}

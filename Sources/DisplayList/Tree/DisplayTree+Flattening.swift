import CoreGraphics

extension DisplayTree {
  /// The drawing as a list: translations folded into the items, groups that do nothing left out.
  ///
  /// - Parameter area: when given, what is surely outside of it is left out.
  package func flattened(in area: CGRect? = nil) -> DisplayList {
    DisplayList(root.flattened(at: .zero, area))
  }
}

extension DisplayNode {
  /// - Parameters:
  ///   - offset: of the parent's space in the result's.
  ///   - area: what is wanted, in the parent's space; nil for all.
  fileprivate func flattened(at offset: CGPoint, _ area: CGRect?) -> [DisplayItem] {
    guard !isHidden else { return [] }
    if let area, !paintedBounds.intersects(area) { return [] }
    let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    // Inside effects that move or spread things, all is kept: the area is not mapped through them.
    let inner: CGRect? = effects.allSatisfy(\.keepsPlace) ? area?.offsetBy(dx: -origin.x, dy: -origin.y) : nil
    return flattened(effects[...], at: place, inner)
  }

  private func flattened(_ effects: ArraySlice<Effect>, at offset: CGPoint, _ area: CGRect?) -> [DisplayItem] {
    guard let effect = effects.first else {
      let own: [DisplayItem] = content.flatMap { $0.placed(at: offset) }
      return own + children.flatMap { $0.flattened(at: offset, area) }
    }
    return effect.placed(at: offset) { flattened(effects.dropFirst(), at: $0, area) }
  }
}

extension Effect {
  fileprivate var keepsPlace: Bool {
    switch self {
    case .opacity, .clip: return true
    case .transform, .blur, .shadow: return false
    }
  }
}

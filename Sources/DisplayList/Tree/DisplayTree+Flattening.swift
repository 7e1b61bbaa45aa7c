import CoreGraphics
import DeepStack

extension DisplayTree {
  /// The drawing as a list: translations folded into the items, groups that do nothing left out.
  ///
  /// - Parameter area: when given, what is surely outside of it is left out.
  package func flattened(in area: CGRect? = nil) -> DisplayList {
    var items: [DisplayItem] = []
    root.flatten(into: &items, at: .zero, area)
    return DisplayList(items)
  }
}

extension DisplayNode {
  /// - Parameters:
  ///   - offset: of the parent's space in the result's.
  ///   - area: what is wanted, in the parent's space; nil for all.
  fileprivate func flatten(into items: inout [DisplayItem], at offset: CGPoint, _ area: CGRect?) {
    guard !isHidden else { return }
    if let area, !paintedBounds.intersects(area) { return }
    let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
    guard effects.isEmpty else {
      // Inside effects that move or spread things, all is kept: the area is not mapped through them.
      let inner: CGRect? = effects.allSatisfy(\.keepsPlace) ? area?.offsetBy(dx: -origin.x, dy: -origin.y) : nil
      return items += affected(effects[...], at: place, inner)
    }
    flattenInside(into: &items, at: place, area?.offsetBy(dx: -origin.x, dy: -origin.y))
  }

  private func flattenInside(into items: inout [DisplayItem], at offset: CGPoint, _ area: CGRect?) {
    for item in content { items += item.placed(at: offset) }
    for child in children { withEnoughStack { child.flatten(into: &items, at: offset, area) } }
  }

  private func affected(_ effects: ArraySlice<Effect>, at offset: CGPoint, _ area: CGRect?) -> [DisplayItem] {
    guard let effect = effects.first else {
      var items: [DisplayItem] = []
      flattenInside(into: &items, at: offset, area)
      return items
    }
    return effect.placed(at: offset) { affected(effects.dropFirst(), at: $0, area) }
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

import CoreGraphics
import DisplayList
import SwiftUICore

/// How a row of a list looks apart from its content: a value without views, so that rows of other lists can look alike.
package struct ListRowLook: Equatable {
  /// What lies behind the content.
  package enum Ground: Hashable, Sendable {
    /// What the list shows.
    case none
    /// A ground from one margin to the other.
    case surface
    /// That of every other row.
    case band
  }

  /// Whether a row is selected, and where the keyboard is.
  package enum Selection: Hashable, Sendable {
    case none
    /// The list has the keyboard's focus.
    case focused
    /// Another view has it.
    case unfocused
  }

  package var ground: Ground = .none
  package var selection: Selection = .none
  package var isPressed: Bool = false
  /// From the row's edges to its ground.
  package var margin: CGFloat = 0
  package var topRadius: CGFloat = 0
  package var bottomRadius: CGFloat = 0
  package var selectionRadius: CGFloat = 0
  package var isDesktop: Bool = false

  package init() {}

  /// What the ground covers of a row.
  package func groundPath(in size: CGSize) -> CGPath {
    path(CGRect(x: margin, y: 0, width: max(0, size.width - 2 * margin), height: size.height), topRadius, bottomRadius)
  }

  private func path(_ rect: CGRect, _ top: CGFloat, _ bottom: CGFloat) -> CGPath {
    guard top > 0 || bottom > 0 else { return CGPath(rect: rect, transform: nil) }
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    return shape.path(in: rect).cgPath
  }

  /// The ground, and what shows that the row is selected or pressed.
  package func items(in size: CGSize, style: ShapeStyleContext, groundColor: Color) -> [DisplayItem] {
    let path: CGPath = groundPath(in: size)
    func fill(_ path: CGPath, _ color: Color) -> DisplayItem {
      .fill(path, .color(color.resolved(in: style.colors)), evenOdd: false)
    }
    var items: [DisplayItem] = []
    switch ground {
    case .none: break
    case .surface: items.append(fill(path, groundColor))
    case .band: items.append(fill(path, Color.quaternarySystemFill))
    }
    switch selection {
    case .none: if isPressed { items.append(fill(path, isDesktop ? .quaternarySystemFill : .gray4)) }
    case .focused where isDesktop:
      let bounds: CGRect = path.boundingBox
      items += TintShapeStyle().items(in: bounds, context: style) { paint in
        [.fill(self.path(bounds, selectionRadius, selectionRadius), paint, evenOdd: false)]
      }
    case .focused, .unfocused:
      let shape: CGPath = isDesktop ? self.path(path.boundingBox, selectionRadius, selectionRadius) : path
      items.append(fill(shape, isDesktop ? .secondarySystemFill : .gray4))
    }
    return items
  }
}

/// A line between rows.
package struct ListSeparatorLook: Equatable {
  /// Where the line begins and ends along the row, from its leading edge.
  package var start: CGFloat
  package var end: CGFloat
  package var color: Color?
  package var thickness: CGFloat
  /// Whether it is at the row's upper edge rather than at the lower one.
  package var isAtTop: Bool

  package init(start: CGFloat, end: CGFloat, color: Color?, thickness: CGFloat, isAtTop: Bool) {
    self.start = start
    self.end = end
    self.color = color
    self.thickness = thickness
    self.isAtTop = isAtTop
  }

  /// - Parameter isMirrored: Whether the row's leading edge is its right one.
  package func items(in size: CGSize, isMirrored: Bool, style: ShapeStyleContext) -> [DisplayItem] {
    let width: CGFloat = end - start
    guard width > 0 else { return [] }
    let rect = CGRect(
      x: isMirrored ? size.width - end : start, y: isAtTop ? 0 : size.height - thickness, width: width,
      height: thickness)
    let color: Color = color ?? .separator
    return [.fill(CGPath(rect: rect, transform: nil), .color(color.resolved(in: style.colors)), evenOdd: false)]
  }
}

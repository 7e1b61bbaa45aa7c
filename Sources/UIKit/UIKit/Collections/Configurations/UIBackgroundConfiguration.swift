import CoreGraphics
import UIFoundation

/// What lies behind the content of a cell, a header or a footer.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// Which look a background begins with.
  enum Kind { case clear, plainCell, groupedCell, plainHeader, sidebarCell }

  var kind: Kind
  /// A view behind the content, in front of the colour.
  public var customView: UIView?
  /// In points. Grouped cells at the ends of a section on a card have its corners besides.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays away from the edges.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The colour; nil for that of the tint.
  public var backgroundColor: UIColor? {
    didSet { isColorGiven = true }
  }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points; none by default.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  private var isColorGiven: Bool = false
  /// Whether a program gave the colour.
  var hasOwnColor: Bool { isColorGiven }
  private var state: (isHighlighted: Bool, isSelected: Bool, isFocused: Bool) = (false, false, false)

  private init(_ kind: Kind, _ color: UIColor?) {
    self.kind = kind
    backgroundColor = color
    isColorGiven = false
  }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear, .clear) }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainCell, .systemBackground)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { listHeader() }
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeader, .systemBackground)
  }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedCell, .secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(.sidebarCell, .clear)
    configuration.cornerRadius = 8
    return configuration
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result: UIBackgroundConfiguration = self
    if let cell = state as? UICellConfigurationState {
      result.state = (cell.isHighlighted, cell.isSelected, cell.isFocused)
    } else if let view = state as? UIViewConfigurationState {
      result.state = (view.isHighlighted, view.isSelected, view.isFocused)
    }
    return result
  }

  /// The colour for a tint: that of the state where no other was given.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    var color: UIColor = backgroundColor ?? tintColor
    if !isColorGiven, kind != .clear, kind != .plainHeader {
      if state.isHighlighted || state.isSelected { color = .systemGray4 }
      if state.isFocused { color = tintColor.withAlphaComponent(0.25) }
    }
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color: UIColor = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Draws the background in a rectangle.
  ///
  /// - Parameter isMirrored: Whether the leading edge is the right one.
  func draw(in rect: CGRect, tint: UIColor, isMirrored: Bool) {
    let left: CGFloat = isMirrored ? backgroundInsets.trailing : backgroundInsets.leading
    let right: CGFloat = isMirrored ? backgroundInsets.leading : backgroundInsets.trailing
    let box: CGRect = rect.inset(
      by: UIEdgeInsets(top: backgroundInsets.top, left: left, bottom: backgroundInsets.bottom, right: right))
    guard box.width > 0, box.height > 0 else { return }
    let radius: CGFloat = min(max(0, cornerRadius), min(box.width, box.height) / 2)
    let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
    resolvedBackgroundColor(for: tint).setFill()
    path.fill()
    image?.draw(in: box)
    guard strokeWidth > 0 else { return }
    let outset: CGFloat = strokeOutset - strokeWidth / 2
    let outline = UIBezierPath(
      roundedRect: box.insetBy(dx: -outset, dy: -outset), cornerRadius: max(0, radius + outset))
    outline.lineWidth = strokeWidth
    resolvedStrokeColor(for: tint).setStroke()
    outline.stroke()
  }
}

import CoreGraphics
import UIFoundation

extension UICellAccessory {
  /// How a chevron looks that leads somewhere.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is not shown; nil for what suits the cell.
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// How a chevron looks, and what opens its rows.
  public struct OutlineDisclosureOptions {
    public enum Style: Int, Sendable {
      case automatic = 0
      /// A tap on the row opens it: the row is a header.
      case header = 1
      /// A tap on the chevron opens the row, which can be selected.
      case cell = 2
    }

    public var style: Style
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// How a check mark looks.
  public struct CheckmarkOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// How a sign looks that deletes a row.
  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
    // The symbol's circle is its background: one colour draws both.
    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: backgroundColor ?? tintColor) }
  }

  /// How a sign looks that inserts a row.
  public typealias InsertOptions = DeleteOptions

  /// How a handle looks.
  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether a line stands before the handle. None is drawn: Apple's own lists of today have none.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// How a circle looks that is filled while its row is selected.
  public typealias MultiselectOptions = DeleteOptions

  /// How a short text looks.
  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
    var look: Look { Look(isHidden: isHidden, width: reservedLayoutWidth, tint: tintColor) }
  }

  /// How a button with more about a row looks.
  public typealias DetailOptions = CheckmarkOptions

  /// A view of the program's own as an accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has, whatever its content wants.
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  // MARK: Views

  static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor, _ cell: UICollectionViewListCell) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    view.contentMode = .center
    view.isAccessibilityElement = false
    return view
  }

  /// - Parameter isSpoken: Whether assistive technologies find the button; what others do is an action of the row.
  static func button(
    _ name: String, _ color: UIColor, _ words: String, _ cell: UICollectionViewListCell, isSpoken: Bool = false,
    _ action: @escaping @MainActor (UICollectionViewListCell) -> Void
  ) -> UIView {
    let button = UIButton(type: .custom)
    let size = UIImage.SymbolConfiguration(pointSize: 20)
    button.setImage(
      UIImage(systemName: name, withConfiguration: size)?.withTintColor(color, renderingMode: .alwaysOriginal),
      for: .normal)
    button.accessibilityLabel = words
    button.accessibilityElementsHidden = !isSpoken
    button.addAction(
      UIAction { [weak cell] _ in if let cell { action(cell) } }, for: .primaryActionTriggered)
    return button
  }
}

/// A chevron that points down while the rows below are shown.
final class OutlineChevron: UIButton {
  private weak var cell: UICollectionViewListCell?

  init(_ cell: UICollectionViewListCell, tint: UIColor, handler: UICellAccessory.ActionHandler?) {
    self.cell = cell
    super.init(frame: .zero)
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    setImage(
      UIImage(systemName: "chevron.forward", withConfiguration: size)?
        .withTintColor(tint, renderingMode: .alwaysOriginal), for: .normal)
    // What the chevron does is an action of the row.
    accessibilityElementsHidden = true
    addAction(
      UIAction { [weak cell] _ in
        if let handler { handler() } else { cell?.toggleExpansion() }
      }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  func show(isExpanded: Bool, isMirrored: Bool) {
    let turned = CGAffineTransform(rotationAngle: isExpanded ? .pi / 2 : 0)
    let wanted: CGAffineTransform = isMirrored ? turned.concatenating(CGAffineTransform(scaleX: -1, y: 1)) : turned
    if transform != wanted { transform = wanted }
  }
}

/// A chevron that says that a row leads somewhere: it points forward in the reading direction.
final class ForwardChevron: UIImageView {
  init(tint: UIColor) {
    super.init(frame: .zero)
    let size = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    image = UIImage(systemName: "chevron.forward", withConfiguration: size)
    tintColor = tint
    contentMode = .center
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  func show(isMirrored: Bool) {
    let wanted = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
    if transform != wanted { transform = wanted }
  }
}

/// A circle that is filled while the row is selected.
final class SelectionCircle: UIImageView {
  private let tint: UIColor
  private var isFilled: Bool?

  init(tint: UIColor) {
    self.tint = tint
    super.init(frame: .zero)
    contentMode = .center
    isAccessibilityElement = false
    show(isSelected: false)
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool) {
    guard isFilled != isSelected else { return }
    isFilled = isSelected
    tintColor = isSelected ? tint : .tertiaryLabel
    image = UIImage(
      systemName: isSelected ? "checkmark.circle.fill" : "circle",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
  }
}

import CoreGraphics
import UIFoundation

/// A view before or behind the content of a list's cell.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// The kind of the accessory.
  public enum AccessoryType: Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
    case customView(ObjectIdentifier)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How wide a place is kept for an accessory, in which it is in the middle.
  public enum LayoutDimension {
    /// As wide as it is.
    case actual
    /// As all of a list have it, so that the contents of rows begin at one line.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// Gives an accessory's place among the others of its edge: the number of those before it.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// At which edge an accessory stands, and when.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// A look that all accessories have.
  struct Look {
    var isHidden: Bool?
    var width: LayoutDimension?
    var tint: UIColor?
  }

  public let accessoryType: AccessoryType
  var isLeading: Bool
  var displayed: DisplayedState
  var look: Look
  /// Makes the view for a cell.
  let makeView: @MainActor (UICollectionViewListCell) -> UIView
  /// Gives the accessory's place among the others of its edge; nil for the usual place.
  var position: Position?
  /// How near the accessory is to the edge: less is nearer.
  var rank: Int
  var action: (@MainActor () -> Void)?
  /// Whether the accessory's size is that which its view has.
  var keepsSize: Bool = false
  /// The way in which the rows below a row are opened.
  var outlineStyle: OutlineDisclosureOptions.Style = .automatic
  /// Whether the accessory is for rows only that can be moved.
  var needsMovement: Bool = false

  init(
    _ type: AccessoryType, isLeading: Bool, _ displayed: DisplayedState, _ look: Look, rank: Int,
    action: (@MainActor () -> Void)? = nil, view: @escaping @MainActor (UICollectionViewListCell) -> UIView
  ) {
    accessoryType = type
    self.isLeading = isLeading
    self.displayed = displayed
    self.look = look
    self.rank = rank
    self.action = action
    makeView = view
  }

  func isShown(isEditing: Bool) -> Bool {
    if look.isHidden == true { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  // MARK: Kinds

  /// A chevron that says that the row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, isLeading: false, displayed, options.look, rank: 1) { _ in
      ForwardChevron(tint: options.tintColor ?? .tertiaryLabel)
    }
  }

  /// A chevron that points down while the rows below the row are shown; it shows and hides them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .outlineDisclosure, isLeading: false, displayed, options.look, rank: 1, action: actionHandler
    ) { cell in
      OutlineChevron(cell, tint: options.tintColor ?? cell.tintColor, handler: actionHandler)
    }
    result.outlineStyle = options.style
    return result
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, isLeading: false, displayed, options.look, rank: 2) { cell in
      symbol("checkmark", 15, options.tintColor ?? cell.tintColor, cell)
    }
  }

  /// A sign that deletes the row: by its action where one is given, else by showing the buttons at the row's end.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, isLeading: true, displayed, options.look, rank: 0, action: actionHandler) { cell in
      button("minus.circle.fill", options.look.tint ?? .systemRed, "Delete", cell) { cell in
        if let actionHandler { actionHandler() } else { cell.collection?.swipes.open(cell, isLeading: false) }
      }
    }
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, isLeading: true, displayed, options.look, rank: 0, action: actionHandler) { cell in
      button("plus.circle.fill", options.look.tint ?? .systemGreen, "Insert", cell) { _ in actionHandler?() }
    }
  }

  /// A handle by which the row is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var result = UICellAccessory(.reorder, isLeading: false, displayed, options.look, rank: 0) { cell in
      let view: UIView = symbol("line.3.horizontal", 17, options.tintColor ?? .tertiaryLabel, cell)
      view.isUserInteractionEnabled = true
      if let collection = cell.collection { view.addGestureRecognizer(collection.movement.makeRecognizer(for: cell)) }
      return view
    }
    result.needsMovement = true
    return result
  }

  /// A circle that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, isLeading: true, displayed, options.look, rank: 1) { cell in
      SelectionCircle(tint: options.look.tint ?? cell.tintColor)
    }
  }

  /// A short text at the end of the row.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label, isLeading: false, displayed, options.look, rank: 3) { _ in
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// A button with more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, isLeading: false, displayed, options.look, rank: 2, action: actionHandler) { cell in
      button("info.circle", options.tintColor ?? cell.tintColor, "More info", cell, isSpoken: true) { _ in
        actionHandler?()
      }
    }
  }

  /// A view of the program's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var isLeading: Bool = true
    var displayed: DisplayedState = .always
    var position: Position
    switch configuration.placement {
    case .leading(let state, let place): (displayed, position) = (state, place)
    case .trailing(let state, let place): (isLeading, displayed, position) = (false, state, place)
    }
    let look = Look(
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth, tint: configuration.tintColor)
    let view: UIView = configuration.customView
    var result = UICellAccessory(
      .customView(ObjectIdentifier(view)), isLeading: isLeading, displayed, look, rank: 4
    ) { _ in view }
    result.position = position
    result.keepsSize = configuration.maintainsFixedSize
    return result
  }

  /// The action of an accessory.
  public typealias ActionHandler = @MainActor () -> Void
}

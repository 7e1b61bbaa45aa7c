import CoreGraphics
import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// A button, a view or a space in a navigation bar or a toolbar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How strongly a button stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    /// For the button that ends what is under way.
    case done = 2

    public static var prominent: Style { .done }
  }

  @MainActor @preconcurrency public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Parameters:
  ///   - systemItem: What the button is for, which says how it looks.
  ///   - target: The object with the method, which is not kept; nil for the first responder that has the method.
  ///   - action: The method.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    set(systemItem)
    set(target, action)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    set(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    set(target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button with a menu, which a long press or a secondary click opens.
  public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    set(target, action)
  }

  /// An item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    set(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with the title and the picture of its action where none are given.
  ///
  /// - Parameters:
  ///   - primaryAction: What a press does; where there is none, a press opens the menu.
  ///   - menu: What a long press or a secondary click opens.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item: Self = NSObject.make(Self.self)
    item.set(.fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what room is left in a toolbar; several share it.
  public class func flexibleSpace() -> Self {
    let item: Self = NSObject.make(Self.self)
    item.set(.flexibleSpace)
    return item
  }

  open var style: Style = .plain { didSet { changes.change() } }
  /// The width in points; 0 for that of the content.
  open var width: CGFloat = 0 { didSet { changes.change() } }
  /// Titles for all of which there is room.
  open var possibleTitles: Set<String>? { didSet { changes.change() } }
  open var customView: UIView? { didSet { changes.change() } }
  open var menu: UIMenu? { didSet { changes.change() } }
  /// What a press does; it counts before `action`.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, oldValue != nil || title == nil && image == nil && systemItem == nil {
        title = primaryAction.title.isEmpty ? nil : primaryAction.title
        image = primaryAction.image
      }
      changes.change()
    }
  }
  open var action: Selector?
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  private var hasTarget: Bool = false
  open var tintColor: UIColor? { didSet { changes.change() } }
  open var isSelected: Bool = false { didSet { changes.change() } }
  /// Whether a press selects the item, and the next one no more.
  open var changesSelectionAsPrimaryAction: Bool = false
  open var isHidden: Bool = false { didSet { changes.change() } }

  /// What the item is for, where it is one of the system's.
  private(set) var systemItem: SystemItem?

  func set(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
    changes.change()
  }

  private func set(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { isFlexibleSpace || systemItem == .fixedSpace }

  /// Whether a press does something.
  var hasAction: Bool { primaryAction != nil || action != nil }

  /// A person pressed the button.
  func perform() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(for: self) }
    // What was given a target that has gone does nothing.
    guard let action, !hasTarget || target != nil else { return }
    _ = UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }

  /// Where the item is in its window, in points; nil while no bar shows it.
  var frameInWindow: CGRect?

  /// What few items have; made when the first of it is set.
  final lazy var parts = BarButtonParts()
  /// Whether any of it was set.
  final var hasParts: Bool = false

  /// Changes what few items have.
  final func part<Value>(_ path: ReferenceWritableKeyPath<BarButtonParts, Value>, _ value: Value) {
    hasParts = true
    parts[keyPath: path] = value
    changes.change()
  }

  /// The item's parts and those of the appearance of all items, as far as there are any.
  final var allParts: [BarButtonParts] {
    let proxy: UIBarButtonItem? = AppearanceProxies.existing(type(of: self))
    return [self, proxy].compactMap { item in item.flatMap { $0.hasParts ? $0.parts : nil } }
  }
}

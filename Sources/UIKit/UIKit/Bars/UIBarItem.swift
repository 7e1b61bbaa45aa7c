import Foundation
import FoundationGaps
import UIFoundation

/// Something in a bar: what tabs and buttons of bars have in common.
@MainActor @preconcurrency
open class UIBarItem: NSObject, UIAppearance, UIAppearanceContainer {
  /// Counts changes of what the item shows.
  let changes = ChangeCount()

  @MainActor @preconcurrency public override init() { super.init() }

  /// Items are not read from files here: the coder is not looked at.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after a nib was read: never, because none is.
  open func awakeFromNib() {}
  /// Called by Interface Builder, which does not show views of this framework.
  open func prepareForInterfaceBuilder() {}

  open var title: String? { didSet { changes.change() } }
  open var image: UIImage? { didSet { changes.change() } }
  /// The image of a phone on its side; the other one is shown there.
  open var landscapeImagePhone: UIImage?
  /// The image that is shown while the item is pressed, where texts are large; nil for the item's own, made larger.
  open var largeContentSizeImage: UIImage? { didSet { changes.change() } }
  /// The room around that image, in points.
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero { didSet { changes.change() } }
  open var imageInsets: UIEdgeInsets = .zero
  /// The insets of the image of a phone on its side, which is not shown here.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
  /// A number by which the item can be found.
  open var tag: Int = 0
  /// Whether the item can be used. True by default.
  open var isEnabled: Bool = true { didSet { changes.change() } }

  /// What an assistive technology calls the item; nil for its title.
  open var accessibilityLabel: String? { didSet { changes.change() } }
  open var accessibilityHint: String? { didSet { changes.change() } }
  open var accessibilityValue: String? { didSet { changes.change() } }
  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String? { didSet { changes.change() } }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the letters of the title for a state; those for `normal` are for all states without others.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    changes.change()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// The letters in a state, as the item, or else all items of its kind, have them.
  func currentAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let proxy: UIBarItem? = AppearanceProxies.existing(type(of: self))
    for source in [self, proxy] {
      if let found = source?.attributes[state.rawValue] ?? source?.attributes[UIControl.State.normal.rawValue] {
        return found
      }
    }
    return [:]
  }

  public static func appearance() -> Self { AppearanceProxies.proxy(Self.self) { NSObject.make(Self.self) } }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

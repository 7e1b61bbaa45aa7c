import Foundation
import UIFoundation

/// An action that a program offers at its symbol. A desktop takes such actions from the program's desktop file, so that those of a
/// running program are kept and shown nowhere.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// Shared with nobody: a copy has contents of its own.
  fileprivate let contents = UIApplicationShortcutContents()
  /// What the action is, by a name of the program's own.
  open var type: String { contents.type }
  open var localizedTitle: String { contents.title }
  open var localizedSubtitle: String? { contents.subtitle }
  open var icon: UIApplicationShortcutIcon? { contents.icon }
  /// Values of the program's own.
  open var userInfo: [String: any NSSecureCoding]? { contents.userInfo }
  /// By which a window for the action is chosen.
  open var targetContentIdentifier: Any? { contents.target }

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - type: What it is.
  ///   - localizedTitle: What is shown.
  ///   - localizedSubtitle: A second line; nil for none.
  ///   - icon: A picture; nil for none.
  ///   - userInfo: Values of the program's own; nil for none.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    super.init()
    contents.type = type
    contents.title = localizedTitle
    contents.subtitle = localizedSubtitle
    contents.icon = icon
    contents.userInfo = userInfo
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The same, which can be changed.
@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { contents.type }
    set { contents.type = newValue }
  }
  open override var localizedTitle: String {
    get { contents.title }
    set { contents.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { contents.subtitle }
    set { contents.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { contents.icon }
    set { contents.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { contents.userInfo }
    set { contents.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { contents.target }
    set { contents.target = newValue }
  }
}

/// What an action says.
fileprivate final class UIApplicationShortcutContents {
  var type: String = ""
  var title: String = ""
  var subtitle: String?
  var icon: UIApplicationShortcutIcon?
  var userInfo: [String: any NSSecureCoding]?
  var target: Any?
}

/// The picture of an action at a program's symbol.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// The picture; nil for none of the name.
  public final let image: UIImage?

  private init(_ image: UIImage?) {
    self.image = image
    super.init()
  }

  public convenience init(systemImageName: String) { self.init(UIImage(systemName: systemImageName)) }
  public convenience init(templateImageName: String) {
    self.init(UIImage(named: templateImageName)?.withRenderingMode(.alwaysTemplate))
  }
}

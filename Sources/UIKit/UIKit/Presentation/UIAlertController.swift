import Diagnostics
import Foundation

/// A question with buttons, or a choice of actions. It is shown as SwiftUI's alerts and dialogs are.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    /// A choice of actions: from below on a phone, in the middle of the window on a desktop.
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle: Style = .alert
  open var message: String? { didSet { changes.change() } }
  open override var title: String? { didSet { changes.change() } }
  /// How grave the question is; a critical one has a sign beside its title. The default is `default`.
  open var severity: UIAlertControllerSeverity = .default { didSet { changes.change() } }
  /// Counts changes of what the alert shows.
  let changes = ChangeCount()
  open private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The action of an alert that Return performs; one of its actions.
  open var preferredAction: UIAlertAction? { didSet { changes.change() } }

  /// - Parameters:
  ///   - title: The question.
  ///   - message: More about it.
  ///   - preferredStyle: An alert, or a choice of actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.changes = changes
    changes.change()
  }

  /// Adds a field for text above the buttons of an alert; a choice of actions has none (behaviour 562).
  ///
  /// - Parameter configurationHandler: Sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return Diagnostics.warn("A field is added to alerts only, and not to a choice of actions.")
    }
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    changes.change()
  }
}

/// How grave the question of an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  /// Something is lost that cannot be brought back.
  case critical = 1
}

/// A button of an alert. Each ends the alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  /// Whether the button can be pressed.
  open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { changes?.change() } } }
  /// Those of the alert that shows the action.
  var changes: ChangeCount?
  private let handler: ((UIAlertAction) -> Void)?

  /// - Parameters:
  ///   - title: What the button says.
  ///   - style: What it is for.
  ///   - handler: What it does; the alert ends as well.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated var identity: ObjectIdentifier { ObjectIdentifier(self) }

  func perform() { handler?(self) }
}

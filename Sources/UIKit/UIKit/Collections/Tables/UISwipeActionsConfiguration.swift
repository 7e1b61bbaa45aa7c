import CoreGraphics
import UIFoundation

/// A button beside a row that is pushed aside.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal = 0
    /// Takes the row away.
    case destructive = 1
  }

  /// Does what the button is for, and says by the last argument whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  private var ownColor: UIColor?
  /// The colour of the button: red or grey by its style.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// The buttons at one edge of a row that is pushed aside, the one next to the edge first.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a push over most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe: Bool = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

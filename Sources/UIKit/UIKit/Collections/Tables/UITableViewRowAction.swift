import CoreGraphics
import Foundation
import UIFoundation

/// A button beside a row that is pushed aside, in its older form: `UIContextualAction` is that of today.
@MainActor @preconcurrency
open class UITableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    /// Red, for what takes the row away.
    case `default` = 0
    case normal = 1

    /// The same as `default`.
    public static let destructive: Style = .default
  }

  public let style: Style
  open var title: String?
  /// The colour of the button; nil, the default, for red or grey by its style.
  open var backgroundColor: UIColor?
  /// An effect behind the title. Buttons have a colour alone here: kept as it was set.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// - Parameters:
  ///   - style: What the button looks like.
  ///   - title: Its words.
  ///   - handler: Does what the button is for, in a row.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let copy = UITableViewRowAction(style: style, title: title, handler: handler)
      copy.backgroundColor = backgroundColor
      copy.backgroundEffect = backgroundEffect
      return copy
    }
  }

  /// The button of today's form. The row stays where it is: the handler changes the table.
  fileprivate func contextual(_ path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
      self.handler(self, path)
      done(self.style == .normal)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}

extension UITableView {
  /// The delegate's swipe actions at the trailing edge of a row; its row actions where it has no swipe actions.
  func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate = tableDelegate else { return nil }
    if let given = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return given }
    guard let older = delegate.tableView(self, editActionsForRowAt: path) else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: older.map { $0.contextual(path) })
    // A push over the row performed nothing in the older form.
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

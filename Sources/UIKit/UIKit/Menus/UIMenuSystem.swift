import Foundation
import SwiftUICore
import SwiftUIScenes
import UIFoundation

/// Menus of the program that its responders build.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// Whether the menus have a group of commands.
  public enum ElementGroupPreference: Int, Sendable {
    /// As it suits the system: here the groups that every program has.
    case automatic = 0
    case removed = 1
    case included = 2
  }

  /// The menu bar.
  open class var main: UIMenuSystem { UIMainMenuSystem.shared }
  /// The menus of edited texts. These are SwiftUI's: no responder is asked for them, and a builder's system is never this one.
  open class var context: UIMenuSystem { UIContextMenuSystem.shared }

  /// Counts the times that the menus have to be built anew, and shown anew.
  final let changes = ChangeCount()
  final let validations = ChangeCount()

  /// Builds the menus again before they are shown next.
  open func setNeedsRebuild() { changes.change() }
  /// Asks again how commands are shown.
  open func setNeedsRevalidate() { validations.change() }

  /// The menus as the program builds them of those that every program has.
  final func build(_ standard: UIMenu) -> MenuTreeBuilder {
    let builder = MenuTreeBuilder(self, root: standard)
    prepare(builder)
    UIApplication.shared.buildMenu(with: builder)
    return builder
  }

  /// Changes the menus before the program's responders do.
  func prepare(_ builder: MenuTreeBuilder) {}
}

/// The menus of edited texts.
@MainActor @preconcurrency
open class UIContextMenuSystem: UIMenuSystem {
  private static let only = UIContextMenuSystem()

  open class var shared: UIContextMenuSystem { only }
}

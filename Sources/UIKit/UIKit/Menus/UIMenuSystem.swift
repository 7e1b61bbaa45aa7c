import Foundation
import SwiftUICore
import SwiftUIScenes
import UIFoundation

/// Menus of the program that its responders build.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menu bar.
  open class var main: UIMenuSystem { mainSystem }
  /// The menus of edited texts. These are SwiftUI's: no responder is asked for them, and a builder's system is never this one.
  open class var context: UIMenuSystem { contextSystem }

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
    UIApplication.shared.buildMenu(with: builder)
    return builder
  }
}

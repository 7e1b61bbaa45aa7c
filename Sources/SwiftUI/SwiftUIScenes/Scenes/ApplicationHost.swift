import Foundation
import HostInterface
import SwiftUICore

/// Opens the windows of a program, on a screen or without one.
package protocol ApplicationHost: AnyObject {
  /// Calls `RunningApp.update()` soon, once for any number of calls until then.
  func scheduleUpdate()
  /// Opens a window and makes its graph (`SceneWindow.open`).
  func open(_ window: SceneWindow)
  /// Brings an open window to the front.
  func bringToFront(_ window: SceneWindow)
  /// Closes a window; `SceneWindow.close()` is called when it has gone.
  func close(_ window: SceneWindow)
  /// Takes up another title or other options of an open window.
  func refresh(_ window: SceneWindow)
  /// What the person has chosen: settings for the program itself.
  var settings: HostSettings { get }
  /// The date at which the host's clock began.
  var startDate: Date { get }
  /// Where the list of documents that were open lately is kept; nil for nowhere.
  var recentStore: UserDefaults? { get }
  /// What views of all windows find in the environment; windows add their own.
  var environment: EnvironmentValues { get }
}

extension ApplicationHost {
  package var environment: EnvironmentValues { EnvironmentValues() }
  package var recentStore: UserDefaults? { nil }
}

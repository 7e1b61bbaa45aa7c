import DefaultHost
import Foundation
import SwiftUIScenes
import UIKit

extension App {
  /// Runs the program; the attribute `@main` calls it.
  ///
  /// On a machine with a display the first scene opens in a window, and the program ends when its last window is closed.
  /// With the argument `--headless`, or without a display, it opens its first scene unseen, prints what a screen reader
  /// says there, and ends; `--picture FILE` leaves a picture of it.
  @MainActor public static func main() {
    UIApplication.shared.prepare()
    exit(DefaultHost.run(Self.self))
  }
}

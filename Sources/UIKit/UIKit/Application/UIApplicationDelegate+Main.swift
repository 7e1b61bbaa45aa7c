import DefaultHost
import Foundation
import FoundationGaps
import SwiftUIScenes

extension UIApplicationDelegate {
  /// Runs the program; the attribute `@main` calls it.
  ///
  /// The delegate is made by its `init()`. Each window of the program asks it for a configuration, makes the delegate of the
  /// scene that the configuration names, and shows the window that one of the two made (`UIWindow.makeKeyAndVisible()`). The
  /// arguments are those of SwiftUI's programs: `--headless` and `--picture FILE` among them.
  @MainActor public static func main() {
    UIApplication.shared.prepare()
    exit(DefaultHost.run(DelegateProgram<Self>.self))
  }
}

extension UIApplication {
  /// Joins the program to what opens its windows, before it begins.
  package func prepare() {
    opener = { url, completion in
      guard let app = RunningApp.current else { return completion(false) }
      app.openElsewhere(url, completion: completion)
    }
    RunningApp.addOnce { ApplicationObserver() }
  }
}

/// A program of UIKit's alone: its windows are made by its delegate, and by those of its scenes.
package struct DelegateProgram<Delegate: UIApplicationDelegate>: App {
  /// The program holds its delegate weakly.
  private let delegate: Delegate

  package init() {
    guard let type = Delegate.self as? NSObject.Type, let made = NSObject.make(type) as? Delegate else {
      preconditionFailure("\(Delegate.self) is no NSObject: the delegate of a program has to be one.")
    }
    delegate = made
    SceneConnection.begin()
    UIApplication.shared.delegate = made
    RunningApp.addOnce { ApplicationObserver() }
  }

  package var body: some Scene {
    WindowGroup(id: SceneConnection.groupID) { ProgramWindow() }.commands { MainMenuCommands() }
  }
}

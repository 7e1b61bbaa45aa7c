import SwiftUI

/// A list of UIKit's, with views of SwiftUI's in its cells and behind them, in an app of SwiftUI's.
@main
struct TeaTimerApp: App {
  var body: some Scene {
    WindowGroup("Tea Timer") { TeaBrowser().ignoresSafeArea() }
  }
}

/// The navigation controller in the app's window.
struct TeaBrowser: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: TeaListController(style: .insetGrouped))
  }

  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}

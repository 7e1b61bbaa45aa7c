import Gallery
import SwiftUI

/// The gallery in a window; with `--page ID` one page alone.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView(only: Self.page)
    }
    .defaultSize(width: 960, height: 700)
  }

  private static var page: String? {
    let arguments: [String] = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--page") else { return nil }
    return arguments.dropFirst(option + 1).first
  }
}

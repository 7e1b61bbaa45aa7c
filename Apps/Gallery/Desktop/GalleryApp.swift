import Gallery
import SwiftUI

/// The gallery in a window.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView()
    }
    .defaultSize(width: 960, height: 700)
  }
}

import SwiftUICore

/// The content of a control of UIKit's as SwiftUI's views; it is made again when the control has changed.
///
/// A view in it that holds the control itself is equal to the one before, so that SwiftUI does not evaluate it anew: its body has to call
/// `ViewChanges.follow`, too.
struct ObservedContent<Content: View>: View {
  let changes: ViewChanges
  let make: @MainActor () -> Content

  init(_ changes: ViewChanges, @ViewBuilder make: @escaping @MainActor () -> Content) {
    self.changes = changes
    self.make = make
  }

  var body: some View {
    let _ = changes.follow()
    make()
  }
}

extension ViewChanges {
  /// Makes the body under evaluation depend on what the control draws and on its look.
  func follow() {
    _ = drawing.read()
    _ = look.read()
  }
}

extension UIView {
  /// Lets SwiftUI draw and operate what the view is.
  package func showContent<Content: View>(@ViewBuilder _ make: @escaping @MainActor () -> Content) {
    let changes: ViewChanges = changes
    makeContent = { AnyView(ObservedContent(changes, make: make)) }
  }
}

import SwiftUICore

/// What a control of UIKit's shows in SwiftUI's terms; made again when the control has changed.
struct ObservedContent<Content: View>: View {
  let changes: ViewChanges
  let make: @MainActor () -> Content

  init(_ changes: ViewChanges, @ViewBuilder make: @escaping @MainActor () -> Content) {
    self.changes = changes
    self.make = make
  }

  var body: some View {
    let _ = changes.drawing.read()
    let _ = changes.look.read()
    make()
  }
}

extension UIView {
  /// Lets SwiftUI draw and operate what the view is.
  func showContent<Content: View>(@ViewBuilder _ make: @escaping @MainActor () -> Content) {
    let changes: ViewChanges = changes
    makeContent = { AnyView(ObservedContent(changes, make: make)) }
  }
}

import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// The button in the bar of a secondary column that takes all other columns away, and brings them back.
struct SecondaryOnlyButton: ViewModifier {
  let navigation: UINavigationController

  func body(content: Content) -> some View {
    if let split = navigation.splitViewController, split.child(for: .secondary) === navigation {
      let _ = split.changes.read()
      let isShown: Bool = split.showsSecondaryOnlyButton && split.style == .tripleColumn && !split.isCollapsed
      let isWhole: Bool = split.displayMode == .secondaryOnly
      content.toolbar {
        if isShown {
          ToolbarItem(placement: .topBarLeading) {
            Button {
              split.turnSecondaryOnly()
            } label: {
              Image(
                systemName: isWhole ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right")
            }
            .accessibilityLabel(Text(verbatim: isWhole ? "Show All Columns" : "Full Width"))
          }
        }
      }
    } else {
      content
    }
  }
}

import SwiftUI

/// Makes a text the title of its screen: a heading of the first level, with which a screen reader begins.
///
/// A screen that a person opened, or that opened by itself, is read from its title on, not from the back button (behaviour 368).
/// A screen that follows the choice in the list beside it leaves the screen reader in the list.
private struct ScreenTitle: ViewModifier {
  @AccessibilityFocusState private var isRead: Bool
  @Environment(\.readsTitles) private var readsTitles: Bool

  func body(content: Content) -> some View {
    content
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
      .accessibilityFocused($isRead)
      .onAppear { isRead = readsTitles }
  }
}

extension View {
  /// Makes the text the title of its screen.
  func screenTitle() -> some View { modifier(ScreenTitle()) }
}

extension EnvironmentValues {
  /// Whether a screen reader goes to the title of a screen that comes up.
  @Entry var readsTitles: Bool = true
}

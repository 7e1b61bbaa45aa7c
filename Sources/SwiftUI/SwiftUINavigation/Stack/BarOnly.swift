import SwiftUICore

/// A bar without a screen, as a view of its own.
package struct BarOnly<Items: ViewModifier>: View {
  package enum Bar { case top, bottom }

  private let bar: Bar
  private let earlier: [EarlierScreen]
  private let items: Items

  /// - Parameters:
  ///   - bar: Which bar of a screen it looks like.
  ///   - earlier: What the back button leads to, the nearest first; empty for no such button.
  ///   - items: A modifier that gives the bar a title and items, as for the bars of a screen.
  package init(bar: Bar, earlier: [EarlierScreen], items: () -> Items) {
    self.bar = bar
    self.earlier = earlier
    self.items = items()
  }

  package var body: some View {
    ScreenFrame(
      place: ScreenPlace(isColumn: bar == .top, earlier: earlier),
      content: Color.clear.frame(height: 0).modifier(items))
  }
}

import LayoutEngine
import SwiftUICore

extension View {
  /// Says whether the user can scroll the scroll views inside (behaviour 425). A program can always scroll them.
  ///
  /// - Parameter disabled: Whether they cannot be scrolled by the user.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    scrollConfiguration { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Says whether the content of scroll views inside is seen beyond their edges.
  ///
  /// - Parameter disabled: Whether it is. The default is true.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollConfiguration { $0.isClipDisabled = disabled }
  }

  /// Sets when the indicators of scroll views inside are shown.
  ///
  /// - Parameters:
  ///   - visibility: Automatic, visible, hidden or never.
  ///   - axes: The axes that are concerned; both by default.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollConfiguration { configuration in
      if axes.contains(.horizontal) { configuration.horizontalIndicators = visibility }
      if axes.contains(.vertical) { configuration.verticalIndicators = visibility }
    }
  }

  /// Says whether the content of scroll views inside can be pulled beyond its edges.
  ///
  /// - Parameters:
  ///   - behavior: Always, or only if the content is larger than the scroll view.
  ///   - axes: The axes that are concerned. The default is `.vertical`.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    scrollConfiguration { configuration in
      if axes.contains(.horizontal) { configuration.horizontalBounce = behavior }
      if axes.contains(.vertical) { configuration.verticalBounce = behavior }
    }
  }

  /// Sets which part of the content the scroll view inside shows at first, keeps in place when sizes change, and where
  /// content stands that is smaller than the scroll view.
  ///
  /// - Parameter anchor: The point, in parts of the content; nil is the leading and top edge. `.bottom` suits a log or
  ///   chat.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollConfiguration { $0.anchors.all = anchor }
  }

  /// The same for one of the three.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollConfiguration { $0.anchors.roles[role] = .some(anchor) }
  }

  /// Puts room around the content of the scroll view, in points; it can be scrolled through.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollConfiguration { $0.setMargins(edges, { insets[$0] }, for: placement) }
  }

  /// Puts space around the content of scroll views inside, which can be scrolled through.
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: The distance in points; nil is 16.
  ///   - placement: Whether the space is for the content, for the indicators, or for both, as `.automatic`, the
  ///     default, chooses.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollConfiguration { $0.setMargins(edges, { _ in length ?? 16 }, for: placement) }
  }

  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  /// Sets where scrolling comes to rest in the scroll views inside.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   LazyHStack {
  ///     ForEach(0..<20) { page in Text("\(page)").containerRelativeFrame(.horizontal) }
  ///   }
  ///   .scrollTargetLayout()
  /// }
  /// .scrollTargetBehavior(.viewAligned)
  /// ```
  ///
  /// - Parameter behavior: `.paging`, `.viewAligned` or one of your own.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollConfiguration { $0.behavior = behavior }
  }
}

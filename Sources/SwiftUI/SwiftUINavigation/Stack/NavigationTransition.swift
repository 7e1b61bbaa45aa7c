import CoreGraphics
import SwiftUICore

/// How a screen comes and goes. Screens come as it suits the place today, whatever the transition is.
public protocol NavigationTransition {}

/// As it suits the place.
public struct AutomaticNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

/// Out of a view of the screen below.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As it suits the place.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with an id (`matchedTransitionSource(id:in:)`).
  ///
  /// - Parameters:
  ///   - sourceID: The id of the view.
  ///   - namespace: The namespace of the id.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The looks of a view while a screen comes out of it.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The looks of the view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// Sets the ground.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// Sets the shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets how the screen comes and goes.
  ///
  /// - Parameter style: The transition.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Names the view as one out of which a screen comes (`NavigationTransition.zoom(sourceID:in:)`).
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - namespace: The namespace of the id.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Names the view as one out of which a screen comes, with looks for that time.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - namespace: The namespace of the id.
  ///   - configuration: Makes the looks.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}

import CoreGraphics
import SwiftUICore

extension View {
  /// Sets the heights at which the sheet with this content rests, on phones.
  ///
  /// ```swift
  /// struct Details: View {
  ///   var body: some View { Text("Details").presentationDetents([.medium, .large]) }
  /// }
  /// ```
  ///
  /// - Parameter detents: The heights. Without any, a sheet takes all of its height.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationWish { $0.detents = detents }
  }

  /// Sets the heights at which the sheet with this content rests, and which of them it has.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height that the sheet has; dragging changes it.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let box = WishBox(selection)
    return presentationWish { wishes in
      wishes.detents = detents
      wishes.selection = box
    }
  }

  /// Sets whether a sheet shows a bar at its top that it can be dragged by; by default where it has several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationWish { $0.dragIndicator = visibility }
  }

  /// Sets the ground of the presentation with this content.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let box = WishBox(AnyView(Rectangle().fill(style)))
    return presentationWish { $0.background = box }
  }

  /// Puts views behind the presentation with this content.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand. The default is `.center`.
  ///   - content: Makes the views.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let box = WishBox(
      AnyView(
        ZStack(alignment: alignment, content: content)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    return presentationWish { $0.background = box }
  }

  /// Sets the radius of the presentation's corners, in points; nil for the platform's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationWish { $0.cornerRadius = cornerRadius }
  }

  /// Sets how large the sheet with this content is on desktops.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let box = WishBox<any PresentationSizing>(sizing)
    return presentationWish { $0.sizing = box }
  }

  /// Sets whether what is behind the sheet with this content can be used.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationWish { $0.backgroundInteraction = interaction }
  }

  /// Sets what a drag in the content of a sheet does at first: it makes the sheet higher, or scrolls.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationWish { $0.contentInteraction = behavior }
  }

  /// Sets as what the presentation with this content is shown where there is little room, as on phones.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentationWish { $0.adaptation = adaptation }
  }

  /// Sets as what the presentation is shown where there is little room across, and where there is little from top to bottom;
  /// phones that are held upright have little room across.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Keeps the person from ending the presentation with this content by a click outside, by dragging or by Escape.
  ///
  /// - Parameter isDisabled: Whether that is so. The default is true.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationWish { $0.preventsDismissal = isDisabled }
  }
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  let kind: Kind

  /// As the platform has it: nothing behind a sheet can be used.
  public static var automatic: Self { Self(kind: .automatic) }
  /// All that is behind can be used.
  public static var enabled: Self { Self(kind: .enabled) }
  /// Nothing behind can be used.
  public static var disabled: Self { Self(kind: .disabled) }

  /// What is behind can be used while the sheet is not higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(kind: .upThrough(detent)) }
}

/// What a drag in a sheet's content does at first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let rank: Int8

  /// As the platform has it: the sheet grows first.
  public static var automatic: Self { Self(rank: 0) }
  /// The sheet grows, and scrolls when it has its full height.
  public static var resizes: Self { Self(rank: 1) }
  /// The content scrolls.
  public static var scrolls: Self { Self(rank: 2) }
}

/// As what a presentation is shown where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let rank: Int8

  /// As the platform has it: a popover becomes a sheet.
  public static var automatic: Self { Self(rank: 0) }
  /// As it is.
  public static var none: Self { Self(rank: 1) }
  /// As a popover.
  public static var popover: Self { Self(rank: 2) }
  /// As a sheet.
  public static var sheet: Self { Self(rank: 3) }
  /// As a cover over the whole window.
  public static var fullScreenCover: Self { Self(rank: 4) }
}

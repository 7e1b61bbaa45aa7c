import CoreGraphics
import SwiftUICore

/// What the content of a presentation says about how it is presented.
struct PresentationWishes: Equatable {
  var detents: Set<PresentationDetent>?
  var selection: WishBox<Binding<PresentationDetent>>?
  var dragIndicator: Visibility?
  var background: WishBox<AnyView>?
  var cornerRadius: CGFloat?
  var preventsDismissal: Bool?
  var sizing: WishBox<any PresentationSizing>?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var adaptation: PresentationAdaptation?

  /// Takes up what another view says where nothing is said yet.
  mutating func merge(_ other: PresentationWishes) {
    detents = detents ?? other.detents
    selection = selection ?? other.selection
    dragIndicator = dragIndicator ?? other.dragIndicator
    background = background ?? other.background
    cornerRadius = cornerRadius ?? other.cornerRadius
    preventsDismissal = preventsDismissal ?? other.preventsDismissal
    sizing = sizing ?? other.sizing
    backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
    contentInteraction = contentInteraction ?? other.contentInteraction
    adaptation = adaptation ?? other.adaptation
  }
}

/// A value that cannot be compared: each one that is made is another one.
final class WishBox<Value>: Equatable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (a: WishBox, b: WishBox) -> Bool { a === b }
}

struct PresentationWishesKey: PreferenceKey {
  static var defaultValue: PresentationWishes { PresentationWishes() }

  static func reduce(value: inout PresentationWishes, nextValue: () -> PresentationWishes) {
    value.merge(nextValue())
  }
}

extension View {
  nonisolated func presentationWish(_ change: @escaping (inout PresentationWishes) -> Void) -> some View {
    transformPreference(PresentationWishesKey.self, change)
  }
}

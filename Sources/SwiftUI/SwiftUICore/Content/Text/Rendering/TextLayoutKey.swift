import CoreGraphics

extension Text {
  /// The lines of the texts inside a view, with where the texts are.
  public struct LayoutKey: PreferenceKey {
    /// The lines of one text.
    public struct AnchoredLayout: Equatable {
      /// The text's top leading corner.
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The alignment of a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  /// Merges explicit positions of several views into one, or gives nil when there is none.
  ///
  /// The first text baseline is the topmost, the last text baseline the bottommost, any other guide the mean.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }

  public static let top: VerticalAlignment = VerticalAlignment(Top.self)
  public static let center: VerticalAlignment = VerticalAlignment(Center.self)
  public static let bottom: VerticalAlignment = VerticalAlignment(Bottom.self)
  /// The baseline of the topmost line of text; the bottom edge of a view without text.
  public static let firstTextBaseline: VerticalAlignment = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the bottommost line of text; the bottom edge of a view without text.
  public static let lastTextBaseline: VerticalAlignment = VerticalAlignment(LastTextBaseline.self)

  /// Half way up the capitals of the topmost line of text; the middle of a view without text.
  package static let firstTextLineCenter: VerticalAlignment = VerticalAlignment(FirstTextLineCenter.self)

  private enum FirstTextLineCenter: BuiltInAlignmentID, CombiningAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 8)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    static func combine(_ values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
  }
  private enum Top: BuiltInAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 3)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: BuiltInAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 4)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: BuiltInAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 5)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: BuiltInAlignmentID, CombiningAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 6)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
  }
  private enum LastTextBaseline: BuiltInAlignmentID, CombiningAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 7)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func combine(_ values: [CGFloat]) -> CGFloat { values.max() ?? 0 }
  }
}

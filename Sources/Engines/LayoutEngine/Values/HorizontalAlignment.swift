/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// The alignment of a custom guide.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  /// Merges explicit positions of several views into one: their mean, or nil when there is none.
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combine(values.compactMap { $0 })
  }

  public static let leading: HorizontalAlignment = HorizontalAlignment(Leading.self)
  public static let center: HorizontalAlignment = HorizontalAlignment(Center.self)
  public static let trailing: HorizontalAlignment = HorizontalAlignment(Trailing.self)
  /// Where a list row's separator begins.
  public static let listRowSeparatorLeading: HorizontalAlignment = HorizontalAlignment(SeparatorLeading.self)
  /// Where a list row's separator ends.
  public static let listRowSeparatorTrailing: HorizontalAlignment = HorizontalAlignment(SeparatorTrailing.self)

  private enum Leading: BuiltInAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 0)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: BuiltInAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 1)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: BuiltInAlignmentID {
    static let guides: GuideSet = GuideSet(rawValue: 1 << 2)
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

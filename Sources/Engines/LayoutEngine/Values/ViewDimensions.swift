/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  // Sendable by rule: dimensions are read while a view is being measured, on the main actor, and are not kept.

  public let width: CGFloat
  public let height: CGFloat

  /// Whoever answers for explicit guides: a node that was measured with a proposal, or nobody.
  private let source: LayoutNode?
  private let proposal: ProposedViewSize

  package init(size: CGSize) { self.init(size: size, source: nil, proposal: .unspecified) }

  package init(size: CGSize, source: LayoutNode?, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.source = source
    self.proposal = proposal
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The guide's position: the explicit one if there is one, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's position: the explicit one if there is one, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's position if the view or one inside it sets it, else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The guide's position if the view or one inside it sets it, else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    source?.explicitAlignment(of: key, in: size, proposal: proposal)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.source === b.source && a.proposal == b.proposal
  }
}

import LayoutEngine
import ReactiveGraph

/// What views with the same id share of their places.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the views are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where they are and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives views of one id the place of one of them, the source.
  ///
  /// When a view comes in an animated change and becomes the source in place of another one, it starts from the place
  /// of that one, and that one moves to the new place as long as it is seen: both look like one view that moves.
  ///
  /// ```swift
  /// struct Card: View {
  ///   @Namespace private var names
  ///   @State private var isLarge = false
  ///   var body: some View {
  ///     VStack {
  ///       if isLarge {
  ///         RoundedRectangle(cornerRadius: 20).matchedGeometryEffect(id: "card", in: names).frame(height: 300)
  ///       } else {
  ///         RoundedRectangle(cornerRadius: 8).matchedGeometryEffect(id: "card", in: names).frame(width: 60, height: 60)
  ///       }
  ///       Button("Resize") { withAnimation { isLarge.toggle() } }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The same value for views that share a place.
  ///   - namespace: The namespace in which the id is meant.
  ///   - properties: What is shared: position, size, or both, which is the default.
  ///   - anchor: The point of each view that is in the same place, in parts of its size. The default is the centre.
  ///   - isSource: Whether the view gives its place to the others. Of several that do, the one that came last counts.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

struct MatchedKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
  var key: MatchedKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  /// The view counts for its surroundings as it is; in its place it is put where the source is.
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard inputs.slot.mayHoldLateContent(inputs.window) else { return body(inputs) }
    let member = MatchedMember(modifier, inputs: inputs)
    let outputs: _ViewOutputs = Container.unary(
      inputs: inputs, child: body, { ProxyLayout() },
      placing: { MatchedLayout(match: member.value) })
    member.display = outputs.display
    member.setNeedsEvaluation()
    return outputs
  }
}

/// Puts a view where another is.
private struct MatchedLayout: LayoutAlgorithm {
  /// Nil where the view is in its own place.
  var match: MatchedMember.Match?

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    ProxyLayout().sizeThatFits(proposal, children: children)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    guard let match, let child = children.first else {
      return ProxyLayout().place(in: size, proposal: proposal, children: children)
    }
    let offered: ProposedViewSize = match.properties.contains(.size) ? ProposedViewSize(match.frame.size) : proposal
    let own: CGSize = child.sizeThatFits(offered)
    let point: CGPoint =
      match.properties.contains(.position)
      ? match.sourceAnchor.point(in: match.frame) : match.anchor.point(in: CGRect(origin: .zero, size: size))
    var origin = CGPoint(x: point.x - match.anchor.x * own.width, y: point.y - match.anchor.y * own.height)
    // Places come from the window's space, and are counted from the leading edge here.
    if match.isMirrored { origin.x = size.width - origin.x - own.width }
    return [LayoutPlacement(origin: origin, proposal: offered)]
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool { (other as? MatchedLayout)?.match == match }
}

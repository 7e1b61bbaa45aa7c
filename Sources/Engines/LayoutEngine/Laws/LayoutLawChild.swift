/// Random numbers that a seed repeats.
struct LayoutLawRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    // xorshift64* needs a state other than zero.
    if state == 0 { state = 1 }
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  static func proposal(using source: inout LayoutLawRandom) -> ProposedViewSize {
    ProposedViewSize(width: length(using: &source), height: length(using: &source))
  }

  /// A length as an adversary would choose it.
  static func length(using source: inout LayoutLawRandom) -> CGFloat? {
    switch Int.random(in: 0..<10, using: &source) {
    case 0: return nil
    case 1: return .infinity
    case 2: return .nan
    case 3: return -CGFloat(Int.random(in: 1...100, using: &source))
    case 4: return 0
    case 5: return 1e9
    default: return CGFloat(Int.random(in: 1...2000, using: &source)) / 4
    }
  }
}

/// A child to try a rule with; equal values make nodes that answer alike.
indirect enum LayoutLawChild {
  case fixed(CGFloat, CGFloat)
  case flexible(isSquare: Bool)
  case text(CGFloat)
  case spacer(Axis?)
  case limited(min: CGFloat, max: CGFloat, LayoutLawChild)
  case stack(Axis, [LayoutLawChild])
  case prior(Double, LayoutLawChild)

  static func random(using source: inout LayoutLawRandom, depth: Int) -> LayoutLawChild {
    func length(_ most: Int) -> CGFloat { CGFloat(Int.random(in: 0...most, using: &source)) / 2 }
    switch Int.random(in: 0..<(depth > 0 ? 10 : 6), using: &source) {
    case 0, 1: return .fixed(length(200), length(200))
    case 2: return .flexible(isSquare: Bool.random(using: &source))
    case 3, 4: return .text(length(600) + 1)
    case 5: return .spacer([.horizontal, .vertical, nil].randomElement(using: &source) ?? nil)
    case 6:
      let least: CGFloat = length(60)
      return .limited(min: least, max: least + length(200), random(using: &source, depth: depth - 1))
    case 7: return .prior(Double(Int.random(in: -1...2, using: &source)), random(using: &source, depth: depth - 1))
    default:
      let count: Int = Int.random(in: 0...3, using: &source)
      let axis: Axis = Bool.random(using: &source) ? .horizontal : .vertical
      return .stack(axis, (0..<count).map { _ in random(using: &source, depth: depth - 1) })
    }
  }

  func node(_ direction: LayoutDirection) -> LayoutNode {
    switch self {
    case .fixed(let width, let height): return LayoutNode(FixedLeaf(width: width, height: height))
    case .flexible(let isSquare): return LayoutNode(FlexibleLayout(isSquare: isSquare))
    case .text(let length): return LayoutNode(Self.text(length))
    case .spacer(let axis): return LayoutNode(SpacerLayout(axis: axis))
    case .limited(let least, let most, let child):
      let frame: FlexFrameLayout = FlexFrameLayout(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most)
      return LayoutNode(frame, children: [child.node(direction)], layoutDirection: direction)
    case .stack(let axis, let children):
      let stack: StackLayout = axis == .horizontal ? .horizontal() : .vertical()
      return LayoutNode(stack, children: children.map { $0.node(direction) }, layoutDirection: direction)
    case .prior(let priority, let child):
      let node: LayoutNode = child.node(direction)
      node.priority = priority
      return node
    }
  }

  /// Text of a length in points that breaks anywhere into lines of 16 points.
  private static func text(_ length: CGFloat) -> LeafLayout {
    func lines(_ proposal: ProposedViewSize) -> CGFloat {
      guard let width = proposal.width, width < length else { return 1 }
      return (length / max(8, width)).rounded(.up)
    }
    return LeafLayout(
      identity: length, spacing: .text(above: 5, below: 8),
      sizeThatFits: { proposal in
        CGSize(width: min(length, max(8, proposal.width ?? length)), height: 16 * lines(proposal))
      },
      baselines: { proposal in (first: 13, last: 16 * lines(proposal) - 3) })
  }
}

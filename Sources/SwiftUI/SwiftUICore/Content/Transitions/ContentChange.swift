import CoreGraphics
import DisplayList
import ReactiveGraph

/// What a view shows, and what it showed before while the one becomes the other.
struct ShownContent<Content> {
  var content: Content
  /// Nil when nothing is under way.
  var previous: Previous?

  struct Previous {
    var content: Content
    var size: CGSize
    /// From 0 to 1.
    var progress: Double
    var transition: ContentTransition.Kind
    /// Whether what is new comes from above.
    var isDownward: Bool
  }
}

/// A content that becomes another by the transition of where it is.
final class ContentChange<Content>: Attribute<ShownContent<Content>> {
  private let content: () -> Content
  private let areEqual: (Content, Content) -> Bool
  private unowned let host: ViewGraph
  private let slot: GeometrySlot
  private let environment: EnvironmentScope
  private let transactions: TransactionScope?
  private let running: RunningAnimations
  private var known: (content: Content, transition: ContentTransition)?
  private var runner: AnimationRunner<Double>?
  private var awaited = AwaitedChanges()
  private var previous: ShownContent<Content>.Previous?

  /// - Parameters:
  ///   - areEqual: Whether two contents look alike, so that nothing has to be shown of the change.
  ///   - content: Read inside this node.
  init(inputs: _ViewInputs, areEqual: @escaping (Content, Content) -> Bool, _ content: @escaping () -> Content) {
    self.content = content
    self.areEqual = areEqual
    host = inputs.window
    slot = inputs.slot
    environment = inputs.environment
    transactions = inputs.transactions
    running = inputs.window.animations
    super.init(in: inputs.graph, "content transition")
  }

  /// It has to know what was shown before.
  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: Content = content()
    let values = EnvironmentValues(scope: environment)
    let transition: ContentTransition = values.contentTransition
    let wasMoving: Bool = runner != nil
    if let known, !areEqual(known.content, new) { begin(from: known, to: transition, values) }
    if let runner {
      let progress: Double = runner.value(at: host.time.peek)
      if runner.isFinished { self.runner = nil }
      previous?.progress = progress
      if runner.isFinished { previous = nil } else { host.time.track() }
    }
    if !awaited.isEmpty {
      let runner: AnimationRunner<Double>? = runner
      awaited.finish(in: running) { runner?.isRunning($0, logically: $1) ?? false }
    }
    if (runner != nil) != wasMoving { running.count += wasMoving ? -1 : 1 }
    known = (new, transition)
    storage = ShownContent(content: new, previous: previous)
    return true
  }

  private func begin(
    from old: (content: Content, transition: ContentTransition), to transition: ContentTransition,
    _ values: EnvironmentValues
  ) {
    runner = nil
    previous = nil
    guard transition.kind != .identity, transition.kind != .interpolate, slot.isPlaced else { return }
    let transaction: Transaction = host.graph.untracked { transactions?.transaction ?? host.transaction }
    guard var animation = transaction.animation else { return }
    var isDownward = false
    var kind: ContentTransition.Kind = transition.kind
    switch kind {
    case .numbers(let countsDown): isDownward = countsDown
    case .value(let value): if case .value(let before) = old.transition.kind { isDownward = value < before }
    case .symbol(_, let rate): if rate != 1 { animation = animation.speed(rate) }
    case .identity, .interpolate, .opacity: break
    }
    // What rolls, fades instead.
    if values.accessibilityReduceMotion { kind = .opacity }
    let runner = AnimationRunner<Double>(0, environment: values)
    let token: Int = runner.retarget(to: 1, animation: animation, at: host.time.peek)
    awaited.add(transaction.completions, token: token)
    self.runner = runner
    previous = .init(
      content: old.content, size: slot.placed.last.size, progress: 0, transition: kind, isDownward: isDownward
    )
  }

  override func invalidated() {
    if runner != nil { running.count -= 1 }
    runner = nil
    awaited.finish(in: running) { _, _ in false }
  }
}

// MARK: - Drawing

extension ShownContent {
  /// The items of a text that becomes another.
  ///
  /// - Parameters:
  ///   - size: The size now.
  ///   - draw: Draws a content in a size.
  ///   - difference: Where two contents differ; nil where that can't be told.
  func items(
    in size: CGSize, draw: (Content, CGSize) -> [DisplayItem], difference: (Content, Content) -> TextDifference?
  ) -> [DisplayItem] {
    let new: [DisplayItem] = draw(content, size)
    guard let previous else { return new }
    let part: Double = max(0, min(1, previous.progress))
    let old: [DisplayItem] = draw(previous.content, previous.size)
    switch previous.transition {
    // Colours change gradually wherever something is drawn.
    case .identity, .interpolate, .symbol: return new
    case .opacity:
      return [.group(.opacity(1 - part), old), .group(.opacity(part), new)]
    case .numbers, .value:
      guard let difference = difference(previous.content, content) else {
        return [.group(.opacity(1 - part), old), .group(.opacity(part), new)]
      }
      let height: CGFloat = max(size.height, previous.size.height)
      return difference.rolling(from: old, to: new, part, height: height, isDownward: previous.isDownward)
    }
  }
}

/// Where two texts of one line differ: the beginning is common to both, and the rest after what differs too.
struct TextDifference: Equatable {
  /// Where what differs begins in both, in points from the left.
  var start: CGFloat
  /// Where it ends in the old text and in the new one.
  var oldEnd: CGFloat
  var newEnd: CGFloat
  /// The length of each text.
  var oldWidth: CGFloat
  var newWidth: CGFloat

  /// What is common moves to its new place; the old part rolls out and fades, the new one rolls in.
  func rolling(
    from old: [DisplayItem], to new: [DisplayItem], _ part: Double, height: CGFloat, isDownward: Bool
  ) -> [DisplayItem] {
    func cut(_ items: [DisplayItem], _ from: CGFloat, _ to: CGFloat) -> DisplayItem {
      let rect = CGRect(x: from, y: -height, width: max(0, to - from), height: height * 3)
      return .group(.clip(CGPath(rect: rect, transform: nil), evenOdd: false), items)
    }
    func moved(_ item: DisplayItem, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
      .group(.transform(CGAffineTransform(translationX: x, y: y)), [item])
    }
    let way: CGFloat = height * (isDownward ? 1 : -1)
    let share = CGFloat(part)
    // Beyond the ends, so that letters may reach out of their boxes.
    let reach: CGFloat = height
    var result: [DisplayItem] = [cut(new, -reach, start)]
    if oldEnd > start {
      result.append(.group(.opacity(1 - part), [moved(cut(old, start, oldEnd), 0, way * share)]))
    }
    if newEnd > start {
      result.append(.group(.opacity(part), [moved(cut(new, start, newEnd), 0, -way * (1 - share))]))
    }
    if newEnd < newWidth {
      result.append(moved(cut(new, newEnd, newWidth + reach), (oldEnd - newEnd) * (1 - share), 0))
    }
    return result
  }
}

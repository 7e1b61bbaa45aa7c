import Memory

/// What a node was asked and answered since it last changed.
///
/// Each view has one: it takes as little room as what most of them are asked.
struct AnswerCache {
  // Small fields come last: what follows in a node fills up their word.
  @CompactOptional var priority: Double? = nil
  private var knownSpacing: SharedSpacing?
  /// Made when the first of such questions comes.
  private var rare: Rare?
  var sizes: SizeAnswers = SizeAnswers()
  var guides: GuideSet?

  /// What few nodes are asked.
  private final class Rare {
    var alignments: AnswerList<AlignmentQuestion, CGFloat?> = AnswerList()
    var values: [(key: ObjectIdentifier, value: LayoutValue?)] = []
  }

  var spacing: ViewSpacing? {
    get { knownSpacing?.value }
    set { knownSpacing = newValue.map { .with($0) } }
  }

  var alignments: AnswerList<AlignmentQuestion, CGFloat?> { rare?.alignments ?? AnswerList() }
  var values: [(key: ObjectIdentifier, value: LayoutValue?)] { rare?.values ?? [] }

  mutating func record(_ answer: CGFloat?, for question: AlignmentQuestion) {
    madeRare().alignments.record(answer, for: question)
  }

  mutating func record(_ value: LayoutValue?, for key: ObjectIdentifier) { madeRare().values.append((key, value)) }

  private mutating func madeRare() -> Rare {
    let made: Rare = rare ?? Rare()
    rare = made
    return made
  }

  /// Whether nothing was asked yet.
  var isEmpty: Bool {
    sizes.isEmpty && priority == nil && guides == nil && knownSpacing == nil && rare == nil
  }
}

/// Wishes for distances that nodes answered: one object for many of them, since most views wish one of a few things.
private final class SharedSpacing {
  let value: ViewSpacing

  private init(_ value: ViewSpacing) { self.value = value }

  /// Those that were made last. Layout runs on the main actor only.
  private nonisolated(unsafe) static var latest: [SharedSpacing] = []
  private nonisolated(unsafe) static var oldest: Int = 0
  private static let limit: Int = 8

  /// Wishes that were made already, where they are among the latest.
  static func with(_ value: ViewSpacing) -> SharedSpacing {
    for known in latest where known.value.isSame(as: value) { return known }
    let made = SharedSpacing(value)
    if latest.count < limit {
      latest.append(made)
    } else {
      latest[oldest] = made
      oldest = (oldest + 1) % limit
    }
    return made
  }
}

/// A sane proposal in a form that is compared at once: two numbers, each without fraction of meaning.
package struct SizeQuestion: Equatable, Sendable {
  private let width: UInt64
  private let height: UInt64

  package init(_ proposal: ProposedViewSize) {
    width = LengthRange.bits(proposal.width)
    height = LengthRange.bits(proposal.height)
  }

  /// Written out, as it is asked for each place that is given.
  package static func == (a: SizeQuestion, b: SizeQuestion) -> Bool { a.width == b.width && a.height == b.height }

  /// The sanitized proposal.
  package var proposal: ProposedViewSize {
    ProposedViewSize(width: LengthRange.length(width), height: LengthRange.length(height))
  }

  @inline(__always)
  func isIn(_ scope: ProposalScope) -> Bool { scope.width.contains(bits: width) && scope.height.contains(bits: height) }
}

/// The sizes that were answered, the latest last, each found by the proposals for which it holds. The first few lie in the
/// node itself: most nodes are asked no more.
struct SizeAnswers {
  /// Nested stacks ask for zero, infinity, nil and one real length in each axis.
  private static var capacity: Int { 16 }
  private static var fewest: Int { 3 }
  private var first: InlineArray<3, SizeAnswer> = InlineArray(repeating: SizeAnswer(.zero, .only(.zero)))
  private var others: ContiguousArray<SizeAnswer> = []
  private var storedCount: UInt8 = 0
  /// Whether an answer was dropped that somebody may rely on.
  private(set) var hasEvicted: Bool = false

  private var firstCount: Int { Int(storedCount) }
  var isEmpty: Bool { storedCount == 0 }
  var count: Int { firstCount + others.count }

  subscript(index: Int) -> SizeAnswer { index < firstCount ? first[index] : others[index - firstCount] }

  /// Gives `body` the latest answer that holds for a question; nil where there is none.
  ///
  /// Mutating, so that the answers are looked at where they are: it changes nothing.
  @inline(__always)
  mutating func with<Result>(_ question: SizeQuestion, _ body: (borrowing SizeAnswer) -> Result) -> Result? {
    var index: Int = others.count - 1
    while index >= 0 {
      if question.isIn(others[index].scope) { return body(others[index]) }
      index -= 1
    }
    index = firstCount - 1
    while index >= 0 {
      if question.isIn(first[index].scope) { return body(first[index]) }
      index -= 1
    }
    return nil
  }

  mutating func record(_ answer: SizeAnswer) {
    if firstCount < Self.fewest {
      first[firstCount] = answer
      storedCount += 1
      return
    }
    if others.count >= Self.capacity - Self.fewest {
      others.removeFirst()
      hasEvicted = true
    }
    // Those of another width or two: a list that grew to them would move each time.
    if others.isEmpty { others.reserveCapacity(Self.fewest) }
    others.append(answer)
  }
}

struct AlignmentQuestion: Equatable {
  var key: AlignmentKey
  var size: CGSize
  var proposal: ProposedViewSize
}

/// A short list of answers, the latest question last; the oldest makes room when it is full.
struct AnswerList<Question: Equatable, Answer> {
  static var capacity: Int { 16 }

  private(set) var entries: ContiguousArray<(question: Question, answer: Answer)> = []
  /// Whether an answer was dropped that somebody may rely on.
  private(set) var hasEvicted: Bool = false

  var isEmpty: Bool { entries.isEmpty }

  func answer(to question: Question) -> Answer? {
    entries.withUnsafeBufferPointer { entries in
      var index: Int = entries.count - 1
      while index >= 0 {
        if entries[index].question == question { return entries[index].answer }
        index -= 1
      }
      return nil
    }
  }

  mutating func record(_ answer: Answer, for question: Question) {
    // Seldom more than one is asked.
    if entries.isEmpty { entries.reserveCapacity(1) }
    if entries.count >= Self.capacity {
      entries.removeFirst()
      hasEvicted = true
    }
    entries.append((question, answer))
  }
}

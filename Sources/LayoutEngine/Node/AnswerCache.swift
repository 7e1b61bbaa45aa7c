/// What a node was asked and answered since it last changed.
struct AnswerCache {
  // What is looked at whenever a view gets another size comes first and lies together.
  var priority: Double?
  var guides: GuideSet?
  /// The last placements; nobody but the owner of the node asks for them, so they are no answer to revalidate.
  var placements: PlacementAnswer?
  var sizes: SizeAnswers = SizeAnswers()
  var alignments: AnswerList<AlignmentQuestion, CGFloat?> = AnswerList()
  var values: [(key: ObjectIdentifier, value: LayoutValue?)] = []
  var spacing: ViewSpacing?

  /// Whether nothing was asked yet.
  var isEmpty: Bool {
    sizes.isEmpty && alignments.isEmpty && spacing == nil && priority == nil && guides == nil && values.isEmpty
      && placements == nil
  }
}

/// A sane proposal in a form that is compared at once: two numbers, each without fraction of meaning.
struct SizeQuestion: Equatable {
  private let width: UInt64
  private let height: UInt64

  init(_ proposal: ProposedViewSize) {
    width = LengthRange.bits(proposal.width)
    height = LengthRange.bits(proposal.height)
  }

  /// The sanitized proposal.
  var proposal: ProposedViewSize {
    ProposedViewSize(width: LengthRange.length(width), height: LengthRange.length(height))
  }

  @inline(__always)
  func isIn(_ scope: ProposalScope) -> Bool { scope.width.contains(bits: width) && scope.height.contains(bits: height) }
}

/// The sizes that were answered, the latest last. The first few lie in the node itself: most nodes are asked no more.
struct SizeAnswers {
  struct Entry {
    /// What was asked; the answer holds for more.
    var question: SizeQuestion
    var answer: SizeAnswer

    static let none = Entry(question: SizeQuestion(.zero), answer: SizeAnswer(.zero, .only(.zero)))
  }

  /// Nested stacks ask for zero, infinity, nil and one real length in each axis.
  private static var capacity: Int { 16 }
  private static var fewest: Int { 4 }
  private var firstCount: Int = 0
  /// Whether an answer was dropped that somebody may rely on.
  private(set) var hasEvicted: Bool = false
  private var others: ContiguousArray<Entry> = []
  private var first: InlineArray<4, Entry> = InlineArray(repeating: .none)

  var isEmpty: Bool { firstCount == 0 }
  var count: Int { firstCount + others.count }

  subscript(index: Int) -> Entry { index < firstCount ? first[index] : others[index - firstCount] }

  /// Gives `body` the latest answer that holds for a question; nil where there is none.
  ///
  /// Mutating, so that the answers are looked at where they are: it changes nothing.
  @inline(__always)
  mutating func with<Result>(_ question: SizeQuestion, _ body: (borrowing Entry) -> Result) -> Result? {
    var index: Int = others.count - 1
    while index >= 0 {
      if question.isIn(others[index].answer.scope) { return body(others[index]) }
      index -= 1
    }
    index = firstCount - 1
    while index >= 0 {
      if question.isIn(first[index].answer.scope) { return body(first[index]) }
      index -= 1
    }
    return nil
  }

  mutating func record(_ answer: SizeAnswer, for question: SizeQuestion) {
    let entry = Entry(question: question, answer: answer)
    if firstCount < Self.fewest {
      first[firstCount] = entry
      firstCount += 1
      return
    }
    if others.count >= Self.capacity - Self.fewest {
      others.removeFirst()
      hasEvicted = true
    }
    others.append(entry)
  }
}

struct AlignmentQuestion: Equatable {
  var key: AlignmentKey
  var size: CGSize
  var proposal: ProposedViewSize
}

struct PlacementAnswer {
  var size: CGSize
  var proposal: ProposedViewSize
  var placements: [LayoutPlacement]
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

/// What a node was asked and answered since it last changed.
struct AnswerCache {
  var sizes: SizeAnswers = SizeAnswers()
  var alignments: AnswerList<AlignmentQuestion, CGFloat?> = AnswerList()
  var spacing: ViewSpacing?
  var priority: Double?
  var guides: GuideSet?
  var values: [(key: ObjectIdentifier, value: LayoutValue?)] = []
  /// The last placements; nobody but the owner of the node asks for them, so they are no answer to revalidate.
  var placements: PlacementAnswer?

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

  /// The bits of no length: those of a number that no length is.
  private static let unspecified: UInt64 = Double.nan.bitPattern

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  /// Not a number counts as unspecified, less than nothing as zero.
  private static func bits(_ length: CGFloat?) -> UInt64 {
    guard let length else { return unspecified }
    let value: Double = Double(length)
    return value > 0 ? value.bitPattern : value.isNaN ? unspecified : 0
  }

  private static func length(_ bits: UInt64) -> CGFloat? {
    bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }

  /// The sanitized proposal.
  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }
}

/// The sizes that were answered, the latest last. The first few lie in the node itself: most nodes are asked no more.
struct SizeAnswers {
  struct Entry {
    var question: SizeQuestion
    var answer: CGSize

    static let none = Entry(question: SizeQuestion(.zero), answer: .zero)
  }

  private static var fewest: Int { 4 }
  private var first: InlineArray<4, Entry> = InlineArray(repeating: .none)
  private var firstCount: Int = 0
  private var others: AnswerList<SizeQuestion, CGSize> = AnswerList()

  var isEmpty: Bool { firstCount == 0 }
  var count: Int { firstCount + others.entries.count }
  var hasEvicted: Bool { others.hasEvicted }

  subscript(index: Int) -> Entry {
    if index < firstCount { return first[index] }
    let entry: (question: SizeQuestion, answer: CGSize) = others.entries[index - firstCount]
    return Entry(question: entry.question, answer: entry.answer)
  }

  /// Mutating, so that the answers are looked at where they are: it changes nothing.
  mutating func answer(to question: SizeQuestion) -> CGSize? {
    if !others.isEmpty, let answer = others.answer(to: question) { return answer }
    var index: Int = firstCount - 1
    while index >= 0 {
      if first[index].question == question { return first[index].answer }
      index -= 1
    }
    return nil
  }

  mutating func record(_ answer: CGSize, for question: SizeQuestion) {
    if firstCount < Self.fewest {
      first[firstCount] = Entry(question: question, answer: answer)
      firstCount += 1
    } else {
      others.record(answer, for: question, most: AnswerList<SizeQuestion, CGSize>.capacity - Self.fewest)
    }
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
  /// Nested stacks ask for zero, infinity, nil and one real length in each axis.
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

  mutating func record(_ answer: Answer, for question: Question, most: Int = Self.capacity) {
    // Sizes are asked several at once; other questions, which are larger, seldom more than one.
    if entries.isEmpty { entries.reserveCapacity(MemoryLayout<Question>.size <= 16 ? 4 : 1) }
    if entries.count >= most {
      entries.removeFirst()
      hasEvicted = true
    }
    entries.append((question, answer))
  }
}

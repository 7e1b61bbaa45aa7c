/// What a node was asked and answered since it last changed.
struct AnswerCache {
  var sizes: AnswerList<SizeQuestion, CGSize> = AnswerList()
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

  mutating func record(_ answer: Answer, for question: Question) {
    // Sizes are asked several at once; other questions, which are larger, seldom more than one.
    if entries.isEmpty { entries.reserveCapacity(MemoryLayout<Question>.size <= 16 ? 4 : 1) }
    if entries.count >= Self.capacity {
      entries.removeFirst()
      hasEvicted = true
    }
    entries.append((question, answer))
  }
}

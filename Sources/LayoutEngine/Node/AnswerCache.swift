/// What a node was asked and answered since it last changed.
struct AnswerCache {
  var sizes: AnswerList<ProposedViewSize, CGSize> = AnswerList()
  var alignments: AnswerList<AlignmentQuestion, CGFloat?> = AnswerList()
  var spacing: ViewSpacing?
  var priority: Double?
  var guides: GuideSet?
  var values: [(key: ObjectIdentifier, value: LayoutValue?)] = []
  /// The last placements; nobody but the owner of the node asks for them, so they are no answer to revalidate.
  var placements: PlacementAnswer?
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

  private(set) var entries: [(question: Question, answer: Answer)] = []
  /// Whether an answer was dropped that somebody may rely on.
  private(set) var hasEvicted: Bool = false

  func answer(to question: Question) -> Answer? {
    var index: Int = entries.count - 1
    while index >= 0 {
      if entries[index].question == question { return entries[index].answer }
      index -= 1
    }
    return nil
  }

  mutating func record(_ answer: Answer, for question: Question) {
    if entries.count >= Self.capacity {
      entries.removeFirst()
      hasEvicted = true
    }
    entries.append((question, answer))
  }
}

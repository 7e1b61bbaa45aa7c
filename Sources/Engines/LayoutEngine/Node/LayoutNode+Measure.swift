import DeepStack

extension LayoutNode {
  /// The size that the node takes for a proposal, in points.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let question: SizeQuestion = SizeQuestion(proposal)
    guard let known = cache.sizes.with(question, { $0.size }) else { return answerAnew(question).size }
    noteKnown(known, for: question)
    return known
  }

  /// The size that the node takes for a proposal, and the proposals for which that is the same.
  package func answer(_ proposal: ProposedViewSize) -> SizeAnswer {
    let question: SizeQuestion = SizeQuestion(proposal)
    guard let known = cache.sizes.with(question, { SizeAnswer($0.size, $0.scope) }) else { return answerAnew(question) }
    noteKnown(known.size, for: question)
    return known
  }

  @inline(__always)
  private func noteKnown(_ answered: CGSize, for question: SizeQuestion) {
    LayoutEvents.current.measuresFromCache += 1
    if Self.verifiesMeasures { verify(answered, for: question.proposal) }
  }

  private func answerAnew(_ question: SizeQuestion) -> SizeAnswer {
    let answer: SizeAnswer = computeSize(question.proposal)
    cache.sizes.record(answer)
    return answer
  }

  func computeSize(_ proposal: ProposedViewSize) -> SizeAnswer {
    LayoutEvents.current.measuresComputed += 1
    let answer: SizeAnswer = withEnoughStack { withAlgorithm { $0.answer(proposal, children: children) } }
    assert(answer.scope.contains(proposal), "\(name) gave an answer that does not hold for what it was asked")
    let size = CGSize(
      width: sane(answer.size.width, for: proposal.width, .horizontal),
      height: sane(answer.size.height, for: proposal.height, .vertical))
    // What was put right was put right for this proposal.
    let holds: Bool = size == answer.size && !isPlacedOtherwise
    return SizeAnswer(size, holds ? answer.scope : .only(proposal))
  }

  /// From here on a length counts as endless. Less than that stays finite when lengths are added up or scaled.
  static let endless: CGFloat = 1e100

  /// A size never is negative or not a number, and is endless only for an endless proposal.
  @inline(__always)
  private func sane(_ length: CGFloat, for proposed: CGFloat?, _ axis: Axis) -> CGFloat {
    length >= 0 && length < Self.endless ? length : substitute(for: length, proposed: proposed, axis)
  }

  @inline(never)
  private func substitute(for length: CGFloat, proposed: CGFloat?, _ axis: Axis) -> CGFloat {
    if length >= Self.endless {
      if let proposed, proposed >= Self.endless { return length }
      let instead: CGFloat = proposed ?? 10
      LayoutDiagnostics.report(
        "\(name) answered a \(axis) size of \(length) to \(proposed.map { "\($0)" } ?? "nil") and gets \(instead): "
          + "answer a finite size to a finite proposal.")
      return instead
    }
    if length.isNaN {
      LayoutDiagnostics.report("\(name) answered a \(axis) size that is not a number and gets 0.")
    }
    return 0
  }

  var name: String { label.isEmpty ? "\(type(of: algorithm))" : label }

  /// Works the answer out again from the children's cached answers and tells a difference.
  private func verify(_ answered: CGSize, for proposal: ProposedViewSize) {
    Self.verifiesMeasures = false
    Self.isVerifying = true
    defer {
      Self.verifiesMeasures = true
      Self.isVerifying = false
    }
    let counts: LayoutEvents = LayoutEvents.current
    let fresh: CGSize = computeSize(proposal).size
    LayoutEvents.current = counts
    guard fresh != answered else { return }
    LayoutDiagnostics.report(
      "\(name) answered \(proposal) with \(answered) and now says \(fresh): measuring must be pure (G6), and a node "
        + "must be revalidated when something that it measures by has changed.")
  }
}

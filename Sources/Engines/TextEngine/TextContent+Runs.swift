extension TextContent {
  /// The runs of a text. Nearly all texts have one, which needs no list.
  package struct Runs: Hashable, Sendable {
    @usableFromInline enum Storage: Sendable {
      case one(Run)
      /// None or at least two, so that equal runs are stored alike.
      case several([Run])
    }

    @usableFromInline var storage: Storage

    @inlinable package init(_ run: Run) { storage = .one(run) }

    package init(_ runs: [Run]) { storage = runs.count == 1 ? .one(runs[0]) : .several(runs) }

    package static func == (left: Runs, right: Runs) -> Bool {
      switch (left.storage, right.storage) {
      case (.one(let left), .one(let right)): left == right
      case (.several(let left), .several(let right)): left == right
      default: false
      }
    }

    package func hash(into hasher: inout Hasher) {
      switch storage {
      case .one(let run): run.hash(into: &hasher)
      case .several(let runs): hasher.combine(runs)
      }
    }
  }
}

extension TextContent.Runs: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  @inlinable package init() { storage = .several([]) }

  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { count }

  @inlinable package var count: Int {
    switch storage {
    case .one: 1
    case .several(let runs): runs.count
    }
  }

  @inlinable package var isEmpty: Bool { count == 0 }

  package subscript(index: Int) -> TextContent.Run {
    @inlinable get {
      switch storage {
      case .one(let run):
        precondition(index == 0, "A text of one run has no run \(index).")
        return run
      case .several(let runs): return runs[index]
      }
    }
    set { change { $0[index] = newValue } }
  }

  package mutating func replaceSubrange<C: Collection<TextContent.Run>>(_ range: Range<Int>, with new: C) {
    change { $0.replaceSubrange(range, with: new) }
  }

  /// The list belongs to nobody else while it is changed, so that it is not copied.
  private mutating func change(_ change: (inout [TextContent.Run]) -> Void) {
    var runs: [TextContent.Run] =
      switch storage {
      case .one(let run): [run]
      case .several(let runs): runs
      }
    storage = .several([])
    change(&runs)
    self = TextContent.Runs(runs)
  }
}

extension TextContent.Runs: ExpressibleByArrayLiteral {
  package init(arrayLiteral runs: TextContent.Run...) { self.init(runs) }
}

import SwiftUICore
import TextEditing
import TextEngine

/// What is selected in an edited text, or where its insertion point is.
public struct TextSelection: Equatable, Hashable {
  /// The selected places.
  public enum Indices: Equatable, Hashable {
    /// One range; an empty one is an insertion point.
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  /// To which of its neighbours an insertion point belongs where a line ends because it is full.
  public internal(set) var affinity: TextSelectionAffinity = .automatic

  /// Selects a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Puts the insertion point in front of a character.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether it is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// To which of its neighbours an insertion point belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  /// The text before it: the end of the full line.
  case upstream
  /// The text behind it: the start of the next line.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// To which of its neighbours an insertion point belongs that an app sets.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets to which of its neighbours an insertion point belongs that an app sets.
  ///
  /// - Parameter affinity: The neighbour.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

nonisolated extension TextSelection {
  /// The selection of a text, in the indices of a string that equals it.
  init(_ selection: EditingSelection, in storage: TextStorage, of string: String) {
    func index(_ offset: Int) -> String.Index { storage.index(of: offset, in: string) }
    let ranges: [Range<Int>] = selection.ranges
    if ranges.count > 1 {
      self.init(ranges: RangeSet(ranges.map { index($0.lowerBound)..<index($0.upperBound) }))
    } else {
      self.init(range: index(ranges[0].lowerBound)..<index(ranges[0].upperBound))
      if ranges[0].isEmpty { affinity = selection.caret.affinity == .upstream ? .upstream : .downstream }
    }
  }

  /// The same in offsets; nil for ranges that are none. Places beyond the end are at the end.
  func editing(
    in storage: TextStorage, of string: String, affinity: TextSelectionAffinity
  ) -> EditingSelection? {
    func offset(_ index: String.Index) -> Int {
      index >= string.endIndex ? storage.count : storage.offset(of: max(index, string.startIndex), in: string)
    }
    func offsets(_ range: Range<String.Index>) -> Range<Int> {
      let start: Int = offset(range.lowerBound)
      return start..<max(start, offset(range.upperBound))
    }
    switch indices {
    case .selection(let range):
      let found: Range<Int> = offsets(range)
      return found.isEmpty
        ? EditingSelection(caret: found.lowerBound, affinity == .upstream ? .upstream : .downstream)
        : EditingSelection(found)
    case .multiSelection(let ranges): return EditingSelection(ranges.ranges.map(offsets))
    }
  }
}

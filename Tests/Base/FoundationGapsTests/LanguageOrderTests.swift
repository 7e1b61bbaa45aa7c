import Foundation
import FoundationGaps
import Testing

/// The order of texts for people.
@Suite("Order of texts")
struct LanguageOrderTests {
  private struct File: Equatable {
    var name: String
  }

  private func names(_ comparator: KeyPathComparator<File>) -> [String] {
    ["n10", "b", "A", "n9", "C"].map { File(name: $0) }.sorted(using: comparator).map(\.name)
  }

  @Test("A comparator of a key path sorts as a file browser does, unless another order is named")
  func keyPaths() {
    #expect(names(KeyPathComparator(\.name)) == ["A", "b", "C", "n9", "n10"])
    #expect(names(KeyPathComparator(\.name, order: .reverse)) == ["n10", "n9", "C", "b", "A"])
    #expect(names(KeyPathComparator(\.name, comparator: .localizedStandard)) == ["A", "b", "C", "n9", "n10"])
    #expect(names(KeyPathComparator(\.name, comparator: .lexical)) == ["A", "C", "b", "n10", "n9"])
    #expect(
      names(KeyPathComparator(\.name, comparator: .lexical, order: .reverse)) == ["n9", "n10", "b", "C", "A"])
  }

  @Test("A comparator turns round with its order and is equal to one that was made alike")
  func turning() {
    var comparator = KeyPathComparator(\File.name)
    #expect(comparator == KeyPathComparator(\File.name, comparator: .localizedStandard))
    comparator.order = .reverse
    #expect(names(comparator) == ["n10", "n9", "C", "b", "A"])
    #expect(comparator.keyPath == \File.name)
  }
}

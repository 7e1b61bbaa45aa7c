import SwiftData
import Testing

@Model private final class Letter {
  var text: String
  var initial: String { String(text.prefix(1)) }
  @Relationship(deleteRule: .noAction, inverse: \Wax.letter) var waxes: [Wax] = []

  init(_ text: String) { self.text = text }
}

@Model private final class Wax {
  var color: String
  var letter: Letter?

  init(_ color: String) { self.color = color }
}

@Suite("Constants of SwiftData")
struct ConstantTests {
  private func context() throws -> ModelContext {
    ModelContext(
      try ModelContainer(for: Letter.self, Wax.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
  }

  @Test("Objects that a deleted one leaves to themselves stay")
  func noAction() throws {
    let context = try context()
    let letter = Letter("Dear")
    letter.waxes = [Wax("red")]
    context.insert(letter)
    try context.save()
    context.delete(letter)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Letter>()) == 0)
    #expect(try context.fetch(FetchDescriptor<Wax>()).map(\.color) == ["red"])
  }

  @Test("A value that is not stored cannot be sorted by")
  func unsupportedSort() throws {
    let context = try context()
    context.insert(Letter("Dear"))
    try context.save()
    #expect(throws: SwiftDataError.unsupportedSortDescriptor) {
      try context.fetch(FetchDescriptor<Letter>(sortBy: [SortDescriptor(\.initial, comparator: .lexical)]))
    }
  }

  @Test("Texts are sorted by their characters, or by the language without regard to case")
  func comparators() throws {
    let context = try context()
    for text in ["n10", "b", "A", "n9", "C"] { context.insert(Letter(text)) }
    try context.save()
    func sorted(_ comparator: String.StandardComparator) throws -> [String] {
      try context.fetch(FetchDescriptor<Letter>(sortBy: [SortDescriptor(\.text, comparator: comparator)])).map(\.text)
    }
    #expect(try sorted(.lexical) == ["A", "C", "b", "n10", "n9"])
    #expect(try sorted(.localizedStandard) == ["A", "b", "C", "n9", "n10"])
    #expect(try sorted(.localized).prefix(3) == ["A", "b", "C"])
  }

  @Test("Errors are equal by their kind, which their description names")
  func errors() {
    let errors: [(SwiftDataError, String)] = [
      (.backwardMigration, "backwardMigration"), (.duplicateConfiguration, "duplicateConfiguration"),
      (.historyTokenExpired, "historyTokenExpired"), (.missingModelContext, "missingModelContext"),
      (.sortingPendingChangesWithIdentifiers, "sortingPendingChangesWithIdentifiers"),
      (.unsupportedPredicate, "unsupportedPredicate"), (.unsupportedSortDescriptor, "unsupportedSortDescriptor"),
    ]
    for (error, name) in errors { #expect(error.description == "SwiftDataError.\(name)") }
    #expect(Set(errors.map(\.0)).count == errors.count)
    let stores: Set<DataStoreError> = [
      .unsupportedFeature, .preferInMemoryFilter, .preferInMemorySort, .invalidPredicate,
    ]
    #expect(stores.count == 4)
  }

  @Test("A group of apps that is not named is that of the environment; options of an attribute are told apart")
  func settings() {
    let automatic = ModelConfiguration("shared", groupContainer: .automatic)
    #expect(automatic.groupContainer == .automatic && ModelConfiguration("shared").groupContainer == .automatic)
    #expect(ModelConfiguration.GroupContainer.automatic != .none)
    #expect(Schema.Attribute.Option.allowsCloudEncryption != .ephemeral)
  }

  @Test("A token that does not say its store has an empty identifier; the framework's own says the first by name")
  func tokens() {
    struct Token: HistoryToken {
      var tokenValue: Int?
      var id: Int { tokenValue ?? 0 }
      static func < (left: Token, right: Token) -> Bool { left.id < right.id }
    }
    #expect(Token(tokenValue: 1).storeIdentifier == "")
    #expect(DefaultHistoryToken(tokenValue: ["b": 1, "a": 2]).storeIdentifier == "a")
    #expect(DefaultStore.TokenType.self == DefaultHistoryToken.self)
  }
}

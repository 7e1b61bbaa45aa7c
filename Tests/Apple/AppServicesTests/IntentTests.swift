import AppIntents
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// What the intents of a test did.
private final class Book: @unchecked Sendable {
  static let shared = Book()
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] { lock.withLock { written } }
  func write(_ line: String) { lock.withLock { written.append(line) } }
  func clear() { lock.withLock { written = [] } }
}

private struct AddDrink: AppIntent {
  static let title: LocalizedStringResource = "Add a drink"
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$name)") { \.$count } }

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Count", default: 2, inclusiveRange: (1, 9)) var count: Int
  @Parameter(title: "Note") var note: String?

  init() {}
  init(name: String) { self.name = name }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    Book.shared.write("\(count) \(name) \(note ?? "-")")
    return .result(value: count, dialog: "Added \(name)")
  }
}

private struct Follow: AppIntent {
  static let title: LocalizedStringResource = "Follow"

  func perform() async throws -> some IntentResult & OpensIntent {
    Book.shared.write("follow")
    return .result(opensIntent: AddDrink(name: "tea"))
  }
}

private struct Lamp: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult {
    Book.shared.write("lamp \(value)")
    return .result()
  }
}

private struct Failing: AppIntent {
  static let title: LocalizedStringResource = "Failing"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    guard Book.shared.lines.isEmpty else { throw IntentTestError.full }
    return .result(dialog: "Never", view: Text("Never"))
  }
}

private enum IntentTestError: Error { case full }

private enum Size: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small"]
}

private struct Cup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let defaultQuery = CupQuery()

  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Cup \(id)", subtitle: "A cup") }
}

private struct CupQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Cup] { [Cup(id: 1), Cup(id: 2)] }
}

private struct Tin: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tin"
  static let defaultQuery = TinQuery()

  let id: String
  @Property(title: "Tea") var tea: String?
  var displayRepresentation: DisplayRepresentation { "Tin \(id)" }
}

private struct TinQuery: EntityQuery {
  func entities(for identifiers: [Tin.ID]) async throws -> [Tin] { identifiers.map { Tin(id: $0) } }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddDrink(), phrases: ["Add with \(.applicationName)", "Add \(\.$name)"], shortTitle: "Add",
      systemImageName: "plus")
    AppShortcut(intent: Follow(), phrases: ["Follow"])
  }
}

@MainActor
@Suite("App intents", .serialized)
struct IntentTests {
  init() { Book.shared.clear() }

  /// Lets the main actor do what stands in line.
  private func wait(for count: Int) async {
    var rounds: Int = 0
    while Book.shared.lines.count < count, rounds < 10_000 {
      rounds += 1
      await Task.yield()
    }
  }

  @Test func performingGivesTheValue() async throws {
    let result = try await AddDrink(name: "tea").perform()
    #expect(result.value == 2)
    #expect(Book.shared.lines == ["2 tea -"])
  }

  @Test func parametersKeepWhatIsSet() {
    let intent = AddDrink(name: "tea")
    #expect(intent.count == 2)
    #expect(intent.note == nil)
    intent.count = 3
    intent.note = "hot"
    #expect(intent.count == 3)
    #expect(intent.note == "hot")
    #expect(intent.$name.title.key == "Name")
  }

  @Test func aMissingParameterIsAnErrorWhenItIsAskedFor() async {
    let intent = AddDrink()
    await #expect(throws: IntentParameterError.self) { try await intent.$name.requestValue() }
  }

  @Test func aButtonPerformsItsIntent() async throws {
    let app = try HeadlessApp { Button("Add", intent: AddDrink(name: "milk")) }
    app.activate(label: "Add")
    await wait(for: 1)
    #expect(Book.shared.lines == ["2 milk -"])
  }

  @Test func aButtonPerformsWhatTheResultOpens() async throws {
    let app = try HeadlessApp { Button(intent: Follow()) { Text("Go") } }
    app.activate(label: "Go")
    await wait(for: 2)
    #expect(Book.shared.lines == ["follow", "2 tea -"])
  }

  @Test func aToggleTellsItsIntentTheNewValue() async throws {
    let app = try HeadlessApp { Toggle("Lamp", isOn: false, intent: Lamp()) }
    app.activate(label: "Lamp")
    await wait(for: 1)
    #expect(Book.shared.lines == ["lamp true"])
  }

  @Test func aChoiceIsShownByItsNameElseByItsRawValue() {
    #expect(Size.small.displayRepresentation.title.key == "Small")
    #expect(Size.large.displayRepresentation.title.key == "large")
  }

  @Test func aQueryOfAllFindsEntitiesByTheirIdentifiers() async throws {
    let found: [Cup] = try await Cup.defaultQuery.entities(for: [2])
    let suggested: [Cup] = try await Cup.defaultQuery.suggestedEntities()
    #expect(found.map(\.id) == [2])
    #expect(suggested.map(\.id) == [1, 2])
    #expect(Int.entityIdentifier(for: "12") == 12)
  }

  @Test func aQuerySuggestsNothingByItself() async throws {
    let tins: [Tin] = try await TinQuery().entities(for: ["a"])
    #expect(tins.map(\.tea) == [nil])
    #expect(try await TinQuery().suggestedEntities().isEmpty)
    #expect(await TinQuery().defaultResult()?.id == nil)
  }

  @Test func shortcutsAreListedWithTheirPhrases() {
    #expect(Shortcuts.appShortcuts.map(\.phrases) == [["Add with ${applicationName}", "Add ${}"], ["Follow"]])
    #expect(AddDrink.parameterSummary is IntentParameterSummary<AddDrink>)
  }

  @Test func dependenciesAreMadeOnce() {
    var count: Int { Book.shared.lines.count }
    let manager = AppDependencyManager()
    @Sendable nonisolated func make() -> Int {
      Book.shared.write("made")
      return 7
    }
    manager.add(dependency: make())
    let dependency = AppDependency<Int>(manager: manager)
    #expect(count == 0)
    #expect(dependency.wrappedValue == 7)
    #expect(dependency.wrappedValue == 7)
    #expect(count == 1)
  }
}

import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport
import WidgetKit

private struct Entry: TimelineEntry {
  let date: Date
  let text: String
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "placeholder \(context.family)") }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
  }
}

/// An entry of another widget.
private struct StrangerEntry: TimelineEntry {
  let date: Date
}

private struct ProviderOfMany: TimelineProvider {
  enum Answer {
    case entries([String])
    case nothing
  }

  let answer: Answer

  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "unseen") }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    guard case .entries(let texts) = answer else { return }
    let entries: [Entry] = texts.map { Entry(date: .distantPast, text: $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
    completion(Timeline(entries: [], policy: .atEnd))
  }
}

private struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  @Parameter(title: "Name", default: "all") var name: String
}

private struct ChoiceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, text: "choice") }
  func snapshot(for configuration: Choice, in context: Context) async -> Entry {
    Entry(date: .distantPast, text: configuration.name)
  }
  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

private struct EntryView: View {
  @Environment(\.widgetFamily) private var family: WidgetFamily
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.text)
      Text("family \(family.description)")
    }
    .containerBackground(.red, for: .widget)
    .widgetURL(URL(string: "app://entry"))
  }
}

private struct Plain: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: Provider()) { entry in EntryView(entry: entry) }
      .configurationDisplayName("Plain")
      .description("A plain widget")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

private struct Chosen: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "chosen", intent: Choice.self, provider: ChoiceProvider()) { entry in
      Color.blue.accessibilityElement().accessibilityLabel(entry.text)
    }
    .contentMarginsDisabled()
  }
}

private struct Both: WidgetBundle {
  var body: some Widget {
    Plain()
    Chosen()
  }
}

#Preview("Plain widget", as: .systemSmall) {
  Plain()
} timeline: {
  Entry(date: .distantPast, text: "one")
  Entry(date: .distantFuture, text: "two")
}

@MainActor
@Suite("Widgets")
struct WidgetTests {
  @Test func aConfigurationGathersWhatItsModifiersSay() {
    let description: _WidgetDescription = Plain().body._description
    #expect(description.kind == "plain")
    #expect(description.name == Text("Plain"))
    #expect(description.explanation == Text("A plain widget"))
    #expect(description.families == [.systemSmall, .accessoryInline])
    #expect(description.hasMargins)
    #expect(!Chosen().body._description.hasMargins)
  }

  @Test func aBundleHasAllOfItsWidgets() {
    let group = Both().body as? _WidgetGroup
    #expect(group?.widgets.map { $0 is Plain } == [true, false])
  }

  @Test func aPreviewShowsThePlaceholderInTheFamily() throws {
    let app = try HeadlessApp { Plain.preview(in: .systemSmall) }
    #expect(app.contains(label: "placeholder systemSmall"))
    #expect(app.contains(label: "family systemSmall"))
  }

  @Test func contentHasMarginsUnlessTheyAreDisabled() throws {
    let app = try HeadlessApp { Chosen.preview(in: .systemMedium) }
    #expect(app.frame(ofElementLabelled: "choice")?.size == CGSize(width: 338, height: 158))
  }

  @Test func aViewWithAPreviewContextIsTheContentOfAWidget() throws {
    let view = Color.blue.accessibilityElement().accessibilityLabel("content")
      .previewContext(WidgetPreviewContext(family: .systemSmall))
    let app = try HeadlessApp { view }
    #expect(app.frame(ofElementLabelled: "content")?.size == CGSize(width: 126, height: 126))
  }

  @Test func aBackgroundIsDrawnBehindAWidgetAlone() throws {
    func drawing(_ color: Color, inWidget: Bool) throws -> String {
      let content = Text("A").containerBackground(color, for: .widget)
      guard inWidget else { return try HeadlessApp { content }.displayListText }
      return try HeadlessApp { content.previewContext(WidgetPreviewContext(family: .systemSmall)) }.displayListText
    }
    #expect(try drawing(.red, inWidget: true) != drawing(.blue, inWidget: true))
    #expect(try drawing(.red, inWidget: false) == drawing(.blue, inWidget: false))
  }

  @Test("A preview of a widget has its name, its size, and a view for each of the entries that are the widget's")
  func timeline() async throws {
    let preview = Preview("Plain widget", as: .systemLarge) {
      Plain()
    } timeline: {
      Entry(date: .distantPast, text: "one")
      StrangerEntry(date: .now)
      for text in ["two", "three"] { Entry(date: .distantFuture, text: text) }
    }
    #expect(preview.name == "Plain widget")
    #expect(try await texts(of: preview) == ["one", "two", "three"])
    guard case .layout(.fixed(let width, let height))? = preview.traits.first?.kind else {
      Issue.record("The preview has no size.")
      return
    }
    #expect(CGSize(width: width, height: height) == CGSize(width: 338, height: 354))
  }

  @Test("A preview of a provider has a view for each of its entries, and the placeholder where it has none")
  func provider() async throws {
    func texts(_ answer: ProviderOfMany.Answer) async throws -> [String?] {
      let preview = Preview(as: .systemSmall) {
        Plain()
      } timelineProvider: {
        ProviderOfMany(answer: answer)
      }
      return try await self.texts(of: preview)
    }
    #expect(try await texts(.entries(["a", "b"])) == ["a", "b"])
    #expect(try await texts(.entries([])) == ["placeholder systemSmall"])
    #expect(try await texts(.nothing) == ["placeholder systemSmall"])
  }

  @Test("A preview of a widget with choices asks its provider for entries with them")
  func choices() async throws {
    let choice = Choice()
    choice.name = "some"
    let preview = Preview(as: .systemMedium, using: choice) {
      Chosen()
    } timelineProvider: {
      ChoiceProvider()
    }
    #expect(try await texts(of: preview) == ["some"])
  }

  /// What is heard first of each state of a preview.
  private func texts(of preview: Preview) async throws -> [String?] {
    func heard<V: View>(_ view: V) throws -> String? { try HeadlessApp { view }.labels.first }
    let steps = try #require(preview.steps)
    var texts: [String?] = []
    for view in await steps() { texts.append(try heard(view)) }
    return texts
  }

  @Test func providersGiveTheirEntries() async {
    let context = TimelineProviderContext(family: .systemSmall, isPreview: true)
    let timeline = await ChoiceProvider().timeline(for: Choice(), in: context)
    #expect(timeline.entries.map(\.text) == ["all"])
    #expect(timeline.policy == .never)
    #expect(timeline.policy != .after(.distantFuture))
  }

  @Test func nobodyHasChosenWidgets() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }
}

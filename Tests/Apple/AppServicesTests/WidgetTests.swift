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

  @Test func aPreviewOfAWidgetHasItsNameAndItsSize() {
    let preview = Preview("Plain widget", as: .systemLarge) { Plain() }
    #expect(preview.name == "Plain widget")
    guard case .layout(.fixed(let width, let height))? = preview.traits.first?.kind else {
      Issue.record("The preview has no size.")
      return
    }
    #expect(CGSize(width: width, height: height) == CGSize(width: 338, height: 354))
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

import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Scaled metrics", .serialized)
struct ScaledMetricTests {
  struct Metrics: View {
    let log: EventRecorder
    @ScaledMetric private var body20 = 20.0
    @ScaledMetric(relativeTo: .largeTitle) private var title20: CGFloat = 20
    @ScaledMetric(relativeTo: .caption) private var caption: Float = 10
    var body: some View {
      let _ = log.note("body")
      Text(verbatim: "\(body20) \(title20) \(caption)")
    }
  }

  private func label(textSize: Int, scale: CGFloat = 2) throws -> String? {
    var settings = HostSettings()
    settings.textSize = textSize
    settings.displayScale = scale
    return try window(settings: settings) { Metrics(log: EventRecorder()) }.labels.first
  }

  @Test("A metric grows with the size of text as the font of its style does, in whole pixels (187)")
  func scales() throws {
    #expect(try label(textSize: 3) == "20.0 20.0 10.0")
    // Body is 14 of 17 points, large title 31 of 34, caption 11 of 12.
    #expect(try label(textSize: 0) == "16.5 18.0 9.0")
    // 53, 60 and 43 points at the largest size; 20 * 53 / 17 is 62.35, in half points 62.5.
    #expect(try label(textSize: 11) == "62.5 35.5 36.0")
    #expect(try label(textSize: 11, scale: 1) == "62.0 35.0 36.0")
  }

  @Test("All twelve sizes grow in order, for every style")
  func ordered() throws {
    for style in Font.TextStyle.allCases {
      struct One: View {
        @ScaledMetric private var metric: Double
        init(_ style: Font.TextStyle) { _metric = ScaledMetric(wrappedValue: 100, relativeTo: style) }
        var body: some View { Text(verbatim: "\(metric)") }
      }
      var last: Double = 0
      for size in 0..<12 {
        var settings = HostSettings()
        settings.textSize = size
        let text: String = try #require(try window(settings: settings) { One(style) }.labels.first)
        let value: Double = try #require(Double(text))
        #expect(value >= last)
        last = value
      }
      // Text can at least double its size (behaviour 187).
      #expect(last > 170)
    }
  }

  @Test("The body that reads a metric follows the setting; other settings do not concern it (G3)")
  func follows() throws {
    let log = EventRecorder()
    let host = try window { Metrics(log: log) }
    #expect(log.take() == ["body"])
    var settings = HostSettings()
    settings.isDark = true
    host.change { host.graph.apply(settings) }
    #expect(log.take() == [])
    settings.textSize = 11
    host.change { host.graph.apply(settings) }
    #expect(log.take() == ["body"])
    #expect(host.labels == ["62.5 35.5 36.0"])
  }

  @Test("The older size category is the same setting by another name")
  func sizeCategory() throws {
    struct Root: View {
      @Environment(\.sizeCategory) private var category: ContentSizeCategory
      @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize
      var body: some View { Text(verbatim: "\(category) \(size) \(category.isAccessibilityCategory)") }
    }
    let host = try window {
      VStack {
        Root()
        Root().environment(\.sizeCategory, .accessibilityMedium)
        Root().environment(\.dynamicTypeSize, .xSmall)
      }
    }
    #expect(
      host.labels == [
        "large large false", "accessibilityMedium accessibility1 true", "extraSmall xSmall false",
      ])
    #expect(ContentSizeCategory.small < .medium && ContentSizeCategory.extraLarge >= .large)
  }
}

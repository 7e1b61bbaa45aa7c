import AccessibilityTree

/// What assistive technologies do with a chart: say what it shows, and play it.
package enum ChartReading {
  private static let overview: AccessibilityActionCode = .named("Describe Chart")
  private static let details: AccessibilityActionCode = .named("Chart Details")
  private static let sound: AccessibilityActionCode = .named("Play Audio Graph")

  /// What the actions do with the chart that is there when they are performed.
  static func actions(_ chart: @escaping () -> ChartDescriber?) -> [AccessibilityAttachmentModifier.Action] {
    func action(_ code: AccessibilityActionCode, _ body: @escaping () -> Void) -> AccessibilityAttachmentModifier.Action
    {
      AccessibilityAttachmentModifier.Action(kind: AccessibilityActionKind(code: code)) { _ in body() }
    }
    return [
      action(overview) { say(chart()?.description.overview) },
      action(details) { say(chart()?.description.details) },
      action(sound) {
        guard let chart = chart()?.description else { return }
        let graph = AudioGraph(chart)
        say(graph.introduction)
        player?(graph)
      },
    ]
  }

  private static func say(_ words: String?) {
    if let words { AccessibilityNotification.Announcement(words).post() }
  }

  /// Plays a graph; a host that can make sounds sets it. Playing another ends the one before.
  package nonisolated(unsafe) static var player: ((AudioGraph) -> Void)?
}

extension View {
  /// Makes the view a container that is a chart to assistive technologies.
  ///
  /// - Parameters:
  ///   - title: What the chart is about.
  ///   - chart: The description of what it shows.
  package nonisolated func accessibilityChart(
    title: @escaping (EnvironmentValues) -> String, _ chart: @escaping (EnvironmentValues) -> ChartDescriber
  ) -> some View {
    let shown = ShownChart()
    var attachment = AccessibilityAttachmentModifier(behavior: .contain)
    attachment.changes = [
      { properties, environment in
        properties.label = title(environment)
        let describer: ChartDescriber = chart(environment)
        shown.describer = describer
        properties.chart = describer
      }
    ]
    attachment.actions = ChartReading.actions { shown.describer }
    return attaching(attachment)
  }
}

/// The chart that was described last.
private final class ShownChart {
  var describer: ChartDescriber?
}

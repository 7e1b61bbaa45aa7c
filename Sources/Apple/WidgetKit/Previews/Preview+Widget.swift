import AppIntents
import SwiftUI
import SwiftUIScenes

/// Shows a widget to its developer: `./rotor preview` draws it in the size of the family, once with each entry.
///
/// - Parameters:
///   - name: The name under which the preview is drawn; nil, the default, uses the name of its file alone.
///   - family: The size.
///   - widget: Makes the widget.
///   - timeline: Lists entries of the widget; their dates do not count.
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> W,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a widget to its developer, once with each entry of its provider.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> W,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a widget with choices to its developer, once with each entry that its provider has for them.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent, widget: @escaping () -> W,
  timelineProvider: @escaping () -> Provider
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

extension Preview {
  /// A widget with entries.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The widget's size.
  ///   - widget: Makes the widget.
  ///   - timeline: Lists the entries.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, traits: [.widget(family)]) { widget().previews(in: family, of: await timeline()) }
  }

  /// A widget with the entries of a provider.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    timelineProvider: @escaping () -> some TimelineProvider
  ) {
    self.init(name, traits: [.widget(family)]) {
      let context = TimelineProviderContext(family: family, isPreview: true)
      return widget().previews(in: family, of: await timelineProvider().entries(in: context))
    }
  }

  /// A widget with the entries that a provider has for choices.
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
  ) {
    self.init(name, traits: [.widget(family)]) {
      let context = TimelineProviderContext(family: family, isPreview: true)
      let timeline: Timeline<Provider.Entry> = await timelineProvider().timeline(for: intent, in: context)
      return widget().previews(in: family, of: timeline.entries)
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static func widget(_ family: WidgetFamily) -> PreviewTrait<T> {
    .fixedLayout(width: family.size.width, height: family.size.height)
  }
}

extension TimelineProvider {
  /// The entries of the provider's timeline; none where it lets go of what it was asked without an answer.
  @MainActor
  fileprivate func entries(in context: Context) async -> [Entry] {
    await withCheckedContinuation { continuation in
      let answer = TimelineAnswer<Entry> { continuation.resume(returning: $0) }
      getTimeline(in: context) { answer.give($0.entries) }
    }
  }
}

/// Hands on the first answer of a provider; without any, nothing, as soon as the provider cannot give one any more.
private final class TimelineAnswer<Entry>: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: (([Entry]) -> Void)?

  init(_ waiting: @escaping ([Entry]) -> Void) { self.waiting = waiting }

  deinit { waiting?([]) }

  func give(_ entries: [Entry]) {
    lock.lock()
    let told: (([Entry]) -> Void)? = waiting
    waiting = nil
    lock.unlock()
    told?(entries)
  }
}

/// Lists the entries of a preview.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
  public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}

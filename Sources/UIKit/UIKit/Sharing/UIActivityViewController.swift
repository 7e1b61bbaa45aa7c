import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Offers what can be done with items: to copy them, to save them to the downloads, to send them by mail, and what the app
/// adds.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController, PersonallyEnded {
  /// Called at the end: with what was done, or nil when the person gave up; whether it was done; no items, as none come
  /// back; and no error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { viewIfLoaded?.changes.drawing.change() } }

  /// The parts of the list that are not shown: there are none but activities.
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []
  /// Whether an activity may stand out from the others: kept as it was set, all look alike.
  open var allowsProminentActivity: Bool = true

  let items: [Any]
  private let activities: [UIActivity]
  /// Says what is known of the items, where they came so.
  let configuration: (any UIActivityItemsConfigurationReading)?

  /// - Parameters:
  ///   - activityItems: Texts, addresses, pictures, item providers, and sources of such. Others are not shared by the
  ///     system's ways; the app's own get them.
  ///   - applicationActivities: What the app adds.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    configuration = nil
    super.init(nibName: nil, bundle: nil)
  }

  /// - Parameter activityItemsConfiguration: Gives the items, what is known of them, and what the app adds.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration ?? [], activityItemsConfiguration)
  }

  private init(
    _ items: [Any], _ activities: [UIActivity], _ configuration: (any UIActivityItemsConfigurationReading)?
  ) {
    self.items = items
    self.activities = activities
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The person closed the list without a choice.
  final func personDidEnd() { completionWithItemsHandler?(nil, false, nil, nil) }

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in ActivityContent(controller: self) }
    view = content
    preferredContentSize = CGSize(width: 320, height: CGFloat(44 * (destinations.count + offered.count) + 80))
  }

  /// The destinations of the items; none without an item that the system can share.
  package var destinations: [ShareDestination] {
    guard items.contains(where: { Self.provider(of: placeholder(of: $0)) != nil }) else { return [] }
    return ShareDestination.allCases.filter { destination in
      if excludedActivityTypes?.contains(destination.activityType) == true { return false }
      let interaction: UIActivityItemsConfigurationInteraction = destination == .clipboard ? .copy : .share
      return configuration?.activityItemsConfigurationSupports(interaction: interaction) ?? true
    }
  }

  /// The app's own activities that can do something with the items.
  package var offered: [UIActivity] {
    let shown: [Any] = items.map(placeholder)
    return activities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.activityTitle != nil && activity.canPerform(withActivityItems: shown)
    }
  }

  /// Lets an activity of the app do what it does.
  func perform(_ activity: UIActivity, end: @escaping () -> Void) {
    activity.end = { [weak self] completed in
      self?.completionWithItemsHandler?(activity.activityType, completed, nil, nil)
      if let self, presented != nil { dismiss(animated: true, completion: end) } else { end() }
    }
    let waiting: [UIActivityItemProvider] = items.compactMap { $0 as? UIActivityItemProvider }
    guard !waiting.isEmpty else { return begin(activity) }
    let group = DispatchGroup()
    for provider in waiting {
      group.enter()
      provider.make(for: activity.activityType) { _ in group.leave() }
    }
    let activity = HandedOver(value: activity)
    group.notify(queue: .main) { [self] in MainActor.assumeIsolated { begin(activity.value) } }
  }

  private func begin(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    guard let controller = activity.activityViewController else { return activity.perform() }
    present(controller, animated: true)
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func placeholder(of item: Any) -> Any {
    (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
  }
}

/// Parts of the list of activities.
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// People to whom something was sent before: nobody knows them here, and the list has none.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1 << 0)
}

extension ShareDestination {
  var activityType: UIActivity.ActivityType {
    switch self {
    case .clipboard: .copyToPasteboard
    case .downloads: .saveToCameraRoll
    case .mail: .mail
    }
  }
}

/// The list of a controller, which goes away when something was done.
private struct ActivityContent: View {
  unowned let controller: UIActivityViewController
  @Environment(\.dismiss) private var dismiss: DismissAction

  private func close() {
    if controller.presentingViewController != nil { controller.dismiss(animated: true) } else { dismiss() }
  }

  var body: some View {
    let offered: [UIActivity] = controller.offered
    ShareDestinationList(
      destinations: controller.destinations,
      actions: offered.map { activity in
        ShareDestinationList.Action(
          title: activity.activityTitle ?? "", image: activity.activityImage.map { Image(uiKit: $0) }
        ) { controller.perform(activity, end: close) }
      },
      request: { controller.request(for: $0) },
      end: { destination in
        controller.completionWithItemsHandler?(destination?.activityType, destination != nil, nil, nil)
        close()
      })
  }
}

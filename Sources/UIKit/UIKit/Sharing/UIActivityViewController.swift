import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Offers what can be done with items: to copy them, to save them to the downloads, to send them by mail, and what the app
/// adds.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Called at the end: with what was done, or nil when the person gave up; whether it was done; no items, as none come
  /// back; and no error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { viewIfLoaded?.changes.drawing.change() } }

  private let items: [Any]
  private let activities: [UIActivity]

  /// - Parameters:
  ///   - activityItems: Texts, addresses, pictures, item providers, and sources of such. Others are not shared by the
  ///     system's ways; the app's own get them.
  ///   - applicationActivities: What the app adds.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in ActivityContent(controller: self) }
    view = content
    preferredContentSize = CGSize(width: 320, height: CGFloat(44 * (destinations.count + offered.count) + 80))
  }

  /// The destinations of the items; none without an item that the system can share.
  package var destinations: [ShareDestination] {
    guard items.contains(where: { provider(of: placeholder(of: $0)) != nil }) else { return [] }
    return ShareDestination.allCases.filter { excludedActivityTypes?.contains($0.activityType) != true }
  }

  /// The app's own activities that can do something with the items.
  package var offered: [UIActivity] {
    let shown: [Any] = items.map(placeholder)
    return activities.filter { activity in
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
      return activity.activityTitle != nil && activity.canPerform(withActivityItems: shown)
    }
  }

  package func request(for destination: ShareDestination) -> ShareRequest {
    let sources: [any UIActivityItemSource] = items.compactMap { $0 as? any UIActivityItemSource }
    let subjects: [String] = sources.map {
      $0.activityViewController(self, subjectForActivityType: destination.activityType)
    }
    return ShareRequest(
      items: items(for: destination.activityType).compactMap(provider).map { ShareRequest.Item(provider: $0) },
      subject: subjects.first { !$0.isEmpty })
  }

  /// Lets an activity of the app do what it does.
  func perform(_ activity: UIActivity, end: @escaping () -> Void) {
    activity.end = { [weak self] completed in
      self?.completionWithItemsHandler?(activity.activityType, completed, nil, nil)
      end()
    }
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.perform()
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

  /// Nil for an item that only the app knows.
  private func provider(of item: Any) -> NSItemProvider? {
    switch item {
    case let provider as NSItemProvider: return provider
    case let text as String: return NSItemProvider.of(text)
    case let text as AttributedString: return NSItemProvider.of(text)
    case let url as URL: return NSItemProvider.of(url)
    case let image as UIImage:
      return image.pngData().map { data in
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { completion in
          completion(data, nil)
          return nil
        }
        return provider
      }
    default: return nil
    }
  }
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

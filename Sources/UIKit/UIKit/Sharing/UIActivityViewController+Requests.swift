import Foundation
import FoundationGaps
import LinkPresentation
import SwiftUIControls
import UIFoundation

/// Makes what the system's ways of sharing get.
extension UIActivityViewController {
  package func request(for destination: ShareDestination) -> ShareRequest {
    let type: UIActivity.ActivityType = destination.activityType
    let sources: [any UIActivityItemSource] = items.compactMap { $0 as? any UIActivityItemSource }
    let subjects: [String] = sources.map { $0.activityViewController(self, subjectForActivityType: type) }
    let shared: [ShareRequest.Item] = items.enumerated().compactMap { item($1, at: $0, for: type) }
    let title = configuration?.activityItemsConfigurationMetadata(key: .title) as? String
    let link = configuration?.activityItemsConfigurationMetadata(key: .linkPresentationMetadata) as? LPLinkMetadata
    let words: String? = subjects.first { !$0.isEmpty } ?? title ?? link?.title ?? shared.compactMap(\.title).first
    return ShareRequest(
      items: shared, subject: words,
      message: configuration?.activityItemsConfigurationMetadata(key: .messageBody) as? String)
  }

  /// The size that suits a small picture, in points.
  private static let thumbnail = CGSize(width: 64, height: 64)

  /// One item with what is known of it; nil for one that only the app knows.
  private func item(_ item: Any, at index: Int, for type: UIActivity.ActivityType) -> ShareRequest.Item? {
    if let source = item as? any UIActivityItemSource { return self.item(of: source, for: type) }
    guard let provider = Self.provider(of: item) else { return nil }
    guard let configuration else { return ShareRequest.Item(provider: provider) }
    func known(_ key: UIActivityItemsConfigurationMetadataKey) -> Any? {
      configuration.activityItemsConfigurationMetadataForItem(at: index, key: key)
    }
    let link = known(.linkPresentationMetadata) as? LPLinkMetadata
    let picture: NSItemProvider? = configuration.activityItemsConfigurationPreviewForItem(
      at: index, intent: .fullSize, suggestedSize: CGSize(width: 320, height: 320))
    let small: NSItemProvider? = configuration.activityItemsConfigurationPreviewForItem(
      at: index, intent: .thumbnail, suggestedSize: Self.thumbnail)
    return ShareRequest.Item(
      provider: provider, title: known(.title) as? String ?? link?.title, image: picture ?? link?.imageProvider,
      icon: small ?? link?.iconProvider)
  }

  private func item(of source: any UIActivityItemSource, for type: UIActivity.ActivityType) -> ShareRequest.Item? {
    let provider: NSItemProvider?
    if let later = source as? UIActivityItemProvider {
      provider = Self.provider(of: later, standingFor: placeholder(of: later), for: type)
    } else {
      let item: Any? = source.activityViewController(self, itemForActivityType: type)
      if let data = item as? Data {
        provider = Self.provider(
          of: data, typed: source.activityViewController(self, dataTypeIdentifierForActivityType: type))
      } else {
        provider = item.flatMap(Self.provider)
      }
    }
    guard let provider else { return nil }
    let link: LPLinkMetadata? = source.activityViewControllerLinkMetadata(self)
    let picture: UIImage? = source.activityViewController(
      self, thumbnailImageForActivityType: type, suggestedSize: Self.thumbnail)
    return ShareRequest.Item(
      provider: provider, title: link?.title, image: link?.imageProvider,
      icon: picture.flatMap(Self.provider) ?? link?.iconProvider)
  }

  private func placeholder(of source: UIActivityItemProvider) -> Any {
    source.activityViewControllerPlaceholderItem(self)
  }

  nonisolated private static func provider(of data: Data, typed type: String) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    return provider
  }

  /// An item that is made in the background when one of its forms is asked for. It has the forms of what stands for it.
  private static func provider(
    of later: UIActivityItemProvider, standingFor placeholder: Any, for type: UIActivity.ActivityType
  ) -> NSItemProvider? {
    guard let forms = provider(of: placeholder)?.registeredTypeIdentifiers, !forms.isEmpty else { return nil }
    let provider = NSItemProvider()
    for form in forms {
      provider.registerDataRepresentation(forTypeIdentifier: form, visibility: .all) { completion in
        later.make(for: type) { item in
          guard let made = item.flatMap(Self.provider) else { return completion(nil, CocoaError(.fileReadUnknown)) }
          _ = made.loadDataRepresentation(forTypeIdentifier: form) { completion($0, $1) }
        }
        return nil
      }
    }
    return provider
  }

  /// Nil for an item that only the app knows.
  nonisolated static func provider(of item: Any) -> NSItemProvider? {
    switch item {
    case let provider as NSItemProvider: return provider
    case let text as String: return NSItemProvider.of(text)
    case let text as AttributedString: return NSItemProvider.of(text)
    case let url as URL: return NSItemProvider.of(url)
    case let image as UIImage: return image.pngData().map { provider(of: $0, typed: "public.png") }
    default: return nil
    }
  }
}

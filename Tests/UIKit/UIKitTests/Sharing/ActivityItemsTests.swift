import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import LinkPresentation
import SwiftUI
import SwiftUIControls
import Testing
import ViewTestSupport

@testable import UIKit

/// Shared items with what is known of them, and items that are made in the background.
@MainActor
@Suite("Items that are shared", .serialized)
struct ActivityItemsTests {
  private final class Stamp: UIActivity {
    var items: [Any] = []
    var controller: UIViewController?
    override var activityType: ActivityType? { ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override var activityViewController: UIViewController? { controller }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  private final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "report for \(activityType?.rawValue ?? "nothing") \(Thread.isMainThread)" }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { Data() }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { Data("a,b".utf8) }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "public.comma-separated-values-text" }
    func activityViewController(
      _ activityViewController: UIActivityViewController,
      thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { UIGraphicsImageRenderer(size: size).image { _ in } }
    func activityViewControllerLinkMetadata(
      _ activityViewController: UIActivityViewController
    ) -> LPLinkMetadata? {
      let metadata = LPLinkMetadata()
      metadata.title = "Table"
      return metadata
    }
  }

  private final class Quiet: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "words" }
  }

  private final class Bare: NSObject, UIActivityItemsConfigurationReading {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [NSItemProvider(object: "a" as NSString)] }
  }

  private func text(_ provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
  }

  @Test("A configuration gives items, titles, words and pictures, and what the program can do with them")
  func configuration() async {
    let items = UIActivityItemsConfiguration(objects: ["Come along" as NSString])
    let stamp = Stamp()
    items.localObject = 7
    items.metadataProvider = { $0 == .title ? "Invitation" : $0 == .messageBody ? "Have a look" : nil }
    items.perItemMetadataProvider = { $1 == .title ? "Item \($0)" : nil }
    items.previewProvider = { _, intent, _ in
      intent == .thumbnail ? NSItemProvider(object: "small" as NSString) : nil
    }
    items.applicationActivitiesProvider = { [stamp] }
    let controller = UIActivityViewController(activityItemsConfiguration: items)
    #expect(controller.destinations == [.clipboard, .downloads, .mail] && controller.offered == [stamp])
    let request = controller.request(for: .mail)
    #expect(request.subject == "Invitation" && request.message == "Have a look" && request.items.count == 1)
    #expect(request.items[0].title == "Item 0" && request.items[0].icon != nil && request.items[0].image == nil)
    #expect(await text(request.items[0].provider) == "Come along")
    items.supportedInteractions = [.copy]
    #expect(controller.destinations == [.clipboard] && items.localObject as? Int == 7)
    items.supportedInteractions = [.share]
    #expect(controller.destinations == [.downloads, .mail])
    #expect(controller.allowsProminentActivity && controller.excludedActivitySectionTypes == [])
    controller.excludedActivitySectionTypes = .peopleSuggestions
    #expect(controller.excludedActivitySectionTypes.rawValue == 1)
    let link = LPLinkMetadata()
    link.title = "Page"
    items.metadataProvider = { $0 == .linkPresentationMetadata ? link : nil }
    #expect(controller.request(for: .mail).subject == "Page")
  }

  @Test("An object that says its items alone has usual answers for the rest; a responder keeps a configuration")
  func bare() {
    let bare = Bare()
    #expect(bare.activityItemsConfigurationSupports(interaction: .share))
    #expect(bare.activityItemsConfigurationMetadata(key: .title) == nil)
    #expect(bare.activityItemsConfigurationMetadataForItem(at: 0, key: .title) == nil)
    #expect(bare.activityItemsConfigurationPreviewForItem(at: 0, intent: .fullSize, suggestedSize: .zero) == nil)
    #expect(bare.applicationActivitiesForActivityItemsConfiguration == nil)
    #expect(UIActivityViewController(activityItemsConfiguration: bare).destinations.count == 3)
    let view = UIView()
    #expect(view.activityItemsConfiguration == nil && view.pasteConfiguration == nil)
    view.activityItemsConfiguration = bare
    let providing: any UIActivityItemsConfigurationProviding = view
    #expect(providing.activityItemsConfiguration === bare)
    #expect(UIActivityItemsConfiguration(itemProviders: []).itemProvidersForActivityItemsConfiguration.isEmpty)
    let names: Set<String> = [
      UIActivityItemsConfigurationInteraction.share.rawValue, UIActivityItemsConfigurationInteraction.copy.rawValue,
      UIActivityItemsConfigurationMetadataKey.title.rawValue,
      UIActivityItemsConfigurationMetadataKey(rawValue: "own").rawValue,
      UIActivityItemsConfigurationPreviewIntent.fullSize.rawValue,
      UIActivityItemsConfigurationPreviewIntent(rawValue: "x").rawValue,
    ]
    #expect(names.count == 6 && UIActivityItemsConfigurationInteraction(rawValue: "y").rawValue == "y")
  }

  @Test("A provider makes its item in the background, when it is known what it is for")
  func providers() async throws {
    let report = Report(placeholderItem: "")
    let controller = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    #expect(controller.destinations.count == 3 && report.activityType == nil)
    #expect(report.placeholderItem as? String == "")
    let request = controller.request(for: .mail)
    #expect(report.activityType == nil)
    #expect(
      await text(try #require(request.items.first).provider)
        == "report for \(UIActivity.ActivityType.mail.rawValue) false")
    #expect(report.activityType == .mail && report.isFinished)
    let plain = UIActivityItemProvider(placeholderItem: "words")
    #expect(plain.item as? String == "words")
    #expect(plain.activityViewControllerPlaceholderItem(controller) as? String == "words")
    #expect(plain.activityViewController(controller, itemForActivityType: nil) as? String == "words")
    #expect(plain.activityViewController(controller, subjectForActivityType: nil).isEmpty)
  }

  @Test("An activity of the app gets the item when it was made, and may present a controller")
  func activities() async throws {
    let host = try window(width: 600, height: 500, settings: HostSettings(idiom: .desktop)) { Text("behind") }
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let (stamp, report) = (Stamp(), Report(placeholderItem: ""))
    let controller = UIActivityViewController(activityItems: [report], applicationActivities: [stamp])
    var ends: [String] = []
    controller.completionWithItemsHandler = { type, isDone, _, _ in ends.append("\(type?.rawValue ?? "none") \(isDone)")
    }
    let page = UIViewController()
    page.view.isAccessibilityElement = true
    page.view.accessibilityLabel = "stamps"
    stamp.controller = page
    root.present(controller, animated: false)
    host.update()
    host.finishAnimations()
    #expect(host.activate("Stamp"))
    await host.settle { !stamp.items.isEmpty }
    host.update()
    host.finishAnimations()
    #expect(stamp.items as? [String] == ["report for stamp false"] && host.labels.contains("stamps"))
    stamp.activityDidFinish(true)
    host.update()
    host.finishAnimations()
    host.update()
    host.finishAnimations()
    #expect(ends == ["stamp true"] && host.labels == ["behind"])
    let other = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    other.completionWithItemsHandler = controller.completionWithItemsHandler
    root.present(other, animated: false)
    host.update()
    host.finishAnimations()
    _ = host.press(.escape)
    host.update()
    host.finishAnimations()
    #expect(ends.count == 2 && ends.last == "none false")
    #expect(UIActivity().activityViewController == nil)
  }

  @Test("A source says the type of its data, a title and a small picture")
  func sources() throws {
    let controller = UIActivityViewController(activityItems: [Source()], applicationActivities: nil)
    let item = try #require(controller.request(for: .mail).items.first)
    #expect(item.provider.registeredTypeIdentifiers == ["public.comma-separated-values-text"])
    #expect(item.title == "Table" && item.icon != nil && controller.request(for: .mail).subject == "Table")
    let quiet = Quiet()
    #expect(quiet.activityViewController(controller, dataTypeIdentifierForActivityType: nil) == "public.data")
    #expect(
      quiet.activityViewController(controller, thumbnailImageForActivityType: nil, suggestedSize: .zero) == nil)
    #expect(quiet.activityViewControllerLinkMetadata(controller) == nil)
  }

  @Test("A description of an address is copied with all of its words")
  func metadata() throws {
    let metadata = LPLinkMetadata()
    metadata.originalURL = URL(string: "https://example.org")
    metadata.url = URL(string: "https://example.org/a")
    metadata.title = "A"
    metadata.remoteVideoURL = metadata.url
    metadata.iconProvider = NSItemProvider(object: "i" as NSString)
    metadata.imageProvider = NSItemProvider(object: "p" as NSString)
    metadata.videoProvider = NSItemProvider(object: "v" as NSString)
    let copy = try #require(metadata.copy() as? LPLinkMetadata)
    #expect(copy.originalURL == metadata.originalURL && copy.url == metadata.url && copy.title == "A")
    #expect(copy.remoteVideoURL == metadata.url && copy.iconProvider === metadata.iconProvider)
    #expect(copy.imageProvider === metadata.imageProvider && copy.videoProvider === metadata.videoProvider)
  }
}

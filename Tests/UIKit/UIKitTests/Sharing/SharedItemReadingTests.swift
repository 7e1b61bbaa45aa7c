import CoreGraphics
import Foundation
import FoundationGaps
import Testing
import UIKit

/// Shared items as those read them who know only the protocol.
@MainActor
@Suite("Reading of shared items", .serialized)
struct SharedItemReadingTests {
  private final class Bare: NSObject, UIActivityItemsConfigurationReading {
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { [] }
  }

  private let item = NSItemProvider(object: "Come along" as NSString)
  private let picture = NSItemProvider(object: "small" as NSString)
  private let activity = UIActivity()

  private var configuration: UIActivityItemsConfiguration {
    let items = UIActivityItemsConfiguration(itemProviders: [item])
    items.supportedInteractions = [.copy]
    items.metadataProvider = { $0 == .title ? "Invitation" : nil }
    items.perItemMetadataProvider = { "\($0) \($1 == .messageBody)" }
    items.previewProvider = { [picture] index, intent, size in
      index == 2 && intent == .thumbnail && size.width == 40 ? picture : nil
    }
    items.applicationActivitiesProvider = { [activity] in [activity] }
    return items
  }

  @Test("A configuration answers by what it was given")
  func answers() {
    let items: UIActivityItemsConfiguration = configuration
    #expect(items.activityItemsConfigurationSupports(interaction: .copy))
    #expect(!items.activityItemsConfigurationSupports(interaction: .share))
    #expect(items.activityItemsConfigurationMetadata(key: .title) as? String == "Invitation")
    #expect(items.activityItemsConfigurationMetadata(key: .messageBody) == nil)
    #expect(items.activityItemsConfigurationMetadataForItem(at: 3, key: .messageBody) as? String == "3 true")
    let size = CGSize(width: 40, height: 40)
    let found = items.activityItemsConfigurationPreviewForItem(at: 2, intent: .thumbnail, suggestedSize: size)
    #expect(found === picture)
    #expect(items.activityItemsConfigurationPreviewForItem(at: 2, intent: .fullSize, suggestedSize: size) == nil)
    #expect(items.applicationActivitiesForActivityItemsConfiguration == [activity])
  }

  @Test("By the protocol a configuration gives its own answers, and an object without any the usual ones")
  func protocols() {
    let size = CGSize(width: 40, height: 40)
    let (items, bare): (any UIActivityItemsConfigurationReading, any UIActivityItemsConfigurationReading) = (
      configuration, Bare()
    )
    #expect(items.itemProvidersForActivityItemsConfiguration == [item])
    #expect(!items.activityItemsConfigurationSupports(interaction: .share))
    #expect(bare.activityItemsConfigurationSupports(interaction: .share))
    #expect(items.activityItemsConfigurationMetadata(key: .title) as? String == "Invitation")
    #expect(bare.activityItemsConfigurationMetadata(key: .title) == nil)
    #expect(items.activityItemsConfigurationMetadataForItem(at: 0, key: .title) as? String == "0 false")
    #expect(bare.activityItemsConfigurationMetadataForItem(at: 0, key: .title) == nil)
    let found = items.activityItemsConfigurationPreviewForItem(at: 2, intent: .thumbnail, suggestedSize: size)
    #expect(found === picture)
    #expect(bare.activityItemsConfigurationPreviewForItem(at: 2, intent: .thumbnail, suggestedSize: size) == nil)
    #expect(items.applicationActivitiesForActivityItemsConfiguration == [activity])
    #expect(bare.applicationActivitiesForActivityItemsConfiguration == nil)
  }

  @Test("A provider keeps the item that it makes, unless it was cancelled before")
  func making() {
    final class Report: UIActivityItemProvider, @unchecked Sendable { override var item: Any { "report" } }
    let controller = UIActivityViewController(activityItems: [], applicationActivities: nil)
    let (report, cancelled) = (Report(placeholderItem: "none"), Report(placeholderItem: "none"))
    #expect(report.activityViewController(controller, itemForActivityType: nil) as? String == "none")
    report.main()
    #expect(report.activityViewController(controller, itemForActivityType: nil) as? String == "report")
    cancelled.cancel()
    cancelled.main()
    #expect(cancelled.activityViewController(controller, itemForActivityType: nil) as? String == "none")
  }
}

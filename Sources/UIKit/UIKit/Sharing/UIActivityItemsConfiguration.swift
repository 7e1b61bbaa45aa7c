import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Something that the system does with shared items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Items are shared.
  public static let share = Self(rawValue: "UIActivityItemsConfigurationInteractionShare")
  /// Items are put on the clipboard.
  public static let copy = Self(rawValue: "UIActivityItemsConfigurationInteractionCopy")
}

/// Something that is known of shared items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The title, a `String`: the subject of a mail.
  public static let title = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyTitle")
  /// Words that go along with the items, a `String`.
  public static let messageBody = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// Title and pictures of an address, an `LPLinkMetadata`.
  public static let linkPresentationMetadata = Self(
    rawValue: "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}

/// The purpose of a picture of an item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A large picture.
  public static let fullSize = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A small picture.
  public static let thumbnail = Self(rawValue: "UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// Says which items can be shared, and what is known of them.
@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The items, each with its representations.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether the system may do something with the items. True by default.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Something that is known of all items together; nil, as by default, where it is not known.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Something that is known of one item; nil, as by default, where it is not known.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// Gives a picture of an item; nil, as by default, for none.
  ///
  /// - Parameters:
  ///   - index: The number of the item.
  ///   - intent: The purpose of the picture.
  ///   - suggestedSize: The size that suits, in points.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// What the program itself can do with the items; nil, as by default, for nothing.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Items that can be shared, with what is known of them.
///
/// ```swift
/// let items = UIActivityItemsConfiguration(objects: ["Come along" as NSString])
/// items.metadataProvider = { $0 == .title ? "Invitation" : nil }
/// let controller = UIActivityViewController(activityItemsConfiguration: items)
/// ```
@MainActor @preconcurrency
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// - Parameter itemProviders: The items, whose representations are made when they are asked for.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  /// - Parameter objects: The items as objects that say their own representations.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// Anything of the program's own, kept for it.
  open var localObject: Any?
  /// What the system may do with the items: sharing and copying by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  /// Says what is known of all items together.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Says what is known of one item, by its number.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Gives pictures of items.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Gives what the program itself can do with the items.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

/// An object that knows what could be shared of it.
@MainActor @preconcurrency
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The items; nil where there is nothing to share.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

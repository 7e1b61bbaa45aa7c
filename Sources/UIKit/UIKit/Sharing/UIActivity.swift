import Foundation
import LinkPresentation
import UIFoundation

/// Something that can be done with items that are shared.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The name of the activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    // What a desktop offers.

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Into the folder of downloads.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")

    // What no desktop offers.

    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
  }

  /// Whether an activity is the app's or stands for a share of another app.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  @MainActor @preconcurrency public override init() { super.init() }

  open class var activityCategory: Category { .action }
  /// The title of the activity; nil by default.
  open var activityType: ActivityType? { nil }
  /// The words on the button; nil by default, for which none is shown.
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Whether it can be done with the items. False by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets the items before anything is done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that is presented in the place of `perform()`, and calls `activityDidFinish(_:)` in the end; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Does it; calls `activityDidFinish(_:)` in the end.
  open func perform() { activityDidFinish(false) }

  /// Ends the sharing.
  ///
  /// - Parameter completed: Whether something was done.
  open func activityDidFinish(_ completed: Bool) {
    let end: ((Bool) -> Void)? = end
    self.end = nil
    end?(completed)
  }

  /// Called once at the end.
  final var end: ((Bool) -> Void)?
}

/// Gives an item when it is known what it is for.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Stands for the item until it is known what it is for.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for something that is done; nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// A title for where the item goes that has one. Empty by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The type of an item that is `Data`. That of any data by default.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of the item; nil, as by default, for none.
  ///
  /// - Parameter size: The size that suits, in points.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
  /// The title and the pictures of the item, for where it goes that shows them; nil, as by default, for none.
  func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "public.data" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}

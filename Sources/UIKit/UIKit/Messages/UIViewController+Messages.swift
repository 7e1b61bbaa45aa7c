import Foundation

extension UIViewController {
  /// `showDetailViewController(_:sender:)` leads elsewhere from now on. The subject is the split view controller.
  public struct ShowDetailTargetDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIViewController

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIViewController.ShowDetailTargetDidChangeMessage> {
  /// `showDetailViewController(_:sender:)` leads elsewhere from now on.
  public static var showDetailTargetDidChange: Self { Self() }
}

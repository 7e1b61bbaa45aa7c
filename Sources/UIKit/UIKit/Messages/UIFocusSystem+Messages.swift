import Foundation

extension UIFocusSystem {
  /// The focus has moved.
  public struct DidUpdateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIFocusSystem

    /// The movement.
    public let focusUpdateContext: UIFocusUpdateContext
    /// The animations of the movement.
    public let animationCoordinator: UIFocusAnimationCoordinator

    public init(focusUpdateContext: UIFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator) {
      self.focusUpdateContext = focusUpdateContext
      self.animationCoordinator = animationCoordinator
    }
  }

  /// The focus stayed where it was: an environment kept it, or nothing lies in the direction of a key.
  public struct MovementDidFailMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIFocusSystem

    /// The movement that did not happen.
    public let focusUpdateContext: UIFocusUpdateContext

    public init(focusUpdateContext: UIFocusUpdateContext) { self.focusUpdateContext = focusUpdateContext }
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.DidUpdateMessage> {
  /// The focus has moved.
  public static var didUpdate: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIFocusSystem.MovementDidFailMessage> {
  /// The focus stayed where it was.
  public static var movementDidFail: Self { Self() }
}

import CoreGraphics
import Foundation

// A desktop shows no keyboard on the screen: nobody posts these, and they are there for programs that observe them.

extension UIResponder {
  /// A keyboard on the screen will come up.
  public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    let movement: KeyboardMovement

    package init(movement: KeyboardMovement) { self.movement = movement }

    /// In seconds.
    public var animationDuration: TimeInterval { movement.duration }
    public var animationCurve: UIView.AnimationCurve { movement.curve }
    /// In the space of the screen.
    public var beginFrame: CGRect { movement.begin }
    public var endFrame: CGRect { movement.end }
    /// Whether the keyboard is that of this program.
    public var isLocal: Bool { movement.isLocal }
  }

  /// A keyboard on the screen has come up.
  public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    let movement: KeyboardMovement

    package init(movement: KeyboardMovement) { self.movement = movement }

    /// In seconds.
    public var animationDuration: TimeInterval { movement.duration }
    public var animationCurve: UIView.AnimationCurve { movement.curve }
    /// In the space of the screen.
    public var beginFrame: CGRect { movement.begin }
    public var endFrame: CGRect { movement.end }
    /// Whether the keyboard is that of this program.
    public var isLocal: Bool { movement.isLocal }
  }

  /// A keyboard on the screen will go.
  public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    let movement: KeyboardMovement

    package init(movement: KeyboardMovement) { self.movement = movement }

    /// In seconds.
    public var animationDuration: TimeInterval { movement.duration }
    public var animationCurve: UIView.AnimationCurve { movement.curve }
    /// In the space of the screen.
    public var beginFrame: CGRect { movement.begin }
    public var endFrame: CGRect { movement.end }
    /// Whether the keyboard is that of this program.
    public var isLocal: Bool { movement.isLocal }
  }

  /// A keyboard on the screen has gone.
  public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    let movement: KeyboardMovement

    package init(movement: KeyboardMovement) { self.movement = movement }

    /// In seconds.
    public var animationDuration: TimeInterval { movement.duration }
    public var animationCurve: UIView.AnimationCurve { movement.curve }
    /// In the space of the screen.
    public var beginFrame: CGRect { movement.begin }
    public var endFrame: CGRect { movement.end }
    /// Whether the keyboard is that of this program.
    public var isLocal: Bool { movement.isLocal }
  }

  /// A keyboard on the screen will have another place.
  public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    let movement: KeyboardMovement

    package init(movement: KeyboardMovement) { self.movement = movement }

    /// In seconds.
    public var animationDuration: TimeInterval { movement.duration }
    public var animationCurve: UIView.AnimationCurve { movement.curve }
    /// In the space of the screen.
    public var beginFrame: CGRect { movement.begin }
    public var endFrame: CGRect { movement.end }
    /// Whether the keyboard is that of this program.
    public var isLocal: Bool { movement.isLocal }
  }

  /// A keyboard on the screen has another place.
  public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIScreen

    let movement: KeyboardMovement

    package init(movement: KeyboardMovement) { self.movement = movement }

    /// In seconds.
    public var animationDuration: TimeInterval { movement.duration }
    public var animationCurve: UIView.AnimationCurve { movement.curve }
    /// In the space of the screen.
    public var beginFrame: CGRect { movement.begin }
    public var endFrame: CGRect { movement.end }
    /// Whether the keyboard is that of this program.
    public var isLocal: Bool { movement.isLocal }
  }
}

/// Where a keyboard on the screen moves, and how.
package struct KeyboardMovement: Sendable {
  let duration: TimeInterval
  let curve: UIView.AnimationCurve
  let begin: CGRect
  let end: CGRect
  let isLocal: Bool

  package init(duration: TimeInterval, curve: UIView.AnimationCurve, begin: CGRect, end: CGRect, isLocal: Bool) {
    (self.duration, self.curve, self.begin, self.end, self.isLocal) = (duration, curve, begin, end, isLocal)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillShowMessage> {
  /// A keyboard on the screen will come up.
  public static var keyboardWillShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidShowMessage> {
  /// A keyboard on the screen has come up.
  public static var keyboardDidShow: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillHideMessage> {
  /// A keyboard on the screen will go.
  public static var keyboardWillHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidHideMessage> {
  /// A keyboard on the screen has gone.
  public static var keyboardDidHide: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardWillChangeFrameMessage> {
  /// A keyboard on the screen will have another place.
  public static var keyboardWillChangeFrame: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIResponder.KeyboardDidChangeFrameMessage> {
  /// A keyboard on the screen has another place.
  public static var keyboardDidChangeFrame: Self { Self() }
}

import Foundation

// No host tells of these: programs may post and observe them.

extension UIDevice {
  /// The battery is fuller or emptier.
  public struct BatteryLevelDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDevice

    public init() {}
  }

  /// The battery is charged or is not any more.
  public struct BatteryStateDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDevice

    public init() {}
  }

  /// The device was turned.
  public struct OrientationDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDevice

    public init() {}
  }

  /// The device is held to somebody, or is not any more.
  public struct ProximityStateDidChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIDevice

    public init() {}
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
  /// The battery is fuller or emptier.
  public static var batteryLevelDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
  /// The battery is charged or is not any more.
  public static var batteryStateDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  /// The device was turned.
  public static var orientationDidChange: Self { Self() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
  /// The device is held to somebody, or is not any more.
  public static var proximityStateDidChange: Self { Self() }
}

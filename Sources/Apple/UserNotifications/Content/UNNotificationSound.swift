import Foundation

/// The name of a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  let name: String?

  init(name: String?) {
    self.name = name
    super.init()
  }

  /// A sound of the program, by the name of its file. The desktop plays its own sound for messages.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }

  /// The desktop's sound for messages.
  public class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  public class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
  open override var hash: Int { name.hashValue }
}

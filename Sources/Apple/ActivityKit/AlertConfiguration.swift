import Foundation
import SwiftUI

/// The alert that people get when an activity changes.
public struct AlertConfiguration: Sendable {
  /// The sound of the alert.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?

    private init(name: String?) { self.name = name }

    /// The system's sound.
    public static var `default`: AlertSound { AlertSound(name: nil) }
    /// A sound of the app by the name of its file.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The ways in which servers update an activity.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  private init(channel: String?) { self.channel = channel }

  /// By a push token of the activity.
  public static var token: PushType { PushType(channel: nil) }
  /// By a channel that many devices listen to.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// The time for which an activity is shown after its end.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case system
    case immediate
    case after(Date)
  }

  private let kind: Kind

  /// As long as the system likes, up to four hours.
  public static let `default` = ActivityUIDismissalPolicy(kind: .system)
  /// Not at all: the activity goes at once.
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// Until a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }
}

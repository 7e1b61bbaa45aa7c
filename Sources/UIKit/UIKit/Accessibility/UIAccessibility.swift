import Foundation
import HostInterface
import SwiftUICore
import UIFoundation

/// What the person has chosen, and what assistive technologies are told.
public enum UIAccessibility {
  /// Something that assistive technologies are told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has come up; the argument is what is said, or where the cursor goes.
    public static let screenChanged = Notification(rawValue: 1_000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1_001)
    /// Words are to be said.
    public static let announcement = Notification(rawValue: 1_008)
    /// The content was scrolled; the argument says where to.
    public static let pageScrolled = Notification(rawValue: 1_009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1_021)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1_022)
  }

  /// The settings of the person; a body that asks runs again when they change.
  @MainActor private static var settings: HostSettings {
    guard let graph = ViewGraph.foremost else { return HostSettings() }
    // Whatever changes with the settings changes the environment: the whole of it cannot be followed, its parts can.
    if graph.graph.evaluating != nil {
      let environment = EnvironmentValues(scope: graph.environment)
      _ = (environment.accessibilityReduceMotion, environment.accessibilityVoiceOverEnabled)
      _ = (environment.accessibilityReduceTransparency, environment.accessibilityDifferentiateWithoutColor)
      _ = (environment.colorSchemeContrast, environment.legibilityWeight)
    }
    return graph.settings
  }

  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { settings.hasScreenReader }
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { settings.hasSwitchControl }
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  @MainActor @preconcurrency public static var prefersCrossFadeTransitions: Bool { settings.reducesMotion }
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool { settings.reducesTransparency }
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool { settings.increasesContrast }
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { settings.hasBoldText }
  @MainActor @preconcurrency public static var isInvertColorsEnabled: Bool { settings.invertsColors }
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
    settings.differentiatesWithoutColor
  }
  @MainActor @preconcurrency public static var buttonShapesEnabled: Bool { settings.showsButtonShapes }
  @MainActor @preconcurrency public static var isVideoAutoplayEnabled: Bool { settings.playsAnimatedImages }

  // Hosts tell nothing of these.

  @MainActor @preconcurrency public static var isGrayscaleEnabled: Bool { false }
  @MainActor @preconcurrency public static var isGuidedAccessEnabled: Bool { false }
  @MainActor @preconcurrency public static var isClosedCaptioningEnabled: Bool { false }
  @MainActor @preconcurrency public static var isMonoAudioEnabled: Bool { false }
  @MainActor @preconcurrency public static var isAssistiveTouchRunning: Bool { false }
  @MainActor @preconcurrency public static var isShakeToUndoEnabled: Bool { false }
  @MainActor @preconcurrency public static var isOnOffSwitchLabelsEnabled: Bool { false }
  @MainActor @preconcurrency public static var isSpeakScreenEnabled: Bool { false }
  @MainActor @preconcurrency public static var isSpeakSelectionEnabled: Bool { false }

  /// Tells assistive technologies of something.
  ///
  /// - Parameters:
  ///   - notification: What it is.
  ///   - argument: Words to say; for changes of the screen and the layout perhaps a view, to which the cursor goes.
  @MainActor @preconcurrency public static func post(notification: Notification, argument: Any?) {
    if notification == .layoutChanged || notification == .screenChanged { AskedResponders.askAgain() }
    switch notification {
    case .announcement:
      guard let argument, let announcement = announcement(argument) else { return }
      announcement.post()
      tellAnnounced(words(argument) as? String ?? "")
    case .layoutChanged: AccessibilityNotification.LayoutChanged(words(argument)).post()
    case .screenChanged: AccessibilityNotification.ScreenChanged(words(argument)).post()
    case .pageScrolled:
      if let words = words(argument) as? String { AccessibilityNotification.PageScrolled(words).post() }
    default: break
    }
  }

  @MainActor private static func announcement(_ argument: Any) -> AccessibilityNotification.Announcement? {
    if let words = argument as? AttributedString { return AccessibilityNotification.Announcement(words) }
    return (words(argument) as? String).map { AccessibilityNotification.Announcement($0) }
  }

  /// The words of an argument: a string, one with attributes, or what a view is called.
  @MainActor private static func words(_ argument: Any?) -> Any? {
    switch argument {
    case let words as String: words
    case let words as NSAttributedString: words.string
    case let view as UIView: view.accessibilityLabel
    default: nil
    }
  }
}

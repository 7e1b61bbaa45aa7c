import Foundation
import HostInterface
import SwiftUICore

extension UIAccessibility {
  // Posted when the setting of the same name changes while the program runs.

  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let prefersCrossFadeTransitionsStatusDidChange = name("PrefersCrossFadeTransitionsStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public static let differentiateWithoutColorDidChangeNotification = name("DifferentiateWithoutColorDidChange")
  public static let buttonShapesEnabledStatusDidChangeNotification = name("ButtonShapesEnabledStatusDidChange")
  public static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")

  // Hosts tell nothing of these settings: nobody posts their notifications.

  public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  public static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  public static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")

  /// Posted with the next frame after an announcement, once assistive technologies have it: none of a desktop tells when it has
  /// spoken. The words are under `announcementStringValueUserInfoKey`.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  /// Posted when the cursor of an assistive technology has moved.
  public static let elementFocusedNotification = name("ElementFocused")
  /// The words of an announcement, a `String`.
  public static let announcementStringValueUserInfoKey: String = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether a screen reader has got an announcement, a `Bool`.
  public static let announcementWasSuccessfulUserInfoKey: String = "UIAccessibilityAnnouncementKeyWasSuccessful"

  private static func name(_ name: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(name)Notification")
  }

  /// Tells the program that an announcement is with assistive technologies.
  @MainActor static func tellAnnounced(_ words: String) {
    let tell: () -> Void = {
      MainActor.assumeIsolated {
        NotificationCenter.default.post(
          name: announcementDidFinishNotification, object: nil,
          userInfo: [
            announcementStringValueUserInfoKey: words, announcementWasSuccessfulUserInfoKey: isVoiceOverRunning,
          ])
      }
    }
    if let graph = ViewGraph.foremost { graph.afterUpdate(tell) } else { tell() }
  }
}

/// Posts UIKit's notifications when the person's settings change.
final class SettingsFollower: WindowService {
  private unowned let window: ViewGraph
  private var known: HostSettings
  /// The settings that the program was told of last: each of its windows gets the same ones.
  @MainActor private static var told: HostSettings?

  init(window: ViewGraph) {
    self.window = window
    known = window.settings
  }

  func frameWillBegin() {
    let now: HostSettings = window.settings
    guard now != known, !window.isBeside else { return }
    let old: HostSettings = known
    known = now
    window.afterUpdate { MainActor.assumeIsolated { Self.tell(from: old, to: now) } }
  }

  @MainActor private static func tell(from old: HostSettings, to new: HostSettings) {
    guard new != told else { return }
    told = new
    for (path, name) in names where old[keyPath: path] != new[keyPath: path] {
      NotificationCenter.default.post(name: name, object: nil)
    }
    guard old.textSize != new.textSize else { return }
    let category = UIContentSizeCategory(step: new.textSize)
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }

  @MainActor private static let names: [(KeyPath<HostSettings, Bool>, Notification.Name)] = [
    (\.hasScreenReader, UIAccessibility.voiceOverStatusDidChangeNotification),
    (\.hasSwitchControl, UIAccessibility.switchControlStatusDidChangeNotification),
    (\.reducesMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (\.reducesMotion, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
    (\.reducesTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (\.hasBoldText, UIAccessibility.boldTextStatusDidChangeNotification),
    (\.increasesContrast, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (\.invertsColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    (\.differentiatesWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
    (\.showsButtonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    (\.playsAnimatedImages, UIAccessibility.videoAutoplayStatusDidChangeNotification),
  ]
}

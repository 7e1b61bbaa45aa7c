import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What applications of UIKit learn of a person's settings, and the actions that views offer.
@MainActor
@Suite("Accessibility's settings and actions of UIKit", .serialized)
struct AccessibilityStatusTests {
  @Test("Settings of the host are UIKit's settings of accessibility")
  func settings() throws {
    var settings = HostSettings(idiom: .desktop)
    settings.increasesContrast = true
    settings.reducesMotion = true
    settings.reducesTransparency = true
    settings.differentiatesWithoutColor = true
    settings.invertsColors = true
    settings.showsButtonShapes = true
    settings.playsAnimatedImages = false
    settings.hasSwitchControl = true
    let host = try window(settings: settings) { Text("Set") }
    withExtendedLifetime(host) {
      #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.prefersCrossFadeTransitions)
      #expect(UIAccessibility.isReduceTransparencyEnabled && UIAccessibility.shouldDifferentiateWithoutColor)
      #expect(UIAccessibility.isInvertColorsEnabled && UIAccessibility.buttonShapesEnabled)
      #expect(!UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isSwitchControlRunning)
    }
    let plain = try window(settings: HostSettings(idiom: .desktop)) { Text("Plain") }
    withExtendedLifetime(plain) {
      #expect(!UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.prefersCrossFadeTransitions)
      #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.shouldDifferentiateWithoutColor)
      #expect(!UIAccessibility.isInvertColorsEnabled && !UIAccessibility.buttonShapesEnabled)
      #expect(UIAccessibility.isVideoAutoplayEnabled && !UIAccessibility.isSwitchControlRunning)
    }
  }

  @Test("Settings that hosts do not have are off")
  func absent() {
    let all: [Bool] = [
      UIAccessibility.isGrayscaleEnabled, UIAccessibility.isGuidedAccessEnabled,
      UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isMonoAudioEnabled,
      UIAccessibility.isAssistiveTouchRunning, UIAccessibility.isShakeToUndoEnabled,
      UIAccessibility.isOnOffSwitchLabelsEnabled, UIAccessibility.isSpeakScreenEnabled,
      UIAccessibility.isSpeakSelectionEnabled,
    ]
    #expect(all == Array(repeating: false, count: 9))
  }

  @Test("Notifications of accessibility differ from each other")
  func notifications() {
    let names: [Notification.Name] = [
      UIAccessibility.announcementDidFinishNotification, UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification, UIAccessibility.elementFocusedNotification,
      UIAccessibility.grayscaleStatusDidChangeNotification, UIAccessibility.invertColorsStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.switchControlStatusDidChangeNotification, UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    #expect(Set(names).count == 10 && names.allSatisfy { $0.rawValue.hasPrefix("UIAccessibility") })
    let posts: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    #expect(posts.map(\.rawValue) == [1_000, 1_001, 1_008, 1_009, 1_021, 1_022])
  }

  @MainActor
  final class Target: NSObject {
    var names: [String] = []
    func perform(_ action: UIAccessibilityCustomAction) { names.append(action.name) }
  }

  @Test("A custom action keeps its name and its handler, or its target and its selector")
  func customActions() {
    var given: [UIAccessibilityCustomAction] = []
    let handler: UIAccessibilityCustomAction.ActionHandler = { action in
      given.append(action)
      return given.count == 1
    }
    let action = UIAccessibilityCustomAction(name: "Share", actionHandler: handler)
    #expect(action.name == "Share" && action.target == nil && action.selector == Selector(""))
    #expect(action.actionHandler?(action) == true && given == [action])
    #expect(action.actionHandler?(action) == false)
    action.name = "Send"
    let target = Target()
    let selector = Selector("perform:", Target.perform(_:))
    let targeted = UIAccessibilityCustomAction(name: "Copy", target: target, selector: selector)
    #expect(targeted.target === target && targeted.selector == selector && targeted.actionHandler == nil)
    let view = UIView()
    view.accessibilityCustomActions = [action, targeted]
    #expect(view.accessibilityCustomActions?.map(\.name) == ["Send", "Copy"])
  }
}

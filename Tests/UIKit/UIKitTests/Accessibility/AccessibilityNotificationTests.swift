import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What is posted when the person's settings change, and about announcements.
@MainActor
@Suite("Notifications of accessibility", .serialized)
struct AccessibilityNotificationTests {
  private final class Log: @unchecked Sendable {
    var names: [String] = []
    var info: [[AnyHashable: Any]] = []
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  private func observe(_ names: [Notification.Name], _ log: Log) -> [any NSObjectProtocol] {
    names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        log.names.append(note.name.rawValue)
        log.info.append(note.userInfo ?? [:])
      }
    }
  }

  @Test("A setting that changes while the program runs is posted by its name, once for all windows")
  func settings() throws {
    let names: [Notification.Name] = [
      UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.switchControlStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
      UIAccessibility.invertColorsStatusDidChangeNotification,
      UIAccessibility.differentiateWithoutColorDidChangeNotification,
      UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
      UIAccessibility.videoAutoplayStatusDidChangeNotification, UIContentSizeCategory.didChangeNotification,
    ]
    #expect(Set(names).count == 12)
    let (first, second) = (try window { Hosting(view: UIView()) }, try window { Hosting(view: UIView()) })
    let log = Log()
    let tokens = observe(names, log)
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    var settings: HostSettings = first.graph.settings
    func apply() {
      for host in [first, second] {
        host.graph.apply(settings)
        host.update()
      }
    }
    settings.hasBoldText = true
    apply()
    #expect(log.take() == ["UIAccessibilityBoldTextStatusDidChangeNotification"])
    settings.reducesMotion = true
    apply()
    #expect(log.take().count == 2)
    (settings.hasScreenReader, settings.hasSwitchControl, settings.invertsColors) = (true, true, true)
    (settings.reducesTransparency, settings.increasesContrast) = (true, true)
    (settings.differentiatesWithoutColor, settings.showsButtonShapes) = (true, true)
    settings.playsAnimatedImages = false
    apply()
    #expect(Set(log.take()).count == 8)
    apply()
    #expect(log.take().isEmpty)
    settings.textSize = 6
    apply()
    #expect(log.take() == [UIContentSizeCategory.didChangeNotification.rawValue])
    let size = log.info.last?[UIContentSizeCategory.newValueUserInfoKey] as? String
    #expect(size == UIContentSizeCategory.extraExtraExtraLarge.rawValue)
    settings = HostSettings()
    apply()
  }

  @Test("An announcement is posted as done with the next frame, with its words and whether a reader got it")
  func announcements() throws {
    var settings = HostSettings()
    settings.hasScreenReader = true
    let host = try window(settings: settings) { Hosting(view: UIView()) }
    let log = Log()
    let tokens = observe([UIAccessibility.announcementDidFinishNotification], log)
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: nil)
    host.update()
    #expect(log.names.count == 1)
    #expect(log.info.first?[UIAccessibility.announcementStringValueUserInfoKey] as? String == "Saved")
    #expect(log.info.first?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == true)
  }

  @Test("Settings that hosts do not have have names of notifications as well")
  func absent() {
    let names: [Notification.Name] = [
      UIAccessibility.grayscaleStatusDidChangeNotification, UIAccessibility.assistiveTouchStatusDidChangeNotification,
      UIAccessibility.closedCaptioningStatusDidChangeNotification,
      UIAccessibility.guidedAccessStatusDidChangeNotification, UIAccessibility.monoAudioStatusDidChangeNotification,
      UIAccessibility.onOffSwitchLabelsDidChangeNotification, UIAccessibility.shakeToUndoDidChangeNotification,
      UIAccessibility.speakScreenStatusDidChangeNotification,
      UIAccessibility.speakSelectionStatusDidChangeNotification,
    ]
    #expect(Set(names).count == 9 && names.allSatisfy { $0.rawValue.hasPrefix("UIAccessibility") })
  }
}

/// Images that grow with texts, and what is said after scrolling.
@MainActor
@Suite("Sizes and scrolling for assistive technologies", .serialized)
struct AccessibilitySizeTests {
  @Test("An image view grows where texts are large for accessibility, if it is to")
  func images() throws {
    let view = UIImageView(image: UIImage(cgImage: try TestPicture.plain(20, 10, TestPicture.red)))
    let adjusting: any UIAccessibilityContentSizeCategoryImageAdjusting = view
    #expect(!adjusting.adjustsImageSizeForAccessibilityContentSizeCategory)
    adjusting.adjustsImageSizeForAccessibilityContentSizeCategory = true
    var settings = HostSettings()
    let host = try window(width: 200, height: 200, settings: settings) { Hosting(view: view) }
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    settings.textSize = 10
    host.graph.apply(settings)
    host.update()
    #expect(view.intrinsicContentSize.width > 30 && view.sizeThatFits(.zero) == view.intrinsicContentSize)
    adjusting.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  private final class Speaker: NSObject, UIScrollViewAccessibilityDelegate {
    var words: NSAttributedString?
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "plain" }
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { words }
  }

  private final class Quiet: NSObject, UIScrollViewAccessibilityDelegate {}

  @Test("Words with attributes about where a scroll view is go before those without")
  func statuses() throws {
    let speaker = Speaker()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 200, height: 400)
    scroll.delegate = speaker
    let host = try window(width: 200, height: 100) { Hosting(view: scroll) }
    func status() -> [String] { host.accessibilityTree.nodes.values.compactMap(\.properties.scrollStatus) }
    #expect(status() == ["plain"])
    speaker.words = NSAttributedString(string: "styled")
    host.change { scroll.contentOffset.y = 100 }
    #expect(status() == ["styled"])
    #expect(Quiet().accessibilityAttributedScrollStatus(for: scroll) == nil)
  }
}

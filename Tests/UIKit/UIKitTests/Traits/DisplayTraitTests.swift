import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Traits of displays and windows, and what the screen tells of itself.
@MainActor
@Suite("Traits of displays", .serialized)
struct DisplayTraitTests {
  @Test("Traits of displays are unspecified by default, and set by name")
  func values() {
    let none = UITraitCollection()
    #expect(none.displayGamut == .unspecified && none.activeAppearance == .unspecified)
    #expect(none.sceneCaptureState == .unspecified && none.forceTouchCapability == .unknown)
    #expect(none.hdrHeadroomUsageLimit == .unspecified && none.imageDynamicRange == .unspecified)
    #expect(none.typesettingLanguage == nil)
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(UITraitCollection(activeAppearance: .active).activeAppearance == .active)
    #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
    #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(UITraitCollection(hdrHeadroomUsageLimit: .active).hdrHeadroomUsageLimit == .active)
    #expect(UITraitCollection(imageDynamicRange: .high)[UITraitImageDynamicRange.self] == .high)
    let thai = Locale.Language(identifier: "th")
    #expect(UITraitCollection(typesettingLanguage: thai).typesettingLanguage == thai)
    let changed: [UITrait] = UITraitCollection(displayGamut: .SRGB).changedTraits(from: none)
    #expect(changed.count == 1 && changed[0] == UITraitDisplayGamut.self)
    #expect(UITraitCollection(displayGamut: .P3).imageConfiguration.traitCollection?.displayGamut == .P3)
  }

  @Test("Traits of displays are set for a view and all inside")
  func overrides() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.displayGamut = .P3
    outer.traitOverrides.activeAppearance = .inactive
    outer.traitOverrides.sceneCaptureState = .inactive
    outer.traitOverrides.forceTouchCapability = .unavailable
    outer.traitOverrides.headroomUsageLimit = .inactive
    outer.traitOverrides.imageDynamicRange = .constrainedHigh
    outer.traitOverrides.typesettingLanguage = Locale.Language(identifier: "my")
    let traits: UITraitCollection = inner.traitCollection
    #expect(traits.displayGamut == .P3 && traits[UITraitActiveAppearance.self] == .inactive)
    #expect(traits[UITraitSceneCaptureState.self] == .inactive)
    #expect(traits[UITraitForceTouchCapability.self] == .unavailable)
    #expect(traits[UITraitHDRHeadroomUsageLimit.self] == .inactive && traits.imageDynamicRange == .constrainedHigh)
    #expect(traits[UITraitTypesettingLanguage.self]?.languageCode?.identifier == "my")
    #expect(outer.traitOverrides.typesettingLanguage != nil && outer.traitOverrides.headroomUsageLimit == .inactive)
  }

  @Test("A view finds the kind of list that is set around it, and directions and insets convert")
  func places() {
    let view = UIView()
    #expect(view.traitCollection.listEnvironment == .unspecified)
    view.traitOverrides.listEnvironment = .insetGrouped
    #expect(view.traitCollection[UITraitListEnvironment.self] == .insetGrouped)
    #expect(view.traitOverrides.listEnvironment == .insetGrouped)
    let kinds: [UIListEnvironment] = [.unspecified, .none, .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
    let attribute: UISemanticContentAttribute = .unspecified
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
    let edges: UIDirectionalRectEdge = [.leading, .top]
    #expect(edges.contains(.leading))
    let insets = NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let adjusting: [any UIContentSizeCategoryAdjusting] = [UILabel(), UITextField(), UITextView()]
    #expect(adjusting.allSatisfy { !$0.adjustsFontForContentSizeCategory })
  }

  @Test("In a window the colours are those of sRGB, and the appearance is that of a window in use")
  func window() throws {
    let view = UIView()
    let host = try ViewTestSupport.window { Hosting(view: view) }
    #expect(view.traitCollection.displayGamut == .SRGB && view.traitCollection.activeAppearance == .active)
    let other = UIView()
    let quiet = try ViewTestSupport.window { Hosting(view: other).environment(\.appearsActive, false) }
    #expect(other.traitCollection.activeAppearance == .inactive)
    _ = (host, quiet)
  }

  @Test("A named or semantic colour is found when it is used, a fixed one does not adapt (523)")
  func colors() throws {
    let (root, named, fixed) = (UIView(), UIView(), UIView())
    named.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    named.backgroundColor = .systemBackground
    fixed.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
    fixed.backgroundColor = .red
    root.addSubview(named)
    root.addSubview(fixed)
    let host = try ViewTestSupport.window { Hosting(view: root) }
    #expect(try host.color(x: 5, y: 5) == "#FFFFFF" && host.color(x: 45, y: 5) == "#FF0000")
    host.change { root.overrideUserInterfaceStyle = .dark }
    #expect(try host.color(x: 5, y: 5) != "#FFFFFF" && host.color(x: 45, y: 5) == "#FF0000")
  }

  @Test("The screen has the one size that programs see, and the standard range")
  func screen() throws {
    let host = try ViewTestSupport.window(width: 300, height: 200) { Hosting(view: UIView()) }
    let screen: UIScreen = .main
    let mode: UIScreenMode = try #require(screen.currentMode)
    #expect(mode.size == screen.nativeBounds.size && mode.pixelAspectRatio == 1)
    #expect(screen.availableModes == [mode] && screen.preferredMode == mode)
    #expect(screen.overscanCompensation == .none && screen.overscanCompensationInsets == .zero)
    #expect(screen.calibratedLatency == 0 && screen.currentEDRHeadroom == 1 && screen.potentialEDRHeadroom == 1)
    #expect(screen.referenceDisplayModeStatus == .notSupported)
    #expect(
      UIScreen.referenceDisplayModeStatusDidChangeNotification.rawValue
        == "UIScreenReferenceDisplayModeStatusDidChangeNotification")
    let statuses: [UIScreen.ReferenceDisplayModeStatus] = [.notSupported, .notEnabled, .limited, .enabled]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3])
    let ways: [UIScreen.OverscanCompensation] = [.scale, .insetBounds, .none]
    #expect(ways.map(\.rawValue) == [0, 1, 2])
    _ = host
  }

  @Test("A link calls its actions with each frame, by the order of their phases, while it is switched on")
  func updateLink() throws {
    final class Target: NSObject {
      var count = 0
      func frame() { count += 1 }
    }
    let view = UIView()
    let host = try ViewTestSupport.window { Hosting(view: view) }
    let link = UIUpdateLink(view: view)
    let target = Target()
    var log: [String] = []
    var times: [TimeInterval] = []
    link.addAction(to: .afterUpdateComplete) { _, _ in log.append("after") }
    link.addAction { link, info in
      log.append("action \(link.currentUpdateInfo === info)")
      times.append(info.modelTime)
      #expect(info.completionDeadlineTime >= info.modelTime && info.estimatedPresentationTime >= info.modelTime)
      #expect(!info.isImmediatePresentationExpected && !info.isLowLatencyEventDispatchConfirmed)
      #expect(!info.isPerformingLowLatencyPhases)
    }
    link.addAction(to: .beforeEventDispatch) { _, _ in log.append("before") }
    link.addAction(target: target, selector: Selector("frame", Target.frame))
    link.addAction(to: .beforeCATransactionCommit, target: target, selector: Selector("frame", Target.frame))
    host.advance(by: .milliseconds(100))
    #expect(log.isEmpty && !link.isEnabled && link.currentUpdateInfo == nil)
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    host.update()
    host.advance(by: .milliseconds(100))
    #expect(log.prefix(3) == ["before", "action true", "after"] && times.count > 2 && times == times.sorted())
    #expect(target.count == times.count * 2)
    link.isEnabled = false
    let count: Int = times.count
    host.advance(by: .milliseconds(100))
    #expect(times.count == count)
    #expect(!link.wantsLowLatencyEventDispatch && !link.wantsImmediatePresentation)
    #expect(link.preferredFrameRateRange == .default)
    let scene: UIWindowScene = try #require(view.window?.windowScene)
    #expect(UIUpdateLink(windowScene: scene).isEnabled == false)
    let phases: [UIUpdateActionPhase] = [
      .afterUpdateScheduled, .afterEventDispatch, .beforeCADisplayLinkDispatch, .afterCADisplayLinkDispatch,
      .afterCATransactionCommit,
    ]
    #expect(Set(phases).count == 5)
  }
}

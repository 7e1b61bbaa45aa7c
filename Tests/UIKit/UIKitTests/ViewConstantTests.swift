import CoreGraphics
import Testing
import UIKit

/// Raw values that Apple's headers document; archives and bit masks of applications hold them.
@MainActor
@Suite("Constants of UIKit's views")
struct ViewConstantTests {
  @Test("Options of animations have UIKit's bits, and curves and transitions do not overlap flags")
  func animationOptions() {
    let flags: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map { $0.rawValue >> 16 } == [0, 1, 2, 3])
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map { $0.rawValue >> 20 } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("Content modes, resizing masks and semantic attributes have UIKit's raw values")
  func views() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
    #expect(UIView.AutoresizingMask.flexibleHeight.rawValue == 16)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    let attributes: [UIView.SemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(attributes.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test("Kinds of touches and events have UIKit's raw values")
  func touches() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
    let events: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
    #expect(events.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
  }

  @Test("Scroll views' kinds have UIKit's raw values, and fast deceleration loses more speed than normal")
  func scrolling() {
    let adjustments: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
    #expect(adjustments.map(\.rawValue) == [0, 1, 2, 3])
    let dismissals: [UIScrollView.KeyboardDismissMode] = [
      .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory,
    ]
    #expect(dismissals.map(\.rawValue) == [0, 1, 2, 3, 4])
    let styles: [UIScrollView.IndicatorStyle] = [.default, .black, .white]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let normal = UIScrollView.DecelerationRate.normal
    #expect(normal.rawValue == 0.998 && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(UIScrollView().decelerationRate == normal)
  }

  @Test("Keyboards have UIKit's raw values; the alphabet's is the one for ASCII")
  func keyboards() {
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
      .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    #expect(types.map(\.rawValue) == Array(0...11))
    #expect(UIKeyboardType.alphabet == .asciiCapable)
  }

  @Test("Levels of windows are ordered: normal, status bar, alert")
  func levels() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect(UIWindow.Level(1_000) == .statusBar && UIWindow.Level(5).rawValue == 5)
    #expect(UIWindow.Level.alert.rawValue == 2_000 && UIWindow.Level.normal.rawValue == 0)
  }

  // The bits are published in WebDriverAgent and Blueprint, whose authors read them from the system.
  @Test("Traits of accessibility are the bits of UIKit")
  func traits() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
      .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction, .causesPageTurn,
      .tabBar, .header,
    ]
    #expect(traits.map(\.rawValue) == (0..<17).map { UInt64(1) << UInt64($0) })
    #expect(UIAccessibilityTraits.toggleButton.rawValue == 1 << 53)
  }

  @Test("Notifications of keyboards and windows have UIKit's names")
  func notifications() {
    #expect(UIResponder.keyboardDidShowNotification.rawValue == "UIKeyboardDidShowNotification")
    #expect(UIResponder.keyboardDidHideNotification.rawValue == "UIKeyboardDidHideNotification")
    #expect(UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification")
    #expect(UIResponder.keyboardWillChangeFrameNotification.rawValue == "UIKeyboardWillChangeFrameNotification")
    #expect(UIResponder.keyboardDidChangeFrameNotification.rawValue == "UIKeyboardDidChangeFrameNotification")
    #expect(UIResponder.keyboardFrameBeginUserInfoKey == "UIKeyboardFrameBeginUserInfoKey")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(UIResponder.keyboardAnimationDurationUserInfoKey == "UIKeyboardAnimationDurationUserInfoKey")
    #expect(UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
    #expect(UIWindow.didBecomeVisibleNotification.rawValue == "UIWindowDidBecomeVisibleNotification")
    #expect(UIWindow.didBecomeHiddenNotification.rawValue == "UIWindowDidBecomeHiddenNotification")
    #expect(UIWindow.didBecomeKeyNotification.rawValue == "UIWindowDidBecomeKeyNotification")
    #expect(UIWindow.didResignKeyNotification.rawValue == "UIWindowDidResignKeyNotification")
  }
}

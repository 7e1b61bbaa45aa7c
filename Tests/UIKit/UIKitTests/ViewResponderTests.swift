import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Chains of responders, what views tell of changes, and what windows, scenes and screens are.
@MainActor
@Suite("Responders, windows and scenes", .serialized)
struct ViewResponderTests {
  final class Responder: UIResponder {
    var after: UIResponder?
    var log: [String] = []
    var performs = true

    override var next: UIResponder? { after }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { performs }
    func act() {}
  }

  final class Plain: UIResponder {
    var after: UIResponder?
    override var next: UIResponder? { after }
  }

  @Test("A responder hands touches to the next that it says, and finds the first that performs an action (446, 600)")
  func chain() {
    let last = Responder()
    let middle = Responder()
    let plain = Plain()
    middle.after = last
    plain.after = last
    plain.touchesMoved([], with: nil)
    plain.touchesEnded([], with: nil)
    plain.touchesCancelled([], with: nil)
    #expect(last.log == ["moved", "ended", "cancelled"])
    let action = Selector("act", Responder.act)
    #expect(middle.target(forAction: action, withSender: nil) as AnyObject === middle)
    middle.performs = false
    #expect(middle.target(forAction: action, withSender: nil) as AnyObject === last)
    last.performs = false
    #expect(middle.target(forAction: action, withSender: nil) == nil)
    #expect(
      !plain.canPerformAction(action, withSender: nil) && !plain.canPerformAction(Selector("act"), withSender: nil))
    #expect(plain.canPerformAction(Selector("resign", UIResponder.resignFirstResponder), withSender: nil))
  }

  @Test("A responder does not become the first by itself, may resign, and has none after it")
  func first() {
    let responder = UIResponder()
    #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder && responder.next == nil)
    #expect(!responder.becomeFirstResponder() && !responder.isFirstResponder)
  }

  @Test("A view converts points and rectangles from another view, and its superview is next in the chain")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.insertSubview(inner, at: 0)
    let lowest = UIView()
    outer.insertSubview(lowest, at: 0)
    #expect(outer.subviews == [lowest, inner] && inner.next === outer)
    #expect(inner.convert(CGPoint(x: 15, y: 25), from: outer) == CGPoint(x: 5, y: 5))
    let part = CGRect(x: 10, y: 20, width: 3, height: 4)
    #expect(inner.convert(part, from: outer) == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(inner.point(inside: CGPoint(x: 29, y: 39), with: nil))
    #expect(!inner.point(inside: CGPoint(x: 31, y: 0), with: nil))
  }

  @Test("Priorities of a view's own size are kept for each axis")
  func priorities() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
  }

  final class Fitting: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 22) }
  }

  @Test("A view becomes as large as it says fits; without an own answer its size stays")
  func fits() {
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 33, height: 22))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9)).sizeThatFits(.zero) == CGSize(width: 8, height: 9))
  }

  @Test("A window is its own window, has a level, and its scene comes next in the chain")
  func windows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 70, height: 50))
    #expect(window.window === window && window.bounds.size == CGSize(width: 70, height: 50))
    #expect(window.canBecomeKey && window.windowLevel == .normal && window.screen === UIScreen.main)
    #expect(window.next === UIApplication.shared)
    window.windowLevel = UIWindow.Level(3)
    #expect(window.windowLevel > .normal && window.windowLevel < .statusBar)
  }

  @Test("The main screen is the only one; its native scale and space are its own")
  func screens() {
    #expect(UIScreen.screens == [UIScreen.main] && UIScreen.main.maximumFramesPerSecond == 60)
    #expect(UIScreen.main.nativeScale == UIScreen.main.scale && UIScreen.main.coordinateSpace === UIScreen.main)
    let names: [Notification.Name] = [
      UIScreen.didConnectNotification, UIScreen.didDisconnectNotification, UIScreen.modeDidChangeNotification,
      UIScreen.brightnessDidChangeNotification, UIScreen.capturedDidChangeNotification,
    ]
    let ends: [String] = ["DidConnect", "DidDisconnect", "ModeDidChange", "BrightnessDidChange", "CapturedDidChange"]
    #expect(names.map(\.rawValue) == ends.map { "UIScreen\($0)Notification" })
  }

  @Test("Notifications of scenes have UIKit's names, states its raw values")
  func scenes() {
    let names: [Notification.Name] = [
      UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
      UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
      UIScene.didEnterBackgroundNotification,
    ]
    let ends: [String] = [
      "WillConnect", "DidDisconnect", "DidActivate", "WillDeactivate", "WillEnterForeground", "DidEnterBackground",
    ]
    #expect(names.map(\.rawValue) == ends.map { "UIScene\($0)Notification" })
    let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
    #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
    let wishes = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)
    #expect(wishes.interfaceOrientations == .portrait)
    #expect(UIWindowScene.GeometryPreferences.iOS().interfaceOrientations == nil)
  }

  @Test("Settings of scrolling begin with UIKit's defaults; insets of both indicators are set at once")
  func scrolling() {
    let view = UIScrollView()
    #expect(!view.alwaysBounceHorizontal && view.bouncesZoom && view.canCancelContentTouches)
    #expect(view.delaysContentTouches && !view.isDirectionalLockEnabled && !view.isZooming && view.scrollsToTop)
    #expect(view.keyboardDismissMode == .none && view.minimumZoomScale == 1 && view.indicatorStyle == .default)
    #expect(view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.horizontalScrollIndicatorInsets == insets && view.verticalScrollIndicatorInsets == insets)
    view.horizontalScrollIndicatorInsets = .zero
    #expect(view.scrollIndicatorInsets == insets)
  }
}

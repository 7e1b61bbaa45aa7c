import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What touches, presses and events tell beside their places.
@MainActor
@Suite("Details of touches and presses", .serialized)
struct TouchDetailTests {
  final class Touched: UIView {
    var last: UITouch?
    var event: UIEvent?
    var recognizers = 0
    var keys: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      last = touches.first
      self.event = event
      recognizers = touches.first?.gestureRecognizers?.count ?? -1
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys.append("view") }
  }

  @Test("A touch has one finger's properties, none of which is a guess, and knows who follows it")
  func touches() throws {
    let view = Touched()
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.addGestureRecognizer(UIPanGestureRecognizer())
    let host = try window { Hosting(view: view) }
    _ = host.tap(at: CGPoint(x: 30, y: 40))
    let touch: UITouch = try #require(view.last)
    #expect(view.recognizers == 2)
    #expect(touch.preciseLocation(in: view) == touch.location(in: view))
    #expect(touch.precisePreviousLocation(in: nil) == touch.previousLocation(in: nil))
    #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil && touch.majorRadiusTolerance == 0 && touch.rollAngle == 0)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    let event: UIEvent = try #require(view.event)
    #expect(event.coalescedTouches(for: touch) == [touch] && event.predictedTouches(for: touch) == [])
    let properties: [UITouch.Properties] = [.force, .azimuth, .altitude, .location, .roll]
    #expect(properties.map(\.rawValue) == [1, 2, 4, 8, 16])
    view.touchesEstimatedPropertiesUpdated([touch])
    UIGestureRecognizer().touchesEstimatedPropertiesUpdated([touch])
  }

  final class Keyed: UIGestureRecognizer {
    var log: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.append("began \(event.presses(for: self).count)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.append("ended")
      state = .recognized
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { log.append("changed") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { log.append("cancelled") }
  }

  @MainActor
  final class Target: NSObject {
    var count = 0
    func told(_ recognizer: UIGestureRecognizer) { count += 1 }
  }

  @Test("A recognizer sees the keys of the kinds that it allows, and may recognize a gesture of them")
  func presses() throws {
    let (view, target) = (Touched(), Target())
    let keyed = Keyed(target: target, action: Selector("told:", Target.told(_:)))
    keyed.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    view.addGestureRecognizer(keyed)
    let host = try window { Hosting(view: view) }
    #expect(view.becomeFirstResponder())
    _ = host.press(.returnKey)
    #expect(keyed.log == ["began 1", "ended"] && target.count == 1 && view.keys == ["view"])
    _ = host.press(.character("x"), text: "x")
    #expect(keyed.log.count == 2 && view.keys.count == 2)
    #expect(UIGestureRecognizer(coder: NSCoder()) != nil)
    view.resignFirstResponder()
  }

  @Test("A tap is one of the buttons that are asked for")
  func buttons() throws {
    let (view, target) = (Touched(), Target())
    let tap = UITapGestureRecognizer(target: target, action: Selector("told:", Target.told(_:)))
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = .secondary
    view.addGestureRecognizer(tap)
    let host = try window { Hosting(view: view) }
    _ = host.tap(at: CGPoint(x: 20, y: 20))
    #expect(target.count == 0)
    let pan = UIPanGestureRecognizer()
    #expect(pan.allowedScrollTypesMask.isEmpty)
    pan.allowedScrollTypesMask = .all
    #expect(pan.allowedScrollTypesMask == [.discrete, .continuous] && UIScrollTypeMask.continuous.rawValue == 2)
  }

  @Test("Events go through the window, which may keep them from views")
  func windows() throws {
    final class Guarding: UIWindow {
      var events: [UIEvent.EventType] = []
      var isOpen = true
      override func sendEvent(_ event: UIEvent) {
        events.append(event.type)
        if isOpen { super.sendEvent(event) }
      }
    }
    let view = Touched()
    let host = try window { Hosting(view: view) }
    let uiWindow: UIWindow = try #require(view.window)
    _ = host.tap(at: CGPoint(x: 20, y: 20))
    #expect(view.last != nil)
    let guarding = Guarding(frame: .zero)
    let event: UIEvent = try #require(view.event)
    guarding.sendEvent(event)
    #expect(guarding.events == [.touches])
    // An event goes to its view once.
    view.last = nil
    uiWindow.sendEvent(event)
    #expect(view.last == nil)
  }

  @Test("A responder's views for typing are nothing that a desktop shows")
  func typing() {
    let view = UIView()
    view.reloadInputViews()
    UIResponder.clearTextInputContextIdentifier("chat")
    #expect(view.textInputContextIdentifier == nil && view.editingInteractionConfiguration == .default)
    let kinds: [UIEditingInteractionConfiguration] = [.none, .default]
    #expect(kinds.map(\.rawValue) == [0, 1])
  }
}

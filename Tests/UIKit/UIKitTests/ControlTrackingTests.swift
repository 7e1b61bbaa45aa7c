import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What a control does with touches, and whom it tells.
@MainActor
@Suite("Tracking by controls of UIKit", .serialized)
struct ControlTrackingTests {
  final class Tracker: UIControl {
    var log: [String] = []
    var goesOn = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin \(touch.phase) \(touch.tapCount) \(touch.view === self) \(touch.window === window)")
      return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      let place: CGPoint = touch.previousLocation(in: self)
      log.append("continue \(touch.phase) from \(Int(place.x)) \(Int(place.y)) \(isTouchInside)")
      return goesOn && super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      log.append("end \(touch.map { "\($0.phase)" } ?? "no touch")")
      super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
      log.append("cancel")
      super.cancelTracking(with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began \(touches.count) \(event?.allTouches == touches) \(event?.touches(for: self)?.count ?? -1)")
      log.append("event \(event.map { "\($0.type) \($0.subtype)" } ?? "none")")
      log.append("same time \(event?.timestamp == touches.first?.timestamp)")
      super.touchesBegan(touches, with: event)
    }
  }

  private func heard(_ control: UIControl) -> () -> [String] {
    final class Log { var words: [String] = [] }
    let log = Log()
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("inside", .touchDragInside), ("outside", .touchDragOutside), ("enter", .touchDragEnter),
      ("exit", .touchDragExit), ("up inside", .touchUpInside), ("up outside", .touchUpOutside),
      ("cancel", .touchCancel),
    ]
    for (name, event) in events { control.addAction(UIAction { _ in log.words.append(name) }, for: event) }
    return { log.words }
  }

  @Test("A control begins, continues and ends tracking with the touch, and tells of drags in, out, across (566)")
  func tracking() throws {
    let control = Tracker()
    let words = heard(control)
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: control).frame(width: 80, height: 30)
    }
    host.down(at: CGPoint(x: 100, y: 50))
    #expect(control.isTouchInside && control.isTracking && control.state == .highlighted)
    #expect(control.log == ["began 1 true 1", "event touches none", "same time true", "begin began 1 true true"])
    control.log = []
    host.move(to: CGPoint(x: 10, y: 5))
    #expect(!control.isTouchInside && control.state == .normal)
    host.move(to: CGPoint(x: 100, y: 50))
    #expect(control.isTouchInside)
    host.lift(at: CGPoint(x: 100, y: 50))
    #expect(control.log == ["continue moved from 40 15 false", "continue moved from -50 -30 true", "end ended"])
    #expect(words() == ["down", "outside", "exit", "inside", "enter", "up inside"])
    #expect(!control.isTracking)
  }

  @Test("A control that does not continue ends tracking and says no more")
  func stops() throws {
    let control = Tracker()
    control.goesOn = false
    let words = heard(control)
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: control).frame(width: 80, height: 30)
    }
    host.down(at: CGPoint(x: 100, y: 50))
    host.move(to: CGPoint(x: 102, y: 50))
    #expect(!control.isTracking && control.log.last == "end moved")
    host.lift(at: CGPoint(x: 102, y: 50))
    #expect(words() == ["down"])
  }

  @Test("Cancelled touches cancel tracking; touches that a control does not track change nothing (566)")
  func cancels() throws {
    let control = Tracker()
    let words = heard(control)
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: control).frame(width: 80, height: 30)
    }
    control.touchesMoved([], with: nil)
    control.touchesEnded([], with: nil)
    control.touchesCancelled([], with: nil)
    #expect(words().isEmpty && control.log.isEmpty)
    host.down(at: CGPoint(x: 100, y: 50))
    control.touchesCancelled([], with: nil)
    #expect(words() == ["down", "cancel"] && control.log.last == "cancel")
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    host.lift(at: CGPoint(x: 100, y: 50))
    #expect(words() == ["down", "cancel"])
  }

  @Test("A press on a part of a control that SwiftUI shows is that part's, however long it lasts")
  func contentPress() throws {
    for settings in [HostSettings(), HostSettings(idiom: .desktop)] {
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.setWidth(40, forSegmentAt: 0)
      let words = heard(segments)
      let host = try window(settings: settings) { Hosting(view: segments).frame(width: 100, height: 40) }
      for (index, wait) in [0, 0.05, 2].enumerated() {
        let name: String = index.isMultiple(of: 2) ? "B" : "A"
        let place: CGRect = try #require(host.frame(name))
        let point = CGPoint(x: place.midX, y: place.midY)
        let pointer: UInt64 = host.down(at: point)
        host.advance(by: .seconds(wait))
        host.update()
        host.lift(pointer, at: point)
        #expect(segments.selectedSegmentIndex == (name == "B" ? 1 : 0), "\(wait)")
      }
      #expect(words().isEmpty, "the control itself has no touch")
    }
  }

  @Test("Actions are removed by themselves and by identifier; what remains is told by the control and performed")
  func actions() {
    let control = UIControl()
    var log: [String] = []
    let first = UIAction(identifier: UIAction.Identifier("first")) { action in
      log.append("first \(action.sender as AnyObject === control)")
    }
    let second = UIAction(identifier: UIAction.Identifier("second")) { _ in log.append("second") }
    control.addAction(first, for: .editingDidBegin)
    control.addAction(second, for: [.editingDidEnd, .touchDownRepeat])
    #expect(control.allControlEvents == [.editingDidBegin, .editingDidEnd, .touchDownRepeat])
    control.sendActions(for: .allEditingEvents)
    #expect(log == ["first true", "second"])
    control.sendActions(for: .allTouchEvents)
    #expect(log == ["first true", "second", "second"])
    control.removeAction(first, for: .editingDidEndOnExit)
    #expect(control.allControlEvents.contains(.editingDidBegin))
    control.removeAction(first, for: .editingDidBegin)
    #expect(control.allControlEvents == [.editingDidEnd, .touchDownRepeat])
    control.removeAction(identifiedBy: UIAction.Identifier("second"), for: .touchDownRepeat)
    #expect(control.allControlEvents == [])
    control.sendActions(for: .allEvents)
    #expect(log.count == 3)
    control.sendAction(second)
    #expect(log.last == "second" && log.count == 4)
  }

  @Test("A control sends a selector to its target with itself as the sender")
  func selector() {
    final class Target: NSObject {
      var senders: [UIControl] = []
      func took(_ sender: UIControl) { senders.append(sender) }
    }
    let control = UIControl()
    let target = Target()
    control.sendAction(Selector("took:", Target.took(_:)), to: target, for: nil)
    #expect(target.senders == [control])
  }

  @Test("A control's state is the set of what holds; alignments begin centred and are kept")
  func state() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected] && !control.state.contains(.focused))
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
    #expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
    control.contentHorizontalAlignment = .trailing
    control.contentVerticalAlignment = .bottom
    #expect(control.contentHorizontalAlignment == .trailing && control.contentVerticalAlignment == .bottom)
  }

  @Test("Events, states and alignments of controls have UIKit's raw values")
  func rawValues() {
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel,
    ]
    #expect(events.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    #expect(UIControl.Event.menuActionTriggered.rawValue == 1 << 14)
    let editing: [UIControl.Event] = [.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit]
    #expect(editing.map(\.rawValue) == [1 << 16, 1 << 17, 1 << 18, 1 << 19])
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF && UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.State.focused.rawValue == 8 && UIControl.State.highlighted.rawValue == 1)
    let across: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill, .leading, .trailing]
    #expect(across.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let down: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom, .fill]
    #expect(down.map(\.rawValue) == [0, 1, 2, 3])
  }
}

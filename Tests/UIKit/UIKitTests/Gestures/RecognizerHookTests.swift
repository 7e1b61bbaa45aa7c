import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The methods and settings by which recognizers choose their touches and stand to each other.
@MainActor
@Suite("Choices of gesture recognizers", .serialized)
struct RecognizerHookTests {
  @MainActor
  private final class Log: NSObject, UIGestureRecognizerDelegate {
    var events: [String] = []
    var waitedFor: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    func told(_ recognizer: UIGestureRecognizer) {
      if recognizer.state != .changed { events.append("\(recognizer.name ?? "") \(recognizer.state)") }
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { waitedFor(gestureRecognizer, other) }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  /// A pan whose relations a test decides.
  private final class Pan: UIPanGestureRecognizer {
    var prevents = true
    var isPreventable = true
    var requires = false
    var isRequired = false
    var receives = true
    override func canPrevent(_ prevented: UIGestureRecognizer) -> Bool { prevents && super.canPrevent(prevented) }
    override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool {
      isPreventable && super.canBePrevented(by: preventing)
    }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
      requires || super.shouldRequireFailure(of: other)
    }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
      isRequired || super.shouldBeRequiredToFail(by: other)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { receives && super.shouldReceive(event) }
  }

  private let log = Log()

  private func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String, to view: UIView) -> Kind {
    recognizer.name = name
    recognizer.delegate = log
    recognizer.addTarget(log, action: Selector("told:", Log.told(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func touch(
    _ host: HeadlessHost, _ phase: PointerEvent.Phase, _ x: CGFloat, pointer: UInt64, kind: PointerKind,
    modifiers: InputModifiers = []
  ) {
    host.send(
      .pointer(
        PointerEvent(
          phase, at: CGPoint(x: x, y: 20), time: host.time, pointer: pointer, kind: kind, modifiers: modifiers)))
    host.advance(by: .milliseconds(20))
  }

  @Test("One of two recognizers keeps the other from being recognized, if both are for it")
  func preventing() throws {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    let first = add(Pan(), "inner", to: inner)
    let second = add(Pan(), "outer", to: outer)
    let host = try window { Hosting(view: outer) }
    func drag() -> Set<String> {
      host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20))
      return Set(log.take())
    }
    let alone: Set<String> = ["inner began", "inner ended"]
    #expect(drag() == alone)
    first.prevents = false
    #expect(drag().contains("outer began"))
    first.prevents = true
    second.isPreventable = false
    #expect(drag().contains("outer began"))
    second.isPreventable = true
    #expect(drag() == alone && first.canPrevent(second) && second.canBePrevented(by: first))
  }

  @Test("A recognizer waits for others by its own word, by theirs, and by that of their delegate")
  func waiting() throws {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    let first = add(Pan(), "inner", to: inner)
    let second = add(Pan(), "outer", to: outer)
    let host = try window { Hosting(view: outer) }
    func drag() -> [String] {
      host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20))
      return log.take()
    }
    #expect(!first.shouldRequireFailure(of: second) && !first.shouldBeRequiredToFail(by: second))
    #expect(drag() == ["inner began", "inner ended"])
    first.requires = true
    #expect(drag() == ["outer began", "outer ended"])
    first.requires = false
    second.isRequired = true
    #expect(drag() == ["outer began", "outer ended"])
    second.isRequired = false
    log.waitedFor = { $0 === second && $1 === first }
    #expect(drag() == ["outer began", "outer ended"])
  }

  @Test("A recognizer leaves events out that it does not want, and touches of kinds that it does not allow")
  func receiving() throws {
    let view = UIView()
    let pan = add(Pan(), "pan", to: view)
    let host = try window { Hosting(view: view) }
    func drag(_ kind: PointerKind) -> [String] {
      let pointer: UInt64 = host.nextPointer()
      touch(host, .down, 20, pointer: pointer, kind: kind)
      touch(host, .move, 60, pointer: pointer, kind: kind)
      touch(host, .up, 60, pointer: pointer, kind: kind)
      return log.take()
    }
    #expect(drag(.touch) == ["pan began", "pan ended"])
    pan.receives = false
    #expect(drag(.touch).isEmpty)
    pan.receives = true
    #expect(pan.allowedTouchTypes == [0, 1, 2, 3])
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    #expect(drag(.touch).isEmpty)
    #expect(drag(.mouse) == ["pan began", "pan ended"])
  }

  private final class Watching: UIGestureRecognizer {
    var count = 0
    var moves = 0
    var ignoresSecond = false
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      count += touches.count
      if ignoresSecond, count == 2 { for touch in touches { ignore(touch, for: event) } }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moves += 1 }
    override func reset() { (count, moves) = (0, 0) }
  }

  @Test("Touches of another kind than the first one are left out, as long as only one kind is wanted")
  func exclusiveKinds() throws {
    let view = UIView()
    let watching = add(Watching(), "watching", to: view)
    let host = try window { Hosting(view: view) }
    let (finger, mouse): (UInt64, UInt64) = (host.nextPointer(), host.nextPointer())
    #expect(watching.requiresExclusiveTouchType)
    for (isExclusive, expected) in [(true, 1), (false, 2)] {
      watching.requiresExclusiveTouchType = isExclusive
      touch(host, .down, 20, pointer: finger, kind: .touch)
      touch(host, .down, 60, pointer: mouse, kind: .mouse)
      #expect(watching.numberOfTouches == expected)
      touch(host, .up, 60, pointer: mouse, kind: .mouse)
      touch(host, .up, 20, pointer: finger, kind: .touch)
    }
  }

  @Test("Touches have their own places; one that is ignored is followed no further")
  func ignoring() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let watching = add(Watching(), "watching", to: view)
    let host = try window { Hosting(view: view) }
    let (first, second): (UInt64, UInt64) = (host.nextPointer(), host.nextPointer())
    touch(host, .down, 20, pointer: first, kind: .touch)
    touch(host, .down, 80, pointer: second, kind: .touch)
    #expect(watching.numberOfTouches == 2)
    #expect(watching.location(ofTouch: 0, in: view) == CGPoint(x: 20, y: 20))
    #expect(watching.location(ofTouch: 1, in: view) == CGPoint(x: 80, y: 20))
    #expect(watching.location(ofTouch: 7, in: view) == watching.location(in: view))
    touch(host, .move, 90, pointer: second, kind: .touch)
    #expect(watching.moves == 1 && watching.location(ofTouch: 1, in: nil).x == 90)
    touch(host, .up, 90, pointer: second, kind: .touch)
    touch(host, .up, 20, pointer: first, kind: .touch)
    watching.ignoresSecond = true
    (watching.count, watching.moves) = (0, 0)
    touch(host, .down, 20, pointer: first, kind: .touch)
    touch(host, .down, 80, pointer: second, kind: .touch)
    touch(host, .move, 90, pointer: second, kind: .touch)
    #expect(watching.numberOfTouches == 1 && watching.moves == 0)
    touch(host, .up, 90, pointer: second, kind: .touch)
    touch(host, .up, 20, pointer: first, kind: .touch)
  }

  @Test("A recognizer knows the keys and the buttons that are held")
  func held() throws {
    final class Noting: UITapGestureRecognizer {
      var seen: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        seen.append("\(modifierFlags == [.shift, .command]) \(buttonMask == .primary)")
      }
    }
    let view = UIView()
    let tap = add(Noting(), "tap", to: view)
    let host = try window { Hosting(view: view) }
    #expect(tap.modifierFlags.isEmpty && tap.buttonMask.isEmpty)
    let pointer: UInt64 = host.nextPointer()
    touch(host, .down, 20, pointer: pointer, kind: .mouse, modifiers: [.shift, .command])
    touch(host, .up, 20, pointer: pointer, kind: .mouse, modifiers: [.shift, .command])
    #expect(tap.seen == ["true true"] && log.take() == ["tap ended"])
  }

  @Test("A delegate leaves presses of keys out")
  func presses() throws {
    final class Pressed: UIGestureRecognizer {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { count += presses.count }
    }
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        asked += 1
        return press.key?.characters == "y"
      }
    }
    final class Silent: NSObject, UIGestureRecognizerDelegate {}
    final class Keyed: UIView { override var canBecomeFirstResponder: Bool { true } }
    let (view, judge, pressed, silent) = (Keyed(), Judge(), Pressed(), Silent())
    pressed.delegate = judge
    view.addGestureRecognizer(pressed)
    let host = try window { Hosting(view: view) }
    #expect(view.becomeFirstResponder())
    _ = host.press(.character("x"), text: "x")
    #expect(judge.asked == 1 && pressed.count == 0)
    _ = host.press(.character("y"), text: "y")
    #expect(judge.asked == 2 && pressed.count == 1)
    pressed.delegate = silent
    _ = host.press(.character("x"), text: "x")
    #expect(pressed.count == 2)
    view.resignFirstResponder()
  }
}

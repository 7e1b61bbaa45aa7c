import CoreGraphics
import HostHeadless
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Recognizers among each other, and those that subclasses make.
@MainActor
@Suite("Relations of gesture recognizers", .serialized)
struct GestureRelationTests {
  @MainActor
  final class Log: NSObject, UIGestureRecognizerDelegate {
    var events: [String] = []
    var simultaneous: Set<String> = []
    var refuses: (UIGestureRecognizer) -> Bool = { _ in false }
    var leavesOut: (UITouch) -> Bool = { _ in false }
    var waits: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func told(_ recognizer: UIGestureRecognizer) { events.append("\(recognizer.name ?? "") \(recognizer.state)") }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses(gestureRecognizer) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous.contains(gestureRecognizer.name ?? "") }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      !leavesOut(touch)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waits(gestureRecognizer, other) }
  }

  private let log = Log()

  private func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String, to view: UIView) -> Kind {
    recognizer.name = name
    recognizer.delegate = log
    recognizer.addTarget(log, action: Selector("told:", Log.told(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("A tap happens at once beside a double tap; it waits where it requires the double tap to fail")
  func doubleTap() throws {
    let view = UIView()
    let single = add(UITapGestureRecognizer(), "single", to: view)
    let double = add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    let host = try window { Hosting(view: view) }
    let place = CGPoint(x: 50, y: 50)
    _ = host.tap(at: place)
    #expect(log.events == ["single ended"])
    _ = host.tap(at: place)
    #expect(log.events == ["single ended", "double ended"])

    log.events = []
    single.require(toFail: double)
    host.advance(by: .seconds(2))
    _ = host.tap(at: place)
    #expect(log.events.isEmpty)
    _ = host.tap(at: place)
    #expect(log.events == ["double ended"])
    host.advance(by: .seconds(2))
    _ = host.tap(at: place)
    host.advance(by: .seconds(2))
    #expect(log.events == ["double ended", "single ended"])
  }

  @Test("The delegate may let a gesture wait, and another pair recognize together")
  func delegates() throws {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    let first = add(UIPanGestureRecognizer(), "inner", to: inner)
    let second = add(UIPanGestureRecognizer(), "outer", to: outer)
    let host = try window { Hosting(view: outer) }
    func drag() -> [String] {
      log.events = []
      host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20))
      return log.events.filter { !$0.hasSuffix("changed") }
    }
    #expect(drag() == ["inner began", "inner ended"])
    log.simultaneous = ["outer"]
    #expect(Set(drag()) == ["inner began", "outer began", "inner ended", "outer ended"])
    log.simultaneous = []
    log.waits = { $0 === first && $1 === second }
    #expect(drag() == ["outer began", "outer ended"])
    log.refuses = { $0 === second }
    #expect(drag() == ["inner began", "inner ended"])
  }

  @Test("Whether a gesture may begin is asked when it knows its way, of the view and of the delegate")
  func mayBegin() throws {
    final class Refusing: UIView {
      var asked: [CGPoint] = []
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked.append((gestureRecognizer as? UIPanGestureRecognizer)?.translation(in: self) ?? .zero)
        return gestureRecognizer.state == .possible && asked.last?.x != 0
      }
    }
    let view = Refusing()
    _ = add(UIPanGestureRecognizer(), "pan", to: view)
    let host = try window { Hosting(view: view) }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 80))
    #expect(log.events.isEmpty && view.asked.count == 1 && view.asked.first?.y ?? 0 >= 10)
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(log.events.first == "pan began" && log.events.last == "pan ended")
  }

  @Test("A delegate leaves touches of some views out; the touch belongs to the innermost view")
  func touchesLeftOut() throws {
    let outer = UIView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    outer.addSubview(inner)
    _ = add(UITapGestureRecognizer(), "tap", to: outer)
    log.leavesOut = { $0.view === inner }
    let host = try window { Hosting(view: outer) }
    _ = host.tap(at: CGPoint(x: 20, y: 20))
    #expect(log.events.isEmpty)
    _ = host.tap(at: CGPoint(x: 60, y: 60))
    #expect(log.events == ["tap ended"])
  }

  /// Two touches with the same place, one after the other, and a gesture that goes on while the second one moves.
  private final class SecondTouch: UIGestureRecognizer {
    var count: Int = 0
    var resets: Int = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      count += 1
      if count == 2 { state = .began }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      if state == .began || state == .changed { state = .changed } else { state = .failed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if count == 2 { state = .ended } }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() {
      count = 0
      resets += 1
    }
  }

  @Test("A subclass makes a gesture of touches, goes on from one to the next, and begins anew afterwards")
  func subclass() throws {
    let view = UIView()
    let gesture = add(SecondTouch(), "own", to: view)
    let host = try window { Hosting(view: view) }
    let place = CGPoint(x: 30, y: 40)
    _ = host.tap(at: place)
    #expect(gesture.count == 1 && gesture.resets == 0 && gesture.state == .possible)
    let finger: UInt64 = host.down(at: place)
    #expect(log.events == ["own began"] && gesture.location(in: view) == place && gesture.numberOfTouches == 1)
    host.move(finger, to: CGPoint(x: 50, y: 40))
    host.lift(finger, at: CGPoint(x: 50, y: 40))
    #expect(log.events == ["own began", "own changed", "own ended"])
    #expect(gesture.resets == 1 && gesture.state == .possible && gesture.count == 0)
    log.events = []
    host.drag(from: place, to: CGPoint(x: 90, y: 40))
    #expect(log.events.isEmpty && gesture.resets == 2)
  }

  @Test("A recognizer that is switched off while its gesture is under way cancels it")
  func switchedOff() throws {
    let view = UIView()
    let pan = add(UIPanGestureRecognizer(), "pan", to: view)
    let host = try window { Hosting(view: view) }
    let finger: UInt64 = host.down(at: CGPoint(x: 20, y: 20))
    host.move(finger, to: CGPoint(x: 60, y: 20))
    pan.isEnabled = false
    pan.isEnabled = true
    #expect(log.events == ["pan began", "pan cancelled"])
    host.move(finger, to: CGPoint(x: 90, y: 20))
    host.lift(finger, at: CGPoint(x: 90, y: 20))
    #expect(log.events.count == 2)
  }

  @Test("A subclass of a pan begins at once by setting its state")
  func eagerPan() throws {
    final class EagerPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }
    let view = UIView()
    let pan = add(EagerPan(), "pan", to: view)
    let host = try window { Hosting(view: view) }
    let finger: UInt64 = host.down(at: CGPoint(x: 20, y: 20))
    #expect(log.events == ["pan began"])
    host.move(finger, to: CGPoint(x: 22, y: 20))
    #expect(pan.translation(in: view).x == 2)
    host.lift(finger, at: CGPoint(x: 22, y: 20))
    #expect(log.events == ["pan began", "pan changed", "pan ended"])
  }

  @Test("Touches of the view go on beside a gesture that does not cancel them; events tell buttons and keys")
  func touchesInView() throws {
    final class Touched: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(event?.buttonMask.rawValue ?? 0) \(event?.modifierFlags.rawValue ?? 0)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let view = Touched()
    let pan = add(UIPanGestureRecognizer(), "pan", to: view)
    let host = try window { Hosting(view: view) }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(view.log.first == "began 1 0" && view.log.last == "cancelled")
    view.log = []
    pan.cancelsTouchesInView = false
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(view.log.last == "ended" && log.events.last == "pan ended")
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(1) == .primary)
  }

  @Test("A long press begins when its time is over, follows the pointer, and ends when that comes up")
  func longPress() throws {
    let view = UIView()
    let press = add(UILongPressGestureRecognizer(), "press", to: view)
    let host = try window { Hosting(view: view) }
    let finger: UInt64 = host.down(at: CGPoint(x: 20, y: 20))
    host.advance(by: .milliseconds(400))
    #expect(log.events.isEmpty)
    host.advance(by: .milliseconds(200))
    #expect(log.events == ["press began"])
    host.move(finger, to: CGPoint(x: 80, y: 20))
    #expect(press.location(in: view) == CGPoint(x: 80, y: 20))
    host.lift(finger, at: CGPoint(x: 80, y: 20))
    #expect(log.events == ["press began", "press changed", "press ended"])
  }

  @Test("Layout guides of bars, constraints without items and exceptions have what programs ask them")
  func olderParts() {
    let controller = UIViewController()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.addSubview(content)
    let (top, bottom): (any UILayoutSupport, any UILayoutSupport) = (
      controller.topLayoutGuide, controller.bottomLayoutGuide
    )
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: bottom.topAnchor),
      content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      content.widthAnchor.constraint(equalTo: bottom.heightAnchor, constant: 30),
    ])
    controller.view.layoutIfNeeded()
    #expect(top.length == 0 && content.frame == CGRect(x: 0, y: 5, width: 30, height: 195))
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.multiplier == 1 && constraint.constant == 0)
    final class Own: NSLayoutConstraint { var mark: Int = 3 }
    let own = Own(
      item: controller.view!, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 20)
    #expect(own.mark == 3 && own.constant == 20 && own.firstAttribute == .width)
    let exception = NSException(name: .invalidArgumentException, reason: "Empty", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.reason == "Empty")
    #expect(exception.userInfo?["a"] as? Int == 1)
  }
}

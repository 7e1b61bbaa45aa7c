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

/// What recognizers promise: whose touches they see, what views hear of these, and which states follow each other.
@MainActor
@Suite("Promises of gesture recognizers", .serialized)
struct RecognizerStatementTests {
  @MainActor
  final class Log: NSObject, UIGestureRecognizerDelegate {
    var events: [String] = []
    var together: Set<String> = []
    var waiting: Set<String> = []

    func told(_ recognizer: UIGestureRecognizer) { events.append("\(recognizer.name ?? "") \(recognizer.state)") }
    func again(_ recognizer: UIGestureRecognizer) { events.append("again") }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { together.contains(gestureRecognizer.name ?? "") }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waiting.contains(gestureRecognizer.name ?? "") }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  final class Touched: UIView {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.events.append("touch began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log?.events.append("touch moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.events.append("touch ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.events.append("touch cancelled")
    }
  }

  /// A recognizer that notes its touches and fails or recognizes with the second move.
  final class Own: UIGestureRecognizer {
    var log: Log?
    var isMeant = true
    private var moves = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log?.events.append("own began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      moves += 1
      if moves == 2 { state = isMeant ? .recognized : .failed }
    }
    override func reset() { moves = 0 }
  }

  private let log = Log()
  private let root = UIView()
  private let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let place = CGPoint(x: 20, y: 20)

  init() {
    view.log = log
    root.addSubview(view)
  }

  private func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String, to target: UIView? = nil) -> Kind {
    recognizer.name = name
    recognizer.delegate = log
    recognizer.addTarget(log, action: Selector("told:", Log.told(_:)))
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func open() throws -> HeadlessHost {
    try window(width: 300, height: 200, settings: HostSettings(idiom: .phone)) { Hosting(view: root) }
  }

  @Test("A recognizer sees touches of its view and of views inside, and is no responder (458)")
  func touches() throws {
    let outer = add(UITapGestureRecognizer(), "outer", to: root)
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take().contains("outer ended"))
    _ = host.tap(at: CGPoint(x: 200, y: 150))
    #expect(log.take() == ["outer ended"])
    #expect(!((outer as NSObject) is UIResponder) && view.next === root)
  }

  @Test("Each target is told, the methods of one object as well (459)")
  func targets() throws {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.addTarget(log, action: Selector("again:", Log.again(_:)))
    view.log = nil
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take() == ["tap ended", "again"])
    tap.removeTarget(log, action: Selector("again:", Log.again(_:)))
    _ = host.tap(at: place)
    #expect(log.take() == ["tap ended"])
  }

  @Test("A tap acts once; a pan with its beginning, each change and its end (460, 466)")
  func actions() throws {
    view.log = nil
    _ = add(UITapGestureRecognizer(), "tap")
    _ = add(UIPanGestureRecognizer(), "pan")
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take() == ["tap ended"])
    let finger: UInt64 = host.down(at: place)
    for x in [40, 50, 60] { host.move(finger, to: CGPoint(x: x, y: 20)) }
    host.lift(finger, at: CGPoint(x: 60, y: 20))
    #expect(log.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("Recognizers hear of touches before the view, whose touch is cancelled once a gesture is recognized (461)")
  func order() throws {
    let own = add(Own(), "own")
    own.log = log
    let host = try open()
    let finger: UInt64 = host.down(at: place)
    #expect(log.take() == ["own began", "touch began"])
    host.move(finger, to: CGPoint(x: 22, y: 20))
    #expect(log.take() == ["touch moved"])
    host.move(finger, to: CGPoint(x: 24, y: 20))
    #expect(log.take() == ["touch cancelled", "own ended"])
    host.lift(finger, at: CGPoint(x: 24, y: 20))
    #expect(log.take().isEmpty)
  }

  @Test("A recognized tap cancels the view's touch; where it fails or does not cancel, all is heard (462)")
  func cancelling() throws {
    let tap = add(UITapGestureRecognizer(), "tap")
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take() == ["touch began", "touch cancelled", "tap ended"])
    let finger: UInt64 = host.down(at: place)
    host.move(finger, to: CGPoint(x: 60, y: 20))
    host.lift(finger, at: CGPoint(x: 60, y: 20))
    #expect(log.take() == ["touch began", "touch moved", "touch ended"])
    tap.cancelsTouchesInView = false
    _ = host.tap(at: place)
    #expect(log.take().sorted() == ["tap ended", "touch began", "touch ended"])
  }

  @Test("A touch that is held back begins once the gesture has failed, and never after it was recognized (463)")
  func delayedBeginning() throws {
    let own = add(Own(), "own")
    own.delaysTouchesBegan = true
    let host = try open()
    var finger: UInt64 = host.down(at: place)
    host.move(finger, to: CGPoint(x: 22, y: 20))
    #expect(log.take().isEmpty)
    host.move(finger, to: CGPoint(x: 24, y: 20))
    host.lift(finger, at: CGPoint(x: 24, y: 20))
    #expect(log.take() == ["own ended"])
    own.isMeant = false
    finger = host.down(at: place)
    host.move(finger, to: CGPoint(x: 22, y: 20))
    #expect(log.take().isEmpty)
    host.move(finger, to: CGPoint(x: 24, y: 20))
    #expect(log.take() == ["touch began", "touch moved", "touch moved"])
    host.lift(finger, at: CGPoint(x: 24, y: 20))
    #expect(log.take() == ["touch ended"])
  }

  @Test("A touch's end is held back until a gesture has failed, and is a cancellation where it was recognized (464)")
  func delayedEnd() throws {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take() == ["touch began"])
    host.advance(by: .seconds(2))
    #expect(log.take() == ["touch ended"])
    _ = host.tap(at: place)
    _ = host.tap(at: place)
    let events: [String] = log.take()
    #expect(events.last == "double ended" && !events.contains("touch ended"), "\(events)")
    #expect(events.contains("touch cancelled"))
    host.advance(by: .seconds(2))
    #expect(!log.take().contains("touch ended"))
    double.delaysTouchesEnded = false
    _ = host.tap(at: place)
    #expect(log.take() == ["touch began", "touch ended"])
  }

  @Test("A subclass says its states itself, and targets are told of them (467)")
  func subclass() throws {
    final class Holding: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    view.log = nil
    _ = add(Holding(), "hold")
    let host = try open()
    let finger: UInt64 = host.down(at: place)
    host.move(finger, to: CGPoint(x: 30, y: 20))
    host.lift(finger, at: CGPoint(x: 30, y: 20))
    #expect(log.take() == ["hold began", "hold changed", "hold ended"])
  }

  @Test("A delegate lets one recognizer wait for another, or both recognize together (470)")
  func delegates() throws {
    view.log = nil
    _ = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    log.waiting = ["single"]
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take().isEmpty)
    host.advance(by: .seconds(2))
    #expect(log.take() == ["single ended"])
    log.waiting = []
    _ = add(UITapGestureRecognizer(), "other")
    log.together = ["other"]
    _ = host.tap(at: place)
    #expect(log.take().sorted() == ["other ended", "single ended"])
  }

  @Test("A recognizer may be made to wait for another one for good (471)")
  func requirement() throws {
    view.log = nil
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let host = try open()
    _ = host.tap(at: place)
    #expect(log.take().isEmpty)
    host.advance(by: .seconds(2))
    #expect(log.take() == ["single ended"])
    _ = host.tap(at: place)
    _ = host.tap(at: place)
    #expect(log.take() == ["double ended"])
  }

  @Test("A pan begins with enough fingers that have gone far enough, follows them, and ends with the last one (472)")
  func pans() throws {
    view.log = nil
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let host = try open()
    let first: UInt64 = host.down(at: place)
    host.move(first, to: CGPoint(x: 60, y: 20))
    #expect(log.take().isEmpty)
    let second: UInt64 = host.down(at: CGPoint(x: 60, y: 60))
    host.move(first, to: CGPoint(x: 90, y: 20))
    host.move(second, to: CGPoint(x: 90, y: 60))
    #expect(log.take().first == "pan began")
    let way: CGFloat = pan.translation(in: view).x
    #expect(way > 10)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero)
    host.lift(first, at: CGPoint(x: 90, y: 20))
    #expect(!log.take().contains("pan ended"))
    host.lift(second, at: CGPoint(x: 90, y: 60))
    #expect(log.take() == ["pan ended"])
  }

  @Test("A swipe goes in a direction that is asked for; a slow one has to be straighter than a quick one (474)")
  func swipes() throws {
    view.log = nil
    _ = add(UISwipeGestureRecognizer(), "swipe")
    let host = try open()
    host.drag(from: place, to: CGPoint(x: 95, y: 60), duration: .milliseconds(60))
    #expect(log.take() == ["swipe ended"])
    host.drag(from: place, to: CGPoint(x: 95, y: 60), duration: .seconds(2))
    #expect(log.take().isEmpty)
    host.drag(from: place, to: CGPoint(x: 95, y: 24), duration: .seconds(2))
    #expect(log.take() == ["swipe ended"])
    host.drag(from: CGPoint(x: 95, y: 20), to: place, duration: .milliseconds(60))
    #expect(log.take().isEmpty)
  }

  @Test("A pan of an edge has its edges before it is added, begins at them, and leaves further fingers out (476)")
  func edges() throws {
    view.log = nil
    let late = UIScreenEdgePanGestureRecognizer()
    _ = add(late, "late", to: root)
    late.edges = .left
    let host = try open()
    host.drag(from: CGPoint(x: 4, y: 120), to: CGPoint(x: 90, y: 120))
    #expect(log.take().isEmpty)
    root.removeGestureRecognizer(late)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    _ = add(pan, "edge", to: root)
    host.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 250, y: 120))
    #expect(log.take().isEmpty)
    let finger: UInt64 = host.down(at: CGPoint(x: 4, y: 120))
    host.move(finger, to: CGPoint(x: 60, y: 120))
    #expect(log.take() == ["edge began"] && pan.numberOfTouches == 1)
    let further: UInt64 = host.down(at: CGPoint(x: 2, y: 150))
    host.move(further, to: CGPoint(x: 90, y: 150))
    #expect(log.take().isEmpty && pan.numberOfTouches == 1)
    host.lift(further, at: CGPoint(x: 90, y: 150))
    host.lift(finger, at: CGPoint(x: 60, y: 120))
    #expect(log.take() == ["edge ended"])
  }
}

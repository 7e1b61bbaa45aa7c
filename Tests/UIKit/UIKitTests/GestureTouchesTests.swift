import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import Selectors
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How many fingers make a gesture of UIKit's.
@MainActor
@Suite("Fingers of gesture recognizers", .serialized)
struct GestureTouchesTests {
  @MainActor
  final class Log: NSObject {
    var events: [String] = []
    func told(_ recognizer: UIGestureRecognizer) { events.append("\(recognizer.name ?? "") \(recognizer.state)") }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private let log = Log()
  private let view = UIView()
  private let places: [CGPoint] = [CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50), CGPoint(x: 70, y: 90)]

  private func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String) -> Kind {
    recognizer.name = name
    recognizer.addTarget(log, action: Selector("told:", Log.told(_:)))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func open() throws -> HeadlessHost {
    try window(width: 300, height: 300, settings: HostSettings(idiom: .phone)) { Hosting(view: view) }
  }

  /// Taps once with some fingers.
  private func tap(_ host: HeadlessHost, _ fingers: Int) {
    let pointers: [UInt64] = places.prefix(fingers).map { host.down(at: $0) }
    for (pointer, place) in zip(pointers, places) { host.lift(pointer, at: place) }
  }

  @Test("Touches count the taps that follow each other in one place, for views and recognizers alike")
  func tapCounts() throws {
    final class Pad: UIView {
      var counts: [Int] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
    }
    final class Counter: UIGestureRecognizer {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { counts += touches.map(\.tapCount) }
    }
    let (pad, counter) = (Pad(), Counter(target: nil, action: nil))
    pad.addGestureRecognizer(counter)
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) { Hosting(view: pad) }
    host.click(at: places[0], count: 3)
    #expect(pad.counts == [1, 2, 3] && counter.counts == [1, 2, 3], "\(pad.counts) \(counter.counts)")
    host.click(at: places[1])
    host.advance(by: .seconds(1))
    host.click(at: places[1])
    #expect(pad.counts.suffix(2) == [1, 1] && counter.counts.suffix(2) == [1, 1])
  }

  @Test("A tap of two fingers is theirs alone: fewer fingers, and more, make none")
  func taps() throws {
    let two = add(UITapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    _ = add(UITapGestureRecognizer(), "one")
    let host = try open()
    tap(host, 2)
    #expect(log.take() == ["two ended"] && two.location(in: nil) == CGPoint(x: 70, y: 50))
    tap(host, 1)
    #expect(log.take() == ["one ended"])
    tap(host, 3)
    #expect(log.take().isEmpty)
    // A finger that moves away makes it something else.
    let pointers: [UInt64] = places.prefix(2).map { host.down(at: $0) }
    host.move(pointers[1], to: CGPoint(x: 90, y: 120))
    host.lift(pointers[0], at: places[0])
    host.lift(pointers[1], at: CGPoint(x: 90, y: 120))
    #expect(log.take().isEmpty)
    two.numberOfTapsRequired = 2
    tap(host, 2)
    #expect(log.take().isEmpty)
    tap(host, 2)
    #expect(log.take() == ["two ended"])
  }

  @Test("The time of a press with two fingers begins with the second one, and the press ends when one comes up")
  func presses() throws {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.numberOfTouchesRequired = 2
    let host = try open()
    let first: UInt64 = host.down(at: places[0])
    host.advance(by: .seconds(1))
    #expect(log.take().isEmpty)
    let second: UInt64 = host.down(at: places[1])
    host.advance(by: .seconds(0.3))
    #expect(log.take().isEmpty)
    host.advance(by: .seconds(0.3))
    #expect(log.take() == ["press began"] && press.location(in: nil) == CGPoint(x: 70, y: 50))
    #expect(press.numberOfTouches == 2)
    host.move(second, to: CGPoint(x: 110, y: 50))
    #expect(log.take() == ["press changed"])
    host.lift(first, at: places[0])
    #expect(log.take() == ["press ended"])
    host.lift(second, at: CGPoint(x: 110, y: 50))
    #expect(log.take().isEmpty)
  }

  @Test("A press may come after taps")
  func tapsBeforePress() throws {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    let host = try open()
    host.press(at: places[0], for: .seconds(1))
    #expect(log.take().isEmpty)
    host.advance(by: .seconds(2))
    tap(host, 1)
    host.press(at: places[0], for: .seconds(1))
    #expect(log.take() == ["press began", "press ended"])
  }

  @Test("A pan begins with its least number of fingers, follows their middle, and ends with the last one")
  func pans() throws {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    let host = try open()
    host.drag(from: places[0], to: CGPoint(x: 150, y: 50))
    #expect(log.take().isEmpty)
    let pointers: [UInt64] = places.prefix(2).map { host.down(at: $0) }
    host.move(pointers[0], to: CGPoint(x: 80, y: 50))
    host.move(pointers[1], to: CGPoint(x: 120, y: 50))
    #expect(log.take() == ["pan began", "pan changed"] && pan.translation(in: nil).x == 30)
    // A finger that comes or goes leaves the way as it is.
    host.lift(pointers[0], at: CGPoint(x: 80, y: 50))
    #expect(log.take().isEmpty && pan.translation(in: nil).x == 30)
    host.move(pointers[1], to: CGPoint(x: 160, y: 50))
    #expect(log.take().isEmpty)
    host.lift(pointers[1], at: CGPoint(x: 190, y: 50))
    #expect(log.take() == ["pan ended"] && pan.translation(in: nil).x == 30)
  }

  @Test("More fingers than a pan takes make none, and leave one alone that goes on")
  func mostFingers() throws {
    let pan = add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let host = try open()
    let pointers: [UInt64] = places.prefix(2).map { host.down(at: $0) }
    host.move(pointers[0], to: CGPoint(x: 120, y: 50))
    for pointer in pointers { host.lift(pointer, at: places[1]) }
    #expect(log.take().isEmpty)
    let first: UInt64 = host.down(at: places[0])
    host.move(first, to: CGPoint(x: 80, y: 50))
    let second: UInt64 = host.down(at: places[2])
    host.move(second, to: CGPoint(x: 200, y: 200))
    host.move(first, to: CGPoint(x: 90, y: 50))
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
    host.lift(first, at: CGPoint(x: 90, y: 50))
    #expect(log.take() == ["pan began", "pan changed", "pan ended"])
    host.lift(second, at: CGPoint(x: 200, y: 200))
  }

  @Test("A swipe counts with its number of fingers")
  func swipes() throws {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2
    let host = try open()
    host.drag(from: places[0], to: CGPoint(x: 200, y: 50))
    #expect(log.take().isEmpty)
    let pointers: [UInt64] = places.prefix(2).map { host.down(at: $0) }
    for step in 1...5 {
      for (pointer, place) in zip(pointers, places) {
        host.move(pointer, to: CGPoint(x: place.x + CGFloat(step) * 20, y: place.y))
      }
    }
    for (pointer, place) in zip(pointers, places) { host.lift(pointer, at: CGPoint(x: place.x + 100, y: place.y)) }
    #expect(log.take() == ["swipe ended"])
  }
}

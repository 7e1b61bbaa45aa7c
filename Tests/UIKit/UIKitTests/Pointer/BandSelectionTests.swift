import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Rectangles that people draw to select what lies in them.
@MainActor
@Suite("Selecting by a rectangle", .serialized)
struct BandSelectionTests {
  /// A desk with four cards, of which some are chosen.
  private final class Desk: UIViewController {
    var cards: [UIView] = []
    var chosen: Set<Int> = []
    var before: Set<Int> = []
    var log: [String] = []
    lazy var band = UIBandSelectionInteraction { [unowned self] in follow($0) }

    override func viewDidLoad() {
      view.backgroundColor = .white
      for number in 0..<4 {
        let card = UIView(frame: CGRect(x: 50 + number * 60, y: 50, width: 40, height: 40))
        card.backgroundColor = .red
        cards.append(card)
        view.addSubview(card)
      }
      view.addInteraction(band)
    }

    func follow(_ band: UIBandSelectionInteraction) {
      guard let rect = band.selectionRect else { return }
      log.append("\(band.state) \(Int(rect.width))")
      if band.state == .began { before = band.initialModifierFlags.contains(.shift) ? chosen : [] }
      chosen = before.union(cards.indices.filter { cards[$0].frame.intersects(rect) })
    }
  }

  private func open(_ desk: Desk) throws -> HeadlessHost {
    try window(width: 400, height: 200, settings: HostSettings(idiom: .desktop)) {
      Controllers(desk).ignoresSafeArea()
    }
  }

  private func draw(
    _ host: HeadlessHost, from start: CGPoint, to end: CGPoint, modifiers: InputModifiers = [],
    kind: PointerKind = .mouse
  ) {
    func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      host.send(
        .pointer(PointerEvent(phase, at: point, time: host.time, kind: kind, modifiers: modifiers)))
      host.update()
    }
    send(.down, start)
    send(.move, CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    send(.move, end)
    send(.up, end)
  }

  @Test("A band selection selects what it meets, and with Shift at its start it extends the selection (648)")
  func selecting() throws {
    let desk = Desk()
    let host = try open(desk)
    #expect(desk.band.view === desk.view && desk.band.isEnabled && desk.band.state == .possible)
    #expect(desk.band.selectionRect == nil && desk.band.initialModifierFlags == [])
    draw(host, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 130, y: 100))
    #expect(desk.chosen == [0, 1] && desk.log.first?.hasPrefix("began") == true && desk.log.last == "ended 100")
    #expect(desk.log.contains { $0.hasPrefix("selecting") })
    #expect(desk.band.state == .possible && desk.band.selectionRect == nil)
    draw(host, from: CGPoint(x: 300, y: 120), to: CGPoint(x: 225, y: 60), modifiers: .shift)
    #expect(desk.chosen == [0, 1, 3])
    draw(host, from: CGPoint(x: 300, y: 120), to: CGPoint(x: 225, y: 60))
    #expect(desk.chosen == [3])
  }

  @Test("The rectangle is drawn while it changes; fingers and a handler that says no draw none")
  func limits() throws {
    let desk = Desk()
    let host = try open(desk)
    let count: Int = desk.view.subviews.count
    let pointer = host.down(at: CGPoint(x: 10, y: 10))
    host.move(pointer, to: CGPoint(x: 40, y: 30))
    host.move(pointer, to: CGPoint(x: 60, y: 40))
    host.update()
    #expect(desk.band.state == .selecting && desk.view.subviews.count == count + 1)
    #expect(desk.view.subviews.last?.frame == CGRect(x: 10, y: 10, width: 50, height: 30))
    host.lift(pointer, at: CGPoint(x: 60, y: 40))
    #expect(desk.view.subviews.count == count)
    desk.log = []
    desk.band.shouldBeginHandler = { $1.y > 100 }
    draw(host, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 130, y: 100))
    #expect(desk.log.isEmpty)
    draw(host, from: CGPoint(x: 30, y: 130), to: CGPoint(x: 130, y: 60))
    #expect(!desk.log.isEmpty)
    desk.log = []
    desk.band.shouldBeginHandler = nil
    draw(host, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 130, y: 100), kind: .touch)
    #expect(desk.log.isEmpty)
    desk.band.isEnabled = false
    draw(host, from: CGPoint(x: 30, y: 30), to: CGPoint(x: 130, y: 100))
    #expect(desk.log.isEmpty)
    host.change { desk.view.removeInteraction(desk.band) }
    #expect(desk.band.view == nil && UIBandSelectionInteraction.State(rawValue: 1) == .began)
  }
}

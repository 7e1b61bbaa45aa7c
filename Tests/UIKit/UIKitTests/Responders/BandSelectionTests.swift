import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Rectangles that the person draws to choose what is in them.
@MainActor
@Suite("Band selections", .serialized)
struct BandSelectionTests {
  private final class Board: UIView {
    let spots = [CGRect(x: 20, y: 20, width: 20, height: 20), CGRect(x: 120, y: 120, width: 20, height: 20)]
    var chosen: Set<Int> = []
    var states: [UIBandSelectionInteraction.State] = []

    func take(_ band: UIBandSelectionInteraction) {
      states.append(band.state)
      guard let rect = band.selectionRect else { return }
      let inside: Set<Int> = Set(spots.indices.filter { spots[$0].intersects(rect) })
      if band.state == .began, !band.initialModifierFlags.contains(.shift) { chosen = [] }
      if band.state == .ended { chosen.formUnion(inside) }
    }
  }

  @Test("A band chooses what is in it, and with Shift at its start extends the selection (648)")
  func extending() throws {
    let board = Board()
    let band = UIBandSelectionInteraction { board.take($0) }
    board.addInteraction(band)
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Hosting(view: board) }
    #expect(band.view === board && band.state == .possible && band.isEnabled && band.selectionRect == nil)
    host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 60, y: 60))
    #expect(board.chosen == [0] && board.states.first == .began && board.states.last == .ended)
    #expect(board.states.contains(.selecting) && band.state == .possible && board.subviews.isEmpty)
    host.drag(from: CGPoint(x: 190, y: 190), to: CGPoint(x: 100, y: 100), modifiers: .shift)
    #expect(board.chosen == [0, 1])
    host.drag(from: CGPoint(x: 190, y: 190), to: CGPoint(x: 100, y: 100))
    #expect(board.chosen == [1] && band.initialModifierFlags.isEmpty)
  }

  @Test("A band is drawn in front of the view, begins where it may, and not at all when it is off")
  func beginning() throws {
    let board = Board()
    let band = UIBandSelectionInteraction { board.take($0) }
    var asked: [CGPoint] = []
    band.shouldBeginHandler = { _, point in
      asked.append(point)
      return point.x < 100
    }
    board.addInteraction(band)
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) { Hosting(view: board) }
    host.drag(from: CGPoint(x: 190, y: 190), to: CGPoint(x: 10, y: 10))
    #expect(board.states.isEmpty && asked.first == CGPoint(x: 190, y: 190))
    let pointer: UInt64 = host.down(at: CGPoint(x: 10, y: 10))
    host.move(pointer, to: CGPoint(x: 50, y: 40))
    host.move(pointer, to: CGPoint(x: 60, y: 50))
    #expect(board.subviews.last?.frame == CGRect(x: 10, y: 10, width: 50, height: 40))
    #expect(band.selectionRect == CGRect(x: 10, y: 10, width: 50, height: 40))
    host.lift(pointer, at: CGPoint(x: 60, y: 50))
    board.states = []
    band.isEnabled = false
    host.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 60, y: 60))
    board.removeInteraction(band)
    #expect(board.states.isEmpty && band.view == nil && board.gestureRecognizers?.isEmpty == true)
    let states: [UIBandSelectionInteraction.State] = [.possible, .began, .selecting, .ended]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3])
  }
}

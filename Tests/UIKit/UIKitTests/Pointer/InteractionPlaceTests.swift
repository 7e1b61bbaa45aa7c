import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Interactions as they come to views and leave them.
@MainActor
@Suite("Places of interactions", .serialized)
struct InteractionPlaceTests {
  @Test("A tip is that of the interaction's view, and goes when the interaction leaves")
  func toolTips() throws {
    let (view, tip) = (UIView(), UIToolTipInteraction(defaultToolTip: "Throw away"))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Trash"
    tip.willMove(to: view)
    tip.didMove(to: view)
    #expect(tip.view === view)
    tip.willMove(to: nil)
    tip.didMove(to: nil)
    #expect(tip.view == nil)
    let host = try window { Hosting(view: view) }
    host.change { view.addInteraction(tip) }
    #expect(host.element("Trash")?.properties.hint == "Throw away" && tip.view === view)
    host.change { view.removeInteraction(tip) }
    #expect(host.element("Trash")?.properties.hint != "Throw away" && tip.view == nil)
  }

  @Test("A rectangle is drawn in the view to which the interaction moved last, and no further once it leaves")
  func bands() throws {
    let (root, first, second) = (UIView(), UIView(), UIView())
    first.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    second.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
    root.addSubview(first)
    root.addSubview(second)
    var states: [UIBandSelectionInteraction.State] = []
    let band = UIBandSelectionInteraction { states.append($0.state) }
    band.didMove(to: first)
    #expect(band.view === first && first.gestureRecognizers?.count == 1)
    band.willMove(to: second)
    #expect(first.gestureRecognizers?.isEmpty != false)
    band.didMove(to: second)
    #expect(band.view === second && second.gestureRecognizers?.count == 1)
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: root) }
    let pointer: UInt64 = host.down(at: CGPoint(x: 110, y: 10))
    host.move(pointer, to: CGPoint(x: 140, y: 40))
    host.move(pointer, to: CGPoint(x: 160, y: 60))
    #expect(band.state == .selecting && band.selectionRect == CGRect(x: 10, y: 10, width: 50, height: 50))
    host.lift(pointer, at: CGPoint(x: 160, y: 60))
    #expect(states.first == .began && states.last == .ended && band.state == .possible)
    let all: [UIBandSelectionInteraction.State] = [.possible, .began, .selecting, .ended]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    band.willMove(to: nil)
    states = []
    host.drag(from: CGPoint(x: 110, y: 10), to: CGPoint(x: 160, y: 60))
    #expect(states.isEmpty)
  }

  @Test("The usual effect of a pointer is the one that suits the view, as with a style that names none")
  func hover() {
    let style = UIHoverStyle(effect: .automatic, shape: .rect(cornerRadius: 4))
    #expect(style.effect is UIHoverAutomaticEffect && UIHoverStyle(shape: nil).effect is UIHoverAutomaticEffect)
    #expect(!(UIHoverStyle(effect: .highlight, shape: nil).effect is UIHoverAutomaticEffect))
  }

  @Test("A copied form beside the pointer has the same place, and turns as the first one does")
  func accessories() throws {
    let arrow = UIPointerAccessory.arrow(.left)
    let copy = try #require(arrow.copy(with: nil) as? UIPointerAccessory)
    #expect(copy !== arrow && copy.position == .left && copy.orientationMatchesAngle)
    let plain = UIPointerAccessory(.roundedRect(.zero, radius: 1), position: .top)
    #expect((plain.copy(with: nil) as? UIPointerAccessory)?.orientationMatchesAngle == false)
  }
}

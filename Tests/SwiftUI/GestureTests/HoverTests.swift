import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing

@MainActor @Suite struct HoverTests {
  let notes = Recorder()

  @Test("A view learns when the pointer comes and leaves, the outer one first (477)")
  func hover() throws {
    let host = try window {
      Color.red.frame(width: 40, height: 40).onHover { notes.note("inner", $0) }
        .padding(10).onHover { notes.note("outer", $0) }
    }
    host.hover(at: CGPoint(x: 75, y: 50))
    host.hover(at: middle)
    host.hover(at: CGPoint(x: 101, y: 50))
    host.hover(at: CGPoint(x: 75, y: 50))
    host.hover(at: nil)
    #expect(notes.take() == ["outer true", "inner true", "inner false", "outer false"])
  }

  @Test("Continuous hovering tells the place in its space")
  func continuous() throws {
    let host = try window {
      Color.red.frame(width: 40, height: 40).onContinuousHover { phase in
        if case .active(let point) = phase { notes.note("at", point) } else { notes.note("ended") }
      }
    }
    host.hover(at: middle)
    host.hover(at: CGPoint(x: 90, y: 40))
    host.hover(at: .zero)
    #expect(notes.take() == ["at (20.0, 20.0)", "at (10.0, 10.0)", "ended"])
  }

  @Test("Help is shown when the pointer has rested, and goes with the next movement away or press")
  func help() throws {
    let host = try window { Text("Save").help("Keeps the changes") }
    host.hover(at: middle)
    host.advance(by: .seconds(0.5))
    host.hover(at: CGPoint(x: 101, y: 50))
    host.advance(by: .seconds(0.5))
    #expect(host.help == nil, "it has not rested long enough")
    host.advance(by: .seconds(0.3))
    #expect(host.help?.text == "Keeps the changes")
    #expect(host.help?.rect == host.frame("Save"))
    host.hover(at: .zero)
    #expect(host.help == nil)
    host.hover(at: middle)
    host.advance(by: .seconds(1))
    #expect(host.help != nil)
    host.down(at: middle)
    #expect(host.help == nil)
  }

  @Test("The pointer's look is that of the innermost view that has one")
  func pointerStyle() throws {
    let host = try window {
      Color.red.frame(width: 40, height: 40).pointerStyle(.grabIdle)
        .padding(10).pointerStyle(.link)
    }
    host.hover(at: middle)
    #expect(host.pointerShape == .openHand)
    host.hover(at: CGPoint(x: 75, y: 50))
    #expect(host.pointerShape == .hand)
    host.hover(at: .zero)
    #expect(host.pointerShape == .arrow)
  }

  @Test("A hover effect is seen while the pointer is there")
  func effect() throws {
    let host = try window { Text("x").hoverEffect(.lift) }
    let free: String = "\(host.displayList)"
    host.hover(at: middle)
    #expect("\(host.displayList)" != free)
    host.hover(at: .zero)
    #expect("\(host.displayList)" == free)
  }

  @Test("A view that is scrolled under a resting pointer is hovered over")
  func scrolledUnder() throws {
    let host = try window {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in Color.red.frame(height: 100).onHover { if $0 { notes.note("row \(index)") } } }
        }
      }
    }
    host.hover(at: middle)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 200)))
    #expect(notes.take() == ["row 0", "row 2"])
  }
}

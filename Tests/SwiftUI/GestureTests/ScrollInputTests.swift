import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing

@MainActor @Suite struct ScrollInputTests {
  let notes = Recorder()

  private func top(_ host: HeadlessHost, _ label: String = "Top") -> CGFloat { host.frame(label)?.minY ?? .nan }

  private func list(height: CGFloat = 1000) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        Button("Top") { notes.note("top") }.frame(height: 100)
        Color.red.frame(height: height)
      }
    }
  }

  @Test("A finger drags the content after ten points, takes the press away, and lets it go on (588)")
  func touch() throws {
    let host = try window(idiom: .phone) { list() }
    let start: CGFloat = top(host)
    let finger: UInt64 = host.down(at: middle)
    host.move(finger, to: CGPoint(x: 100, y: 45))
    #expect(top(host) == start, "it may still be a tap")
    host.move(finger, to: CGPoint(x: 100, y: 20))
    #expect(top(host) == start - 25)
    host.lift(finger, at: CGPoint(x: 100, y: 20))
    #expect(notes.take().isEmpty)
    host.finishAnimations()
    host.drag(from: middle, to: CGPoint(x: 100, y: 10), duration: .seconds(0.1))
    let released: CGFloat = top(host)
    host.finishAnimations()
    #expect(top(host) < released - 50, "it goes on by itself")
  }

  @Test("A mouse does not drag content: it presses what is there")
  func mouse() throws {
    let host = try window { list() }
    let start: CGFloat = top(host)
    host.drag(from: middle, to: CGPoint(x: 100, y: 20))
    #expect(top(host) == start)
  }

  @Test("A finger stops content that moves, and presses nothing")
  func stopping() throws {
    let host = try window(idiom: .phone) { list(height: 5000) }
    host.drag(from: middle, to: CGPoint(x: 100, y: 10), duration: .seconds(0.1))
    host.advance(by: .seconds(0.1))
    let finger: UInt64 = host.down(at: middle)
    let held: CGFloat = top(host)
    host.advance(by: .seconds(1))
    #expect(top(host) == held)
    host.lift(finger, at: middle)
    #expect(notes.take().isEmpty)
  }

  @Test("A finger scrolls the inner view until it is at its edge, and the outer one with the next drag")
  func nestedTouch() throws {
    let host = try window(height: 200, idiom: .phone) {
      ScrollView {
        VStack(spacing: 0) {
          Text("Outer").frame(height: 20)
          ScrollView { Text("Inner").frame(height: 120, alignment: .top) }.frame(height: 100)
          Color.red.frame(height: 500)
        }
      }
    }
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60), duration: .seconds(2))
    host.finishAnimations()
    let outer: CGFloat = top(host, "Outer")
    #expect(top(host, "Inner") < outer + 20)
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 60), duration: .seconds(2))
    host.finishAnimations()
    #expect(top(host, "Outer") < outer)
  }

  @Test("A drag across the axis is left to the view around")
  func acrossAxis() throws {
    let host = try window(idiom: .phone) {
      list().simultaneousGesture(DragGesture().onEnded { notes.note("both", $0.translation.width) })
    }
    let start: CGFloat = top(host)
    host.drag(from: middle, to: CGPoint(x: 180, y: 55))
    #expect(top(host) == start)
    #expect(notes.take() == ["both 80.0"])
  }

  @Test("A touch pad's scroll stays with its view, and what is lifted goes on in it")
  func touchPad() throws {
    let host = try window { list() }
    let start: CGFloat = top(host)
    func send(_ phase: ScrollEvent.Phase, _ delta: CGFloat = 0, velocity: CGFloat = 0) {
      host.send(
        .scrolling(
          ScrollEvent(
            phase, at: middle, by: CGSize(width: 0, height: delta), velocity: CGSize(width: 0, height: velocity),
            time: host.time)))
    }
    send(.began)
    send(.changed, 30)
    #expect(top(host) == start - 30)
    send(.ended, velocity: 500)
    host.finishAnimations()
    #expect(top(host) < start - 200)
  }

  @Test("A drag inside of the content has precedence over scrolling")
  func dragInside() throws {
    let host = try window(idiom: .phone) {
      ScrollView {
        Color.red.frame(height: 1000).gesture(DragGesture().onEnded { notes.note("drag", $0.translation.height) })
          .accessibilityElement().accessibilityLabel("Top")
      }
    }
    let start: CGFloat = top(host)
    host.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20))
    #expect(notes.take() == ["drag -60.0"])
    #expect(top(host) == start)
  }

  @Test("The bars are shown while the pointer is over the view, and a mouse drags them")
  func bars() throws {
    let host = try window { list(height: 900) }
    let hidden: String = "\(host.displayList)"
    host.hover(at: middle)
    #expect("\(host.displayList)" != hidden)
    let start: CGFloat = top(host)
    // The bar is 36 of 96 points long: 60 points of way for 900 of content.
    host.drag(from: CGPoint(x: 195, y: 20), to: CGPoint(x: 195, y: 40), duration: .zero)
    #expect(abs(top(host) - (start - 300)) < 1)
    host.hover(at: nil)
    #expect("\(host.displayList)" != hidden)
    #expect(host.differences.isEmpty)
  }
}

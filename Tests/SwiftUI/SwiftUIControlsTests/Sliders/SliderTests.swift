import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Sliders", .serialized)
struct SliderTests {
  private let desktop = HostSettings(idiom: .desktop)
  private let log = EventRecorder()

  private func slider(_ remote: Remote<Double>, _ value: Double = 0.5, _ settings: HostSettings? = nil) throws
    -> HeadlessHost
  {
    try window(settings: settings ?? desktop) {
      ValueRoot(remote, value) { value in
        Slider(value: value) {
          Text("Volume")
        } onEditingChanged: {
          log.note("\($0)")
        }
        .labelsHidden()
      }
    }
  }

  @Test("A slider is one adjustable element with a percentage, which actions change by a tenth (280)")
  func element() throws {
    let remote = Remote<Double>()
    for settings in [HostSettings(), desktop] {
      let host = try slider(remote, 0.5, settings)
      let element = try #require(host.element("Volume"))
      #expect(host.elements.count == 1)
      #expect(element.role == .slider && element.properties.traits == .isAdjustable)
      #expect(element.properties.value == "50%" && element.properties.numericValue == 0.5)
      #expect(element.properties.actions.map(\.kind) == [.increment, .decrement])
      host.change { host.send(.accessibilityAction(element: element.id, action: .increment)) }
      #expect(remote.value == 0.6)
      #expect(host.element("Volume")?.properties.value == "60%")
      #expect(log.take() == ["true", "false"])
      host.change { host.send(.accessibilityAction(element: element.id, action: .decrement)) }
      #expect(abs((remote.value ?? 0) - 0.5) < 1e-9)
      _ = log.take()
    }
  }

  @Test("A mouse that goes down beside the knob brings it there, and one on the knob keeps its distance")
  func mouse() throws {
    let remote = Remote<Double>()
    let host = try slider(remote)
    // The knob's middle travels from 11 to 189.
    host.change { host.down(at: CGPoint(x: 11 + 178 * 0.25, y: 50)) }
    #expect(remote.value == 0.25)
    #expect(log.take() == ["true"])
    host.change { host.move(to: CGPoint(x: 11 + 178 * 0.75, y: 500)) }
    #expect(remote.value == 0.75, "the pointer is followed wherever it goes")
    host.change { host.lift(at: CGPoint(x: 1000, y: 50)) }
    #expect(remote.value == 1)
    #expect(log.take() == ["false"])
    host.change { host.drag(from: CGPoint(x: 186, y: 50), to: CGPoint(x: 186 - 89, y: 50)) }
    #expect(abs((remote.value ?? 0) - 0.5) < 1e-9)
    #expect(log.take() == ["true", "false"])
  }

  @Test("A finger has to take the knob; elsewhere it leaves the slider alone")
  func finger() throws {
    let remote = Remote<Double>()
    let host = try slider(remote, 0, HostSettings())
    host.change { host.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 150, y: 50)) }
    #expect(remote.value == 0 && log.take().isEmpty)
    // The knob is 27 wide, but takes fingers within 44 points.
    host.change { host.drag(from: CGPoint(x: 34, y: 50), to: CGPoint(x: 34 + 86.5, y: 50)) }
    #expect(abs((remote.value ?? 0) - 0.5) < 1e-9)
    #expect(log.take() == ["true", "false"])
  }

  @Test("A finger that scrolls over a slider scrolls, and one on the knob drags the knob")
  func scrolling() throws {
    let remote = Remote<Double>()
    let host = try window {
      ScrollView {
        ValueRoot(remote, 0.0) { Slider(value: $0) { Text("Volume") }.padding(.top, 20) }
        Color.red.frame(height: 1000)
      }
    }
    let before: CGRect = try #require(host.frame("Volume"))
    host.drag(from: CGPoint(x: 120, y: 35), to: CGPoint(x: 120, y: 5))
    host.finishAnimations()
    #expect(try #require(host.frame("Volume")).minY < before.minY)
    #expect(remote.value == 0)
  }

  @Test("While Option is held the knob goes half as far as the pointer, and less the farther that is from the track")
  func precision() throws {
    let remote = Remote<Double>()
    let host = try slider(remote)
    host.down(at: CGPoint(x: 100, y: 50))
    host.change { host.move(to: CGPoint(x: 100 + 17.8, y: 50), modifiers: .option) }
    #expect(abs((remote.value ?? 0) - 0.55) < 1e-9)
    // 50 points below the track's row a quarter.
    host.change { host.move(to: CGPoint(x: 100 + 35.6, y: 50 + 8 + 50), modifiers: .option) }
    #expect(abs((remote.value ?? 0) - 0.575) < 1e-9)
    host.change { host.move(to: CGPoint(x: 100 + 53.4, y: 50)) }
    #expect(abs((remote.value ?? 0) - 0.675) < 1e-9, "without the key it goes on from there")
    host.lift(at: CGPoint(x: 100 + 53.4, y: 50))
  }

  @Test("Arrows go on by a twentieth, page keys by a tenth, Home and End to the bounds; each is an edit")
  func keys() throws {
    let remote = Remote<Double>()
    let host = try slider(remote)
    host.press(.tab)
    func press(_ key: KeySymbol) -> Double {
      host.change { host.press(key) }
      #expect(log.take() == ["true", "false"])
      return ((remote.value ?? 0) * 1000).rounded() / 1000
    }
    #expect(press(.up) == 0.55)
    #expect(press(.right) == 0.6)
    #expect(press(.down) == 0.55)
    #expect(press(.left) == 0.5)
    #expect(press(.pageUp) == 0.6)
    #expect(press(.pageDown) == 0.5)
    #expect(press(.end) == 1)
    #expect(press(.up) == 1)
    #expect(press(.home) == 0)
  }

  @Test("Where text runs from right to left the knob, the keys and the pointer are mirrored")
  func rightToLeft() throws {
    var settings = desktop
    settings.isRightToLeft = true
    let remote = Remote<Double>()
    let host = try slider(remote, 0.5, settings)
    host.change { host.down(at: CGPoint(x: 200 - 11 - 178 * 0.25, y: 50)) }
    host.lift(at: CGPoint(x: 200 - 11 - 178 * 0.25, y: 50))
    #expect(abs((remote.value ?? 0) - 0.25) < 1e-9)
    host.press(.tab)
    host.change { host.press(.left) }
    #expect(abs((remote.value ?? 0) - 0.3) < 1e-9)
  }

  @Test("A slider with steps chooses multiples of the step from the lower bound on")
  func steps() throws {
    let remote = Remote<Double>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 1.0) { Slider(value: $0, in: 1...12, step: 3) { Text("Count") }.labelsHidden() }
    }
    host.change { host.send(.tap(CGPoint(x: 199, y: 50))) }
    #expect(remote.value == 10, "12 is no step")
    host.press(.tab)
    host.change { host.press(.down) }
    #expect(remote.value == 7)
    host.change { host.press(.pageUp) }
    #expect(remote.value == 10)
    #expect(host.element("Count")?.properties.value == "82%")
    let tenths = Remote<Float>()
    let other = try window(settings: desktop) {
      ValueRoot(tenths, Float(0)) { Slider(value: $0, in: 0...1, step: 0.1) { Text("Part") } }
    }
    other.press(.tab)
    for _ in 0..<3 { other.change { other.press(.up) } }
    #expect(tenths.value == 3 * Float(0.1), "as the app would compute it in its own type")
    other.change { other.press(.end) }
    #expect(tenths.value == 1)
  }

  @Test("Values outside of the bounds, and bounds without a length, are shown at an end and not written")
  func limits() throws {
    let remote = Remote<Double>()
    #expect(try slider(remote, 7).element("Volume")?.properties.value == "100%")
    #expect(try slider(remote, -.infinity).element("Volume")?.properties.value == "0%")
    #expect(try slider(remote, .nan).element("Volume")?.properties.value == "0%")
    let host = try window(settings: desktop) {
      ValueRoot(remote, 3.0) { Slider(value: $0, in: 3...3) { Text("None") } }
    }
    host.change { host.send(.tap(CGPoint(x: 150, y: 50))) }
    #expect(remote.value == 3 && host.element("None")?.properties.value == "0%")
  }

  @Test("A disabled slider says so, is drawn faintly and stays as it is")
  func disabled() throws {
    let remote = Remote<Double>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 0.5) { Slider(value: $0) { Text("Volume") }.disabled(true) }
    }
    let element = try #require(host.element("Volume"))
    #expect(element.properties.traits == [.isAdjustable, .isDisabled])
    #expect(host.displayLines.contains { $0.contains("opacity 0.4") })
    host.send(.tap(CGPoint(x: 190, y: 50)))
    host.press(.tab)
    host.press(.up)
    host.send(.accessibilityAction(element: element.id, action: .increment))
    #expect(remote.value == 0.5)
  }

  @Test("A slider that goes, or is disabled, while it is dragged ends the edit")
  func endings() throws {
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var state = 0
      var body: some View {
        Group {
          if state < 2 {
            Slider(value: .constant(0.5)) {
              Text("Volume")
            } onEditingChanged: {
              log.note("\($0)")
            }
            .disabled(state == 1)
          }
        }
        .handing($state, to: remote)
      }
    }
    for (state, isDone) in [(1, false), (2, true)] {
      let remote = Remote<Int>()
      let host = try window(settings: desktop) { Root(remote: remote, log: log) }
      host.down(at: CGPoint(x: 150, y: 50))
      #expect(log.take() == ["true"])
      host.change { remote.value = state }
      #expect(log.take() == (isDone ? ["false"] : []))
      host.lift(at: CGPoint(x: 150, y: 50))
      #expect(log.take() == (isDone ? [] : ["false"]))
    }
  }

  @Test("A slider that has the focus leaves Return to the default button")
  func returnKey() throws {
    let host = try window(settings: desktop) {
      VStack {
        Slider(value: .constant(0.5)) { Text("Volume") }
        Button("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    host.press(.tab)
    host.press(.returnKey)
    #expect(log.take() == ["ok"])
  }

  @Test("A change of the value moves the knob and no label's body (G2, G3)")
  func change() throws {
    struct Words: View {
      let log: EventRecorder
      var body: some View {
        let _ = log.note("label")
        Text("Volume")
      }
    }
    let remote = Remote<Double>()
    let host = try window(settings: desktop) {
      ValueRoot(remote, 0.5) { Slider(value: $0) { Words(log: log) } }
    }
    _ = log.take()
    let before: [String] = host.displayLines
    host.change { remote.value = 0.7 }
    #expect(host.displayLines != before)
    #expect(log.take().isEmpty)
    host.change { withAnimation(.linear(duration: 1)) { remote.value = 0.2 } }
    #expect(host.graph.isAnimating, "the knob goes there gradually")
    host.finishAnimations()
  }
}

import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing

@MainActor @Suite struct ButtonPressTests {
  let notes = Recorder()

  private struct Noted: ButtonStyle {
    let notes: Recorder

    func makeBody(configuration: Configuration) -> some View {
      notes.note(configuration.isPressed ? "pressed" : "free")
      return configuration.label.frame(width: 60, height: 30).background(.red)
    }
  }

  private func button() throws -> HeadlessHost {
    let host = try window { Button("Go") { notes.note("action") }.buttonStyle(Noted(notes: notes)) }
    _ = notes.take()
    return host
  }

  @Test("A style sees the press; the action runs when the pointer is let go inside")
  func press() throws {
    let host = try button()
    host.down(at: middle)
    #expect(notes.take() == ["pressed"])
    host.lift(at: middle)
    #expect(notes.take() == ["action", "free"])
    #expect(host.differences.isEmpty)
  }

  @Test("A pointer that leaves frees the button, and presses it again when it comes back")
  func leaving() throws {
    let host = try button()
    host.down(at: middle)
    host.move(to: CGPoint(x: 10, y: 10))
    #expect(notes.take() == ["pressed", "free"])
    host.move(to: middle)
    #expect(notes.take() == ["pressed"])
    host.move(to: CGPoint(x: 10, y: 10))
    host.lift(at: CGPoint(x: 10, y: 10))
    #expect(notes.take() == ["free"])
  }

  @Test("A press that the system takes away does nothing")
  func cancelled() throws {
    let host = try button()
    host.down(at: middle)
    host.cancel()
    #expect(notes.take() == ["pressed", "free"])
    host.down(at: middle)
    host.send(.windowFocus(false))
    host.lift(at: middle)
    #expect(notes.take() == ["pressed", "free"])
  }

  @Test("Another button of the mouse does not press")
  func secondaryButton() throws {
    let host = try button()
    host.send(.pointer(PointerEvent(.down, at: middle, time: 0, button: .secondary)))
    host.send(.pointer(PointerEvent(.up, at: middle, time: 0, button: .secondary)))
    #expect(notes.take().isEmpty)
  }

  @Test("A button that is disabled or removed while it is pressed does nothing")
  func goingButton() throws {
    struct Going: View {
      let notes: Recorder
      let remote: (Binding<Int>) -> Void
      @State private var phase = 0
      var body: some View {
        ZStack {
          if phase < 2 { Button("Go") { notes.note("action") }.disabled(phase == 1) }
        }
        .onAppear { remote($phase) }
      }
    }
    for phase in [1, 2] {
      var binding: Binding<Int>?
      let host = try window { Going(notes: notes) { binding = $0 } }
      host.down(at: middle)
      binding?.wrappedValue = phase
      host.update()
      host.lift(at: middle)
      #expect(notes.take().isEmpty)
    }
  }

  @Test("The buttons of the framework look pressed", arguments: [0, 1, 2, 3])
  func standardLooks(style: Int) throws {
    let host = try window {
      switch style {
      case 0: Button("Go") {}.buttonStyle(.borderless)
      case 1: Button("Go") {}.buttonStyle(.plain)
      case 2: Button("Go") {}.buttonStyle(.bordered)
      default: Button("Go") {}.buttonStyle(.borderedProminent)
      }
    }
    let free: String = "\(host.displayList)"
    host.down(at: middle)
    #expect("\(host.displayList)" != free)
    #expect(host.differences.isEmpty)
    host.lift(at: middle)
    #expect("\(host.displayList)" == free)
    #expect(host.differences.isEmpty)
  }

  @Test("A toggle is switched by a press and release")
  func toggle() throws {
    struct Lamp: View {
      let notes: Recorder
      @State private var isOn = false
      var body: some View { Toggle("Light", isOn: $isOn).onChange(of: isOn) { notes.note("on", isOn) } }
    }
    let host = try window { Lamp(notes: notes) }
    host.press(.tab)
    host.press(.space, text: " ")
    #expect(notes.take() == ["on true"])
  }
}

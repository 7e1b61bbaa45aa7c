import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Titles with symbols, roles, primitive styles, sizes and outlines of buttons.
@MainActor
@Suite("Forms of buttons", .serialized)
struct ButtonFormTests {
  /// Acts at a button of its own; its label says what it is for.
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button(configuration)
      }
    }
  }

  private struct Marked: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("marked")
        configuration.label
      }
    }
  }

  @Test("A button's title may come with a symbol; the title is what it is called (278)")
  func symbols() throws {
    let log = EventRecorder()
    let title = "Send"
    let buttons: [AnyView] = [
      AnyView(Button("Send", systemImage: "paperplane") { log.note("sent") }),
      AnyView(Button(title, systemImage: "paperplane") { log.note("sent") }),
      AnyView(Button("Send", systemImage: "paperplane", role: .cancel) { log.note("sent") }),
      AnyView(Button(title, systemImage: "paperplane", role: .destructive) { log.note("sent") }),
    ]
    for button in buttons {
      let host = try window { button }
      #expect(host.labels == ["Send"])
      #expect(host.activate("Send"))
    }
    #expect(log.take().count == 4)
  }

  @Test("A button with a role alone is called by what it is for")
  func roleAlone() throws {
    let names: [(ButtonRole, String)] = [
      (.cancel, "Cancel"), (.close, "Close"), (.confirm, "Done"), (.destructive, "Delete"),
    ]
    for (role, name) in names {
      #expect(try window { Button(role: role) {} }.labels == [name])
    }
  }

  /// A label that stands twice in an element is said once.
  @Test("A primitive style sets off the action itself; buttons in it look as the style around says")
  func primitiveStyles() throws {
    let log = EventRecorder()
    let host = try window {
      VStack { Button("Go") { log.note("go") }.buttonStyle(Twice()) }.buttonStyle(Marked())
    }
    #expect(host.labels == ["Go, marked"])
    #expect(host.element("Go, marked")?.properties.traits.contains(.isButton) == true)
    #expect(host.activate("Go, marked"))
    #expect(log.take() == ["go"])
  }

  @Test("Taps on what a primitive style drew beside its button do nothing")
  func tapsOfPrimitiveStyles() throws {
    let log = EventRecorder()
    struct Beside: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 50)
          Button(role: nil) {
            configuration.trigger()
          } label: {
            Color.blue.frame(width: 50, height: 50)
          }
        }
      }
    }
    let host = try window(width: 100, height: 50) { Button("Go") { log.note("go") }.buttonStyle(Beside()) }
    #expect(!host.send(.tap(CGPoint(x: 25, y: 25))))
    #expect(log.take().isEmpty)
    #expect(host.send(.tap(CGPoint(x: 75, y: 25))))
    #expect(log.take() == ["go"])
  }

  @Test("The automatic style is that of the place, whatever is around")
  func automaticStyle() throws {
    func lines(@ViewBuilder _ root: () -> some View) throws -> [String] { try window(root: root).displayLines }
    let plain: [String] = try lines { Button("Go") {} }
    #expect(try lines { VStack { Button("Go") {}.buttonStyle(.automatic) }.buttonStyle(Marked()) } == plain)
    #expect(try lines { Button("Go") {}.buttonStyle(.link) } == lines { Button("Go") {}.buttonStyle(.borderless) })
  }

  @Test("A disabled button's primitive style sets nothing off")
  func disabled() throws {
    let log = EventRecorder()
    let host = try window { Button("Go") { log.note("go") }.buttonStyle(Twice()).disabled(true) }
    #expect(host.element("Go")?.properties.traits.contains(.isDisabled) == true)
    _ = host.activate("Go")
    #expect(log.take().isEmpty)
  }

  @Test("A phone's bordered buttons are 28, 34 and 50 points high")
  func controlSizes() throws {
    let heights: [ControlSize: CGFloat] = [.mini: 28, .small: 28, .regular: 34, .large: 50, .extraLarge: 50]
    for size in ControlSize.allCases {
      let host = try window { Button("Go") {}.buttonStyle(.bordered).controlSize(size) }
      #expect(host.frame("Go")?.height == heights[size], "\(size)")
    }
  }

  @Test("The outline of a bordered button's ground can be chosen, and so can its corners")
  func borderShapes() throws {
    func ground(_ shape: ButtonBorderShape) throws -> [String] {
      try window { Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape) }.displayLines
    }
    let rounded: [String] = try ground(.roundedRectangle)
    #expect(try ground(.roundedRectangle(radius: 10)) == rounded)
    #expect(try ground(.roundedRectangle(radius: 3)) != rounded)
    #expect(try ground(.capsule) != rounded)
    let round = try window { Button("i") {}.buttonStyle(.bordered).buttonBorderShape(.circle) }
    #expect(round.frame("i")?.size == CGSize(width: 34, height: 34))
  }
}

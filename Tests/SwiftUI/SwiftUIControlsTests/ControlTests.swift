import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Controls", .serialized)
struct ControlTests {
  @Test("A button's label is its label content; it has the button trait and an action (278)")
  func button() throws {
    let log = EventRecorder()
    let host = try window { Button("Save") { log.note("saved") } }
    let element = try #require(host.element("Save"))
    #expect(element.role == .button)
    #expect(element.properties.traits == .isButton)
    #expect(element.properties.actions.map(\.kind) == [.activate])
    #expect(host.activate("Save"))
    #expect(log.take() == ["saved"])
    #expect(host.send(.tap(CGPoint(x: 100, y: 50))))
    #expect(log.take() == ["saved"])
  }

  @Test("A button with several views is one element of their labels (278, 305)")
  func composedButton() throws {
    let host = try window {
      Button {
      } label: {
        HStack {
          Text("Open"); Text("file")
        }
      }
    }
    #expect(host.labels == ["Open, file"])
  }

  @Test("A disabled button says so and runs nothing")
  func disabledButton() throws {
    let log = EventRecorder()
    let host = try window { Button("Save") { log.note("saved") }.disabled(true) }
    #expect(host.element("Save")?.properties.traits.contains(.isDisabled) == true)
    _ = host.activate("Save")
    #expect(log.take() == [])
    #expect(host.displayLines.contains { $0.contains("opacity") }, "it is drawn faintly")
  }

  @Test("A button that becomes disabled while open changes drawing and traits, and runs no body of its label (G3)")
  func disabling() throws {
    struct Label: View {
      let log: EventRecorder
      var body: some View {
        let _ = log.note("label")
        Text("Save")
      }
    }
    struct Root: View {
      let remote: Remote<Bool>
      let log: EventRecorder
      @State private var isDisabled = false
      var body: some View {
        Button {
        } label: {
          Label(log: log)
        }.disabled(isDisabled).handing($isDisabled, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    _ = log.take()
    host.change { remote.value = true }
    #expect(host.element("Save")?.properties.traits.contains(.isDisabled) == true)
    host.change { remote.value = false }
    #expect(host.element("Save")?.properties.traits.contains(.isDisabled) == false)
    #expect(log.take() == [])
  }

  @Test("A button style keeps all built-in accessibility with any drawing (330)")
  func style() throws {
    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20).background(Color.red).clipShape(Circle())
      }
    }
    let log = EventRecorder()
    let host = try window { Button("Go") { log.note("go") }.buttonStyle(Plain()) }
    let element = try #require(host.element("Go"))
    #expect(element.properties.traits == .isButton)
    #expect(host.activate("Go"))
    #expect(log.take() == ["go"])
    #expect(try #require(host.frame("Go")).height > 40, "the element is as large as the style's drawing")
  }

  @Test("All styles keep one button with its label", arguments: [0, 1, 2, 3])
  func builtInStyles(_ index: Int) throws {
    for idiom in [Idiom.phone, .desktop] {
      let host = try window(settings: HostSettings(idiom: idiom)) {
        Group {
          switch index {
          case 0: Button("Go", role: .destructive) {}.buttonStyle(.bordered)
          case 1: Button("Go") {}.buttonStyle(.borderedProminent)
          case 2: Button("Go") {}.buttonStyle(.borderless)
          default: Button("Go") {}.buttonStyle(.plain)
          }
        }
      }
      #expect(host.labels == ["Go"])
      #expect(host.accessibilityTree.issues().isEmpty)
    }
  }

  @Test("A progress view says its label and percentage, in the language of the place; it updates often (385)")
  func progress() throws {
    let host = try window { ProgressView("Reading", value: 3, total: 12) }
    let element = try #require(host.element("Reading"))
    #expect(element.role == .progress)
    #expect(element.properties.value == "25%")
    #expect(element.properties.numericValue == 0.25)
    #expect(element.properties.traits.contains(.updatesFrequently))
    var german = HostSettings()
    german.localeIdentifier = "de_DE"
    let other = try window(settings: german) { ProgressView("Reading", value: 0.5) }
    #expect(other.element("Reading")?.properties.value == "50\u{a0}%")
  }

  @Test("Progress stays between nothing and all, also for a total of zero (41)")
  func progressLimits() throws {
    func value(_ value: Double?, _ total: Double) throws -> String? {
      try window { ProgressView("p", value: value, total: total) }.element("p")?.properties.value
    }
    #expect(try value(5, 2) == "100%")
    #expect(try value(-1, 2) == "0%")
    #expect(try value(1, 0) == "0%")
    #expect(try value(nil, 1) == nil)
  }

  @Test("A progress view without labels is an element with a value (265)")
  func bareProgress() throws {
    let host = try window { ProgressView(value: 0.5).accessibilityLabel("Loading") }
    #expect(host.element("Loading")?.properties.value == "50%")
    #expect(host.elements.count == 1)
  }

  @Test("The label and the current value of a progress view are words of its element")
  func progressLabels() throws {
    let host = try window {
      ProgressView(value: 0.5) {
        Text("Clauses")
      } currentValueLabel: {
        Text("3 of 6")
      }
    }
    #expect(host.elements.count == 1)
    #expect(host.elements.first?.label.contains("Clauses") == true)
    #expect(host.elements.first?.label.contains("3 of 6") == true)
  }

  @Test("A Label's accessibility label is its title alone (288)")
  func label() throws {
    let host = try window { Label("Settings", systemImage: "gear") }
    #expect(host.labels == ["Settings"])
    #expect(host.elements.first?.properties.traits == .isStaticText)
    #expect(host.displayLines.contains { $0.hasPrefix("symbol") })
  }

  @Test("A symbol's label is inferred from its name, and it has the image trait (285, 286)")
  func images() throws {
    let host = try window {
      HStack {
        Image(systemName: "checkmark.seal.fill")
        Image(systemName: "star")
      }
    }
    #expect(host.elements.first?.label == "Verified")
    #expect(host.elements.allSatisfy { $0.properties.traits == .isImage && !$0.label.isEmpty })
  }

  @Test("A symbol is as large as the text around it and follows the image scale; resizable takes the space")
  func symbolSize() throws {
    func size(@ViewBuilder _ root: () -> some View) throws -> CGSize {
      let host = try window(root: root)
      let id = try #require(host.elements.first?.id)
      return try #require(host.accessibilityTree.frame(of: id)).size
    }
    let body: CGSize = try size { Image(systemName: "star") }
    let title: CGSize = try size { Image(systemName: "star").font(.largeTitle) }
    let large: CGSize = try size { Image(systemName: "star").imageScale(.large) }
    #expect(title.width > body.width)
    #expect(large.width > body.width)
    #expect(try size { Image(systemName: "star").resizable() } == CGSize(width: 200, height: 100))
    #expect(
      try size { Image(systemName: "star").resizable().frame(width: 30, height: 20) } == CGSize(width: 30, height: 20))
  }
}

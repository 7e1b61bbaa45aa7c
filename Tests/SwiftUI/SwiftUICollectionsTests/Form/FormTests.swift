import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Forms in their styles.
///
/// Provenance: frames recorded on macOS 26.2 (github.com/iamcgn/swiftui-web, Docs/elements/Form; Fixtures/Goldens/form:
/// grouped, sections). The programs are our own: they have views of the recorded sizes.
@MainActor
@Suite("Forms")
struct FormTests {
  private func row(_ name: String, height: CGFloat = 18.5) -> some View {
    Color.clear.frame(height: height).probe(name)
  }

  @Test(
    "On a desktop a grouped form has cards 20 points in, rows with 10 points around, and lines of a point between them")
  func grouped() throws {
    try expectFrames(
      360, 560,
      [
        "Account": [30, 20, 52.5, 18.5], "field": [30, 58.5, 300, 18.5], "toggle": [30, 98, 300, 18.5],
        "picker": [30, 137.5, 300, 18.5], "footer": [255, 176, 75, 16], "stepper": [30, 260.5, 300, 18.5],
        "text": [30, 300, 55, 16], "box": [30, 346, 37.5, 35],
      ]
    ) {
      Form {
        Section {
          row("field")
          row("toggle")
          row("picker")
        } header: {
          Text("Account").probe("Account")
        } footer: {
          Color.clear.frame(width: 75, height: 16).probe("footer")
        }
        Section("More") {
          row("stepper")
          Color.clear.frame(width: 55, height: 16).probe("text")
        }
        Section { Color.clear.frame(width: 37.5, height: 35).probe("box") }
      }
      .formStyle(.grouped)
    }
  }

  @Test("On a phone a switch in columns stands at the far edge, and the form is no wider than its place")
  func columnsOnPhone() throws {
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .phone)) {
      Form {
        LabeledContent("Name", value: "Bern")
        LabeledContent("Inhabitants", value: "134,000")
        Toggle("Capital", isOn: .constant(true))
      }
      .formStyle(.columns)
      .probe("form")
    }
    let toggle: CGRect = try #require(host.frame("Capital"))
    #expect(toggle.minX >= 0 && toggle.maxX <= 300 && toggle.width > 200, "\(toggle)")
  }

  @Test("On a desktop labels stand in one column and what they are about in another")
  func columns() throws {
    let window = try OracleWindow(360, 320) {
      Form {
        LabeledContent("Volume") { Color.clear.frame(height: 20).probe("volume") }
        LabeledContent("Size") { Color.clear.frame(width: 40, height: 20).probe("size") }
        Toggle("Alarm", isOn: .constant(true)).probe("toggle")
        Section("Options") { Text(verbatim: "Text").probe("text") }
      }
    }
    func x(_ name: String) -> CGFloat { window.currentFrame(name)?.minX ?? -1 }
    #expect(abs(x("volume") - 53) <= 0.5)
    #expect(window.currentFrame("volume")?.maxX == 360, "what grows ends at the trailing edge")
    #expect(x("size") == x("volume"))
    #expect(x("toggle") == x("volume"))
    #expect(x("text") == x("volume"))
    #expect(window.host.graph.differences().isEmpty)
  }

  @Test("A form without labels is as large as its content, in the middle")
  func narrow() throws {
    let window = try OracleWindow(360, 320) {
      Form { Color.clear.frame(width: 70, height: 18.5).probe("only") }.frame(width: 200)
    }
    #expect(window.currentFrame("only")?.minX == 145)
  }

  @Test("On a phone a form is a list of sections on cards, with labels and values at both edges")
  func phone() throws {
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .phone)) {
      Form {
        Section("Account") {
          Text("One")
          LabeledContent("Name", value: "Mia")
        }
      }
    }
    #expect(host.frame("One")?.minX == 32)
    #expect(host.labels.contains("Name, Mia"))
    // Headers of cards are upper case on phones.
    #expect(host.element("ACCOUNT")?.traits.contains(.isHeader) == true)
  }

  @Test("A grouped form makes the rows in sight, and only those")
  func laziness() throws {
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) {
      Form { ForEach(0..<10_000) { Text(verbatim: "row \($0)") } }.formStyle(.grouped)
    }
    #expect(host.labels.count < 20)
  }

  @Test("A style of one's own gets the form's content, and may show a form of another style")
  func ownStyle() throws {
    struct Framed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Above")
          Form(configuration)
        }
      }
    }
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) {
      Form { Text("Row") }.formStyle(Framed())
    }
    #expect(host.labels == ["Above", "Row"])
  }

  @Test("A form changes with its data")
  func changes() throws {
    struct Screen: View {
      let remote: Remote<Bool>
      @State private var hasMore = false

      init(remote: Remote<Bool>) { self.remote = remote }

      var body: some View {
        Form {
          Text("Always")
          if hasMore { Text("More") }
        }
        .handing($hasMore, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window(width: 320, height: 400, settings: HostSettings(idiom: .desktop)) { Screen(remote: remote) }
    #expect(host.labels == ["Always"])
    host.change { remote.value = true }
    #expect(host.labels == ["Always", "More"])
  }

  private struct Controls: View {
    @State private var text = "Hello"
    @State private var isOn = true
    @State private var level = 0.5
    @State private var fruit = "Fig"
    @State private var count = 3

    var body: some View {
      TextField("Name", text: $text).probe("field")
      Toggle(isOn: $isOn) { Text("Alarm").probe("alarm") }.probe("toggle")
      Picker(selection: $fruit) {
        ForEach(["Fig", "Lime"], id: \.self) { Text($0) }
      } label: {
        Text("Fruit")
      }
      .probe("picker")
      Stepper(value: $count) { Text("Count").probe("count") }.probe("stepper")
      Slider(value: $level) {
        Text("Volume").probe("volume")
      } minimumValueLabel: {
        Text("0").probe("least")
      } maximumValueLabel: {
        Text("1").probe("most")
      }
    }
  }

  @Test("In a grouped form of a desktop labels and controls stand at both edges, and rows are as tall as their labels")
  func groupedControls() throws {
    let window = try OracleWindow(360, 400) { Form { Controls() }.formStyle(.grouped) }
    let expected: [String: [CGFloat]] = [
      "field": [30, 30, 300, 18.5], "toggle": [30, 69.5, 300, 18.5], "picker": [30, 109, 300, 18.5],
      "stepper": [30, 148.5, 300, 18.5],
    ]
    let differences: [String] = window.differences(expected)
    #expect(differences.isEmpty, "\(differences)")
    for name in ["alarm", "count", "volume"] { #expect(window.currentFrame(name)?.minX == 30, "\(name)") }
    #expect(window.host.frame("Alarm")?.maxX == 330, "the switch ends at the trailing edge of the row")
    #expect(window.currentFrame("least")?.minX == 165, "the track takes 55 % of the row, with the labels of its ends")
    #expect(window.currentFrame("most")?.maxX == 330)
    #expect(window.host.labels.filter { $0 == "Name" }.count == 1, "a shown label is no element of its own")
  }

  @Test("In a form with columns labels of all controls end before the column of controls")
  func columnControls() throws {
    let window = try OracleWindow(360, 320) { Form { Controls() } }
    func label(_ name: String) -> CGFloat { window.currentFrame(name)?.maxX ?? -1 }
    #expect(abs(label("count") - label("volume")) <= 0.5)
    let field: CGRect = try #require(window.host.frame("Name"))
    #expect(abs((window.currentFrame("least")?.minX ?? -1) - label("volume") - 8) <= 0.5)
    #expect(abs(field.minX - label("volume") - 8) <= 0.5 && field.maxX == 360, "\(field)")
    #expect(window.currentFrame("most")?.maxX == 360)
    #expect(window.host.graph.differences().isEmpty)
  }

  @Test("A label beside a field stays when a text is typed, and a prompt stands in the empty field")
  func fieldLabels() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        Form { TextField("Street", text: $text, prompt: Text("Where you live")) }.formStyle(.grouped)
      }
    }
    let host = try window(width: 360, height: 200, settings: HostSettings(idiom: .desktop)) { Screen() }
    #expect("\(host.displayList)".contains("Street") && "\(host.displayList)".contains("Where you live"))
    #expect(host.labels == ["Street"])
  }
}

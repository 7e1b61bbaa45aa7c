import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Styles that show the control that they were given, as Apple documents it.
@MainActor
@Suite("Styles around the control they were given", .serialized)
struct ControlStyleTests {
  private static let red: String = "ff3b30"
  private static let blue: String = "007aff"

  private struct RedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration).border(.red) }
  }

  private struct RedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
  }

  private struct RedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).border(.red) }
  }

  private struct RedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).border(.red) }
  }

  private struct RedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).border(.red) }
  }

  private struct RedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
  }

  /// A control of each kind, in a style that adds a border, `times` over.
  private struct Bordered: View {
    let kind: Int
    let times: Int

    var body: some View {
      switch kind {
      case 0: twice(Label("Name", systemImage: "star").labelStyle(RedLabel())) { $0.labelStyle(RedLabel()) }
      case 1: twice(Toggle("Name", isOn: .constant(true)).toggleStyle(RedToggle())) { $0.toggleStyle(RedToggle()) }
      case 2:
        twice(ProgressView("Name", value: 0.5).progressViewStyle(RedProgress())) {
          $0.progressViewStyle(RedProgress())
        }
      case 3: twice(GroupBox("Name") {}.groupBoxStyle(RedBox())) { $0.groupBoxStyle(RedBox()) }
      case 4:
        twice(LabeledContent("Name") {}.labeledContentStyle(RedContent())) { $0.labeledContentStyle(RedContent()) }
      default: twice(Button("Name") {}.buttonStyle(RedButton())) { $0.buttonStyle(RedButton()) }
      }
    }

    @ViewBuilder
    private func twice<Once: View>(_ once: Once, _ again: (Once) -> some View) -> some View {
      if times == 1 { once } else { again(once) }
    }
  }

  private func borders(_ host: HeadlessHost) -> Int { host.displayLines.filter { $0.contains("stroke") }.count }

  @Test("In a style the control has the style outside, so that each style adds to it once", arguments: 0..<6)
  func documentedForm(kind: Int) throws {
    for idiom in [Idiom.phone, .desktop] {
      let settings = HostSettings(idiom: idiom)
      let plain = try window(settings: settings) { Bordered(kind: kind, times: 1).border(.red) }
      let once = try window(settings: settings) { Bordered(kind: kind, times: 1) }
      let twice = try window(settings: settings) { Bordered(kind: kind, times: 2) }
      #expect(once.labels == ["Name"] && twice.labels == ["Name"])
      #expect(borders(twice) == borders(once) + 1)
      #expect(borders(plain) == borders(once) + 1)
      #expect(twice.displayLines == plain.displayLines)
      #expect(once.accessibilityTree.snapshotText() == twice.accessibilityTree.snapshotText())
      #expect(once.graph.differences().isEmpty)
    }
  }

  private struct Titled: LabelStyle {
    let prefix: String

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(verbatim: prefix)
        Label(configuration)
      }
    }
  }

  @Test("Styles are peeled from the inside out, down to the default")
  func order() throws {
    let host = try window(width: 400) {
      VStack { Label("x", systemImage: "star").labelStyle(Titled(prefix: "inner")) }
        .labelStyle(Titled(prefix: "outer")).labelStyle(.titleOnly)
    }
    #expect(host.labels == ["inner", "outer", "x"])
    #expect(!host.displayLines.contains { $0.hasPrefix("symbol") })
    let inward = try window(width: 400) {
      Label("x", systemImage: "star").labelStyle(.titleOnly).labelStyle(Titled(prefix: "outer"))
    }
    #expect(inward.labels == ["x"])
  }

  private struct WithAnother: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Label("another", systemImage: "star")
        configuration.title
      }
    }
  }

  @Test("Another control of the kind in a style has the style outside, too")
  func anotherControl() throws {
    let plain = try window { Label("x", systemImage: "star").labelStyle(WithAnother()) }
    #expect(plain.labels == ["another", "x"])
    #expect(plain.displayLines.contains { $0.hasPrefix("symbol") })
    let host = try window { Label("x", systemImage: "star").labelStyle(WithAnother()).labelStyle(.titleOnly) }
    #expect(host.labels == ["another", "x"])
    #expect(!host.displayLines.contains { $0.hasPrefix("symbol") })
  }

  private struct Numbered: GroupBoxStyle {
    let number: Int
    var around: Int = 0

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "\(number)")
        if around == 0 {
          configuration.content
        } else {
          configuration.content.groupBoxStyle(Numbered(number: around))
        }
      }
    }
  }

  @Test("What a box contains has the styles around the box, unless the style sets another one around the content")
  func content() throws {
    func labels(_ style: Numbered) throws -> [String] {
      try window(height: 300) {
        GroupBox { GroupBox { Text("a") } }.groupBoxStyle(style).groupBoxStyle(Numbered(number: 9))
      }.labels
    }
    #expect(try labels(Numbered(number: 1)) == ["1", "1", "a"])
    #expect(try labels(Numbered(number: 1, around: 2)) == ["1", "2", "a"])
    let listed = try window(height: 300) {
      GroupBox { ForEach(0..<2, id: \.self) { index in GroupBox { Text(verbatim: "a\(index)") } } }
        .groupBoxStyle(Numbered(number: 1))
    }
    #expect(listed.labels == ["1", "1", "a0", "1", "a1"])
  }

  @Test("Styles of buttons of both kinds are peeled in one order")
  func buttons() throws {
    struct Marked: ButtonStyle {
      let mark: String

      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(verbatim: mark)
          configuration.label
        }
      }
    }
    let log = EventRecorder()
    let host = try window {
      Button("Go") { log.note("go") }.buttonStyle(RedButton()).buttonStyle(Marked(mark: "a")).buttonStyle(RedButton())
    }
    #expect(host.labels == ["a, Go"] && borders(host) == 1)
    #expect(host.activate("a, Go"))
    host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(log.take() == ["go", "go"])
  }

  // MARK: Identity, state and cost

  private struct Counting: LabelStyle {
    var name: String
    let log: EventRecorder
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled: Bool

    func makeBody(configuration: Configuration) -> some View {
      log.note(name)
      return HStack {
        configuration.title
        Text(verbatim: "\(name) \(count) \(isEnabled)")
        Button("More") { count += 1 }
      }
    }
  }

  private struct Choosing: View {
    let log: EventRecorder
    let name: Remote<String>
    let title: Remote<String>
    @State private var chosen = "one"
    @State private var shown = "x"

    var body: some View {
      Label {
        Text(verbatim: shown)
      } icon: {
        EmptyView()
      }
      .labelStyle(Counting(name: chosen, log: log))
      .handing($chosen, to: name).handing($shown, to: title)
    }
  }

  @Test("A style's state stays while its value changes, and its body runs when the style is another, not for the label")
  func state() throws {
    let log = EventRecorder()
    let (name, title) = (Remote<String>(), Remote<String>())
    let host = try window(width: 400) { Choosing(log: log, name: name, title: title) }
    #expect(host.labels == ["x", "one 0 true", "More"])
    host.change { #expect(host.activate("More")) }
    #expect(host.labels == ["x", "one 1 true", "More"])
    _ = log.take()
    host.change { name.value = "two" }
    #expect(host.labels == ["x", "two 1 true", "More"])
    #expect(log.take().contains("two"))
    title.value = "y"
    host.update()
    #expect(host.labels == ["y", "two 1 true", "More"])
    #expect(log.take() == [], "the label stands for itself")
  }

  private struct Tally: View {
    @State private var count = 0

    var body: some View { Button(action: { count += 1 }, label: { Text(verbatim: "\(count)") }) }
  }

  private struct Exchange: View {
    let remote: Remote<Bool>
    let other: AnyView
    @State private var isOther = false

    var body: some View {
      (isOther ? other : AnyView(Tally().labelStyle(Titled(prefix: "a")))).handing($isOther, to: remote)
    }
  }

  @Test("The type of a style is part of the identity of the views inside, its value is not")
  func identity() throws {
    func labels(after other: some View) throws -> [String] {
      let remote = Remote<Bool>()
      let host = try window { Exchange(remote: remote, other: AnyView(other)) }
      host.change { #expect(host.activate("0")) }
      host.change { remote.value = true }
      return host.labels
    }
    #expect(try labels(after: Tally().labelStyle(RedLabel())) == ["0"])
    #expect(try labels(after: Tally().labelStyle(Titled(prefix: "b"))) == ["1"])
  }

  @Test("A style that nothing is drawn in costs no node")
  func unread() throws {
    func nodes(@ViewBuilder _ root: () -> some View) throws -> Int { try window(root: root).graph.graph.nodeCount }
    let plain: Int = try nodes { Text("a") }
    #expect(
      try nodes {
        Text("a").labelStyle(RedLabel()).toggleStyle(RedToggle()).progressViewStyle(RedProgress())
          .groupBoxStyle(Numbered(number: 1)).labeledContentStyle(RedContent()).buttonStyle(RedButton())
          .buttonStyle(.bordered)
      } == plain)
  }

  nonisolated private static func styled(_ view: some View) -> some View {
    view.labelStyle(TitleOnlyLabelStyle()).toggleStyle(SwitchToggleStyle()).progressViewStyle(LinearProgressViewStyle())
      .groupBoxStyle(DefaultGroupBoxStyle()).labeledContentStyle(AutomaticLabeledContentStyle())
      .buttonStyle(PlainButtonStyle()).buttonStyle(PlainStyle())
  }

  private struct PlainStyle: ButtonStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  @Test("Styles are set outside of the main actor, too")
  func isolation() throws {
    #expect(try window { Self.styled(Label("x", systemImage: "star")) }.labels == ["x"])
  }
}

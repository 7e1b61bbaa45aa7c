import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Rows that people select.
@MainActor
@Suite("Selection in lists")
struct ListSelectionTests {
  private struct Several: View {
    let count: Int
    let remote: Remote<Set<Int>>
    @State private var selection: Set<Int> = []

    init(count: Int, remote: Remote<Set<Int>>) {
      self.count = count
      self.remote = remote
    }

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").selectionDisabled($0 == 4) }
      }
      .handing($selection, to: remote)
    }
  }

  private struct One: View {
    let remote: Remote<String?>
    @State private var selection: String?

    init(remote: Remote<String?>) { self.remote = remote }

    var body: some View {
      List(["Apple", "Banana", "Cherry", "Apricot"], id: \.self, selection: $selection) { Text(verbatim: $0) }
        .handing($selection, to: remote)
    }
  }

  private func several(_ count: Int = 1000, _ idiom: Idiom = .desktop) throws -> (HeadlessHost, Remote<Set<Int>>) {
    let remote = Remote<Set<Int>>()
    let host = try window(width: 300, height: 480, settings: HostSettings(idiom: idiom)) {
      Several(count: count, remote: remote)
    }
    return (host, remote)
  }

  /// The middle of a row of 24 points behind the margin of 10.
  private func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 10 + 24 * CGFloat(row) + 12) }

  private func click(_ host: HeadlessHost, _ row: Int, _ modifiers: InputModifiers = []) {
    host.change {
      let pointer: UInt64 = host.down(at: point(row), modifiers: modifiers)
      host.lift(pointer, at: point(row))
    }
    host.advance(by: .seconds(1))
  }

  @Test("Clicks select a row, with Control several, with Shift all between; a row that is disabled is left out")
  func clicks() throws {
    let (host, remote) = try several()
    click(host, 2)
    #expect(remote.value == [2])
    click(host, 7, .shift)
    #expect(remote.value == [2, 3, 5, 6, 7])
    click(host, 9, .control)
    #expect(remote.value == [2, 3, 5, 6, 7, 9])
    click(host, 2, .command)
    #expect(remote.value == [3, 5, 6, 7, 9])
    click(host, 4)
    #expect(remote.value == [3, 5, 6, 7, 9])
    click(host, 6)
    #expect(remote.value == [6], "of several, the one that is clicked stays when the button comes up")
  }

  @Test(
    "Arrows, Home, End and pages move the selection and bring it into sight; Shift extends it, Control-A selects all")
  func keys() throws {
    let (host, remote) = try several()
    click(host, 2)
    host.change { host.press(.down) }
    #expect(remote.value == [3])
    host.change { host.press(.down) }
    #expect(remote.value == [5])
    host.change { host.press(.up, modifiers: .shift) }
    #expect(remote.value == [3, 5])
    host.change { host.press(.end) }
    #expect(remote.value == [999])
    #expect(host.labels.contains("row 999"))
    host.change { host.press(.pageUp) }
    #expect(remote.value == [980])
    host.change { host.press(.home, modifiers: .shift) }
    #expect(remote.value?.count == 980)
    #expect(host.labels.contains("row 0"))
    host.change { host.press(.character("a"), text: "a", modifiers: .command) }
    #expect(remote.value?.count == 999)
  }

  @Test("Letters that are typed find the next row that begins with them")
  func typing() throws {
    let remote = Remote<String?>()
    let host = try window(width: 300, height: 200, settings: HostSettings(idiom: .desktop)) { One(remote: remote) }
    click(host, 1)
    #expect(remote.value == "Banana")
    func type(_ letter: Character) { host.change { host.press(.character(letter), text: String(letter)) } }
    type("a")
    #expect(remote.value == "Apricot")
    type("p")
    type("p")
    #expect(remote.value == "Apple")
    host.advance(by: .seconds(2))
    type("c")
    #expect(remote.value == "Cherry")
  }

  @Test("A row out of sight is found by letters as well")
  func typingFar() throws {
    let (host, remote) = try several()
    click(host, 0)
    for letter in "row 712" {
      host.change { host.press(letter == " " ? .space : .character(letter), text: String(letter)) }
    }
    #expect(remote.value == [712])
    #expect(host.labels.contains("row 712"))
  }

  @Test("A selected row is drawn in the accent colour while the list has the focus, and its text is white")
  func looks() throws {
    let (host, remote) = try several(5)
    #expect(!host.displayLines.contains { $0.contains("#007AFF") })
    click(host, 1)
    let focused: [String] = host.displayLines
    #expect(focused.contains { $0.contains("#007AFF") }, "\(focused)")
    #expect(focused.contains { $0.contains("row 1") && $0.contains("#FFFFFF") }, "\(focused)")
    host.change { remote.value = [] }
    #expect(!host.displayLines.contains { $0.contains("#007AFF") })
  }

  @Test("A selected row is an element with the selected trait, its number, and an action that selects it")
  func elements() throws {
    let (host, remote) = try several(100)
    let row = try #require(host.element("row 2"))
    #expect(row.properties.position == AccessibilityPosition(index: 3, count: 100))
    #expect(!row.traits.contains(.isSelected))
    host.change { _ = host.activate("row 2") }
    #expect(remote.value == [2])
    #expect(host.element("row 2")?.traits.contains(.isSelected) == true)
    #expect(host.element("row 4")?.properties.actions.isEmpty == true)
    let list = try #require(row.parent.flatMap { host.accessibilityTree[$0] })
    #expect(list.role == .list)
  }

  @Test(
    "The reader says the start of a list at its first row and the end at its last one, which are not those in sight")
  func edges() throws {
    let host = try window(width: 300, height: 100, settings: HostSettings(idiom: .desktop)) {
      List(0..<50, id: \.self) { Text(verbatim: "row \($0)") }
    }
    let tree: AccessibilityTree = host.accessibilityTree
    let spoken: [String] = host.elements.map { AccessibilitySpeech.utterance(for: $0, in: tree).text }
    #expect(spoken.first?.contains("List Start") == true)
    #expect(!spoken.dropFirst().contains { $0.contains("List Start") })
    #expect(!spoken.contains { $0.contains("List End") })
  }

  @Test("One row is selected at a time; on a phone a tap selects it")
  func single() throws {
    let remote = Remote<String?>()
    let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .phone)) { One(remote: remote) }
    let frame = try #require(host.frame("Banana"))
    host.change { _ = host.tap(at: CGPoint(x: 200, y: frame.midY)) }
    #expect(remote.value == "Banana")
    let other = try #require(host.frame("Cherry"))
    host.change { _ = host.tap(at: CGPoint(x: 200, y: other.midY)) }
    #expect(remote.value == "Cherry")
  }

  @Test("Tags of a row's own are what is selected")
  func tags() throws {
    struct Tagged: View {
      let remote: Remote<String?>
      @State private var selection: String?

      init(remote: Remote<String?>) { self.remote = remote }

      var body: some View {
        List(selection: $selection) {
          Text("First").tag("one")
          ForEach(0..<3) { Text(verbatim: "item \($0)").tag("item \($0)") }
          Text("Untagged")
        }
        .handing($selection, to: remote)
      }
    }
    let remote = Remote<String?>()
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) { Tagged(remote: remote) }
    click(host, 0)
    #expect(remote.value == "one")
    host.change { host.press(.down) }
    #expect(remote.value == "item 0")
    host.change { host.press(.end) }
    #expect(remote.value == "item 2", "a row without a tag cannot be selected")
  }

  @Test("Tab leads to the list as one place, and to the controls in its rows")
  func focus() throws {
    struct Screen: View {
      @State private var selection: Int?
      var body: some View {
        VStack {
          Button("Before") {}
          List(0..<3, id: \.self, selection: $selection) { index in
            HStack {
              Text(verbatim: "row \(index)")
              Button("Use \(index)") {}
            }
          }
        }
      }
    }
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) { Screen() }
    host.change { host.press(.tab) }
    host.change { host.press(.tab) }
    host.change { host.press(.down) }
    #expect(host.element("row 0")?.traits.contains(.isSelected) == true)
  }
}

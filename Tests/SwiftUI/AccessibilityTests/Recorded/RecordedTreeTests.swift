import AccessibilityTree
import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Trees as iOS 16.2 has them. The facts are those recorded by the public tests of rjchatfield/AX (ViewTests, AXTests);
/// the views and the wording of the trees here are our own.
@MainActor
@Suite("Trees recorded on iOS", .serialized)
struct RecordedTreeTests {
  private func tree(@ViewBuilder _ root: () -> some View) throws -> [String] {
    try window(width: 300, height: 600, root: root).accessibilityTree.snapshotText()
      .split(separator: "\n").map(String.init)
  }

  @Test("Texts, buttons, images and labels are one element each")
  func leaves() throws {
    #expect(try tree { Text("Score") } == ["text \"Score\""])
    #expect(try tree { Button("Share") {} } == ["button \"Share\""])
    #expect(try tree { Image(systemName: "star") } == ["image \"Favorite\""])
    #expect(try tree { Image(systemName: "chevron.right") } == ["image \"Forward\""])
    #expect(try tree { Label("Rent", systemImage: "star") } == ["text \"Rent\""])
    #expect(try tree { AnyView(Text("Score")) } == ["text \"Score\""])
  }

  @Test("Colours, dividers, empty views and spacers are nothing")
  func nothing() throws {
    #expect(try tree { Color.red } == [])
    #expect(try tree { Divider() } == [])
    #expect(try tree { EmptyView() } == [])
    #expect(try tree { Spacer() } == [])
    #expect(try tree { Rectangle().fill(.red) } == [])
  }

  @Test("Stacks and groups let their children float up")
  func stacks() throws {
    let both: [String] = ["text \"A\"", "button \"B\""]
    @ViewBuilder func pair() -> some View {
      Text("A")
      Button("B") {}
    }
    #expect(try tree { VStack { pair() } } == both)
    #expect(try tree { HStack { pair() } } == both)
    #expect(try Set(tree { ZStack { pair() } }) == Set(both))
    #expect(try tree { Group { pair() } } == both)
    #expect(try tree { ForEach(1..<3, id: \.self) { Text("row \($0)") } } == ["text \"row 1\"", "text \"row 2\""])
    #expect(try tree { ScrollView { pair() } } == ["group", "  text \"A\"", "  button \"B\""])
  }

  @Test("A link is a link, a box a group; a timeline is what it shows")
  func boxesAndLinks() throws {
    @ViewBuilder func pair() -> some View {
      Text("A")
      Button("B") {}
    }
    let address = try #require(URL(string: "https://example.org"))
    #expect(try tree { Link("Terms", destination: address) } == ["button \"Terms\" traits [link]"])
    #expect(try tree { GroupBox { pair() } } == ["group", "  text \"A\"", "  button \"B\""])
    #expect(try tree { TimelineView(.everyMinute) { _ in pair() } } == ["text \"A\"", "button \"B\""])
  }

  @Test("A progress view has both labels and its percentage, and changes often")
  func progress() throws {
    let lines: [String] = try tree {
      ProgressView(value: 0.3, total: 1) {
        Text("Reading")
      } currentValueLabel: {
        Text("3 of 10")
      }
    }
    #expect(lines == ["element \"Reading, 3 of 10\" value \"30%\" traits [updatesFrequently]"])
  }

  @Test("Disabled controls are not enabled; tap gestures change nothing")
  func disabled() throws {
    #expect(try tree { Button("Go") {}.disabled(true) } == ["button \"Go\" traits [notEnabled]"])
  }

  @Test("Label, hint, help, value and input labels; the outer one of hint and help counts")
  func words() throws {
    #expect(try tree { Text("a").accessibilityLabel("b") } == ["text \"b\""])
    #expect(try tree { Text("a").help("tip") } == ["text \"a\" hint \"tip\""])
    #expect(try tree { Text("a").accessibilityHint("h").help(Text("tip")) } == ["text \"a\" hint \"tip\""])
    #expect(try tree { Text("a").help("tip").accessibilityHint("h") } == ["text \"a\" hint \"h\""])
    #expect(try tree { Text("a").accessibilityValue("v") } == ["text \"a\" value \"v\""])
    #expect(
      try tree { Text("a").accessibilityInputLabels(["one", "two"]) } == [
        "text \"a\"", "    input labels [\"one\", \"two\"]",
      ])
  }

  @Test("Traits are added and taken away, also those that a control has of its own")
  func traits() throws {
    #expect(
      try tree { Text("a").accessibilityAddTraits([.isHeader, .playsSound, .isKeyboardKey]) } == [
        "text \"a\" traits [header, playsSound, keyboardKey]"
      ])
    #expect(try tree { Text("a").accessibilityRemoveTraits(.isStaticText) } == ["element \"a\""])
    #expect(try tree { Button("a") {}.accessibilityRemoveTraits(.isButton) } == ["element \"a\""])
    #expect(try tree { Image(systemName: "star").accessibilityRemoveTraits(.isImage) } == ["element \"Favorite\""])
    #expect(try tree { Text("a").accessibilityHeading(.h1) } == ["text \"a\""])
  }

  @Test("A view that is hidden or has no opacity is not in the tree")
  func hidden() throws {
    let lines: [String] = try tree {
      VStack {
        Text("shown")
        Text("not hidden").accessibilityHidden(false)
        Text("hidden for readers").accessibilityHidden(true)
        Text("hidden").hidden()
        Text("clear").opacity(0)
      }
    }
    #expect(lines == ["text \"shown\"", "text \"not hidden\""])
  }

  @Test("Sort priorities: 1 comes first, -1 last, the others stay in their order")
  func priorities() throws {
    let lines: [String] = try tree {
      VStack {
        Text("b").accessibilitySortPriority(0)
        Text("c")
        Text("last").accessibilitySortPriority(-1)
        Text("first").accessibilitySortPriority(1)
      }
    }
    #expect(lines == ["text \"first\"", "text \"b\"", "text \"c\"", "text \"last\""])
  }

  @Test("A representation replaces; children make a container that keeps the label of the one element there was")
  func replaced() throws {
    #expect(try tree { Text("a").accessibilityRepresentation { Text("b") } } == ["text \"b\""])
    let lines: [String] = try tree {
      VStack {
        Text("title"); Text("subtitle")
      }
      .accessibilityChildren {
        Text("one")
        Text("two").accessibilityChildren { Text("two and a half") }
      }
    }
    #expect(lines == ["group", "  text \"one\"", "  group \"two\"", "    text \"two and a half\""])
  }

  @Test("combine, contain and ignore of a text and a button")
  func behaviors() throws {
    func pair() -> some View {
      VStack {
        Text("text"); Button("button") {}
      }
    }
    #expect(try tree { pair().accessibilityElement(children: .combine) } == ["button \"text\""])
    #expect(
      try tree { pair().accessibilityElement(children: .contain) } == [
        "group", "  text \"text\"", "  button \"button\"",
      ])
    #expect(try tree { pair().accessibilityElement(children: .ignore) } == ["element"])
  }

  @Test("A button around a text and a button has the inner one as a custom action")
  func buttonInButton() throws {
    let lines: [String] = try tree {
      Button {
      } label: {
        Text("outer"); Button("inner") {}
      }
    }
    #expect(lines == ["button \"outer\"", "    actions [\"inner\"]"])
  }

  @Test("Combined buttons: values, hints and identifiers are joined, labels are not; the first is the default action")
  func combinedButtons() throws {
    let lines: [String] = try tree {
      HStack {
        Text("Header")
        Button("x") {}.accessibilityLabel("One").accessibilityIdentifier("i1").accessibilityHint("h1")
          .accessibilityValue("v1")
        Button("y") {}.accessibilityLabel("Two").accessibilityIdentifier("i2").accessibilityHint("h2")
          .accessibilityValue("v2")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
    #expect(
      lines == [
        "element \"Header\" value \"v1, v2\" hint \"h1, h2\" identifier \"i1-i2\" traits [header]",
        "    actions [\"Two\"]",
      ])
  }

  @Test("Actions: a default one makes a button, a named one is a custom action, an adjustable one a trait")
  func actions() throws {
    #expect(try tree { Text("a").accessibilityAction {} } == ["button \"a\""])
    #expect(try tree { Text("a").accessibilityAction(named: "Share") {} } == ["text \"a\"", "    actions [\"Share\"]"])
    #expect(try tree { Text("a").accessibilityAdjustableAction { _ in } } == ["text \"a\" traits [adjustable]"])
  }

  @Test("Custom content in its order, rotors of the app before those of the system")
  func contentAndRotors() throws {
    #expect(
      try tree {
        Text("a").accessibilityCustomContent("Tier", Text("2"))
          .accessibilityCustomContent("Reason", Text("why"), importance: .high)
      } == ["text \"a\"", "    content [\"Tier: 2\", \"Reason: why (high)\"]"])
    #expect(
      try tree {
        Text("a").accessibilityRotor(.boldText) { AccessibilityRotorEntry("x", id: 1) }
          .accessibilityRotor("Mine") { AccessibilityRotorEntry("x", id: 1) }
      } == ["text \"a\"", "    rotors [\"Mine\", \"Bold Text\"]"])
  }

  @Test("A toggle is a button with the value 1 or 0 and a trait of its own")
  func toggle() throws {
    #expect(
      try tree { Toggle("Sound", isOn: .constant(true)) } == ["button \"Sound\" value \"1\" traits [toggleButton]"])
  }

  @Test("Lazy containers are groups")
  func lazyContainers() throws {
    @ViewBuilder func pair() -> some View {
      Text("A")
      Button("B") {}
    }
    let group: [String] = ["group", "  text \"A\"", "  button \"B\""]
    #expect(try tree { LazyVStack { pair() } } == group)
    #expect(try tree { LazyHStack { pair() } } == group)
    #expect(
      try tree { LazyVGrid(columns: [GridItem()], spacing: 10, pinnedViews: .sectionHeaders) { pair() } } == group)
    #expect(try tree { LazyHGrid(rows: [GridItem()], spacing: 10, pinnedViews: .sectionHeaders) { pair() } } == group)
  }

  @Test("All that is in a section's header is a heading, buttons too, unless the trait is taken away")
  func sectionHeaders() throws {
    let lines: [String] = try tree {
      VStack {
        Section {
          Text("A")
          Button("B") {}
        } header: {
          Text("Header")
          Button("Edit") {}
          Text("Plain").accessibilityRemoveTraits(.isHeader)
        } footer: {
          Text("Footer")
          Button("More") {}
        }
      }
    }
    #expect(
      lines == [
        "text \"Header\" traits [header]", "button \"Edit\" traits [header]", "text \"Plain\"", "text \"A\"",
        "button \"B\"", "text \"Footer\"", "button \"More\"",
      ])
  }

  @Test("Headings of all levels, large content, text kinds and interaction leave the element as it was")
  func silent() throws {
    for level: AccessibilityHeadingLevel in [.h1, .h2, .h3, .h4, .h5, .h6, .unspecified] {
      #expect(try tree { Text("a").accessibilityHeading(level) } == ["text \"a\""])
    }
    #expect(try tree { Text("a").accessibilityShowsLargeContentViewer { Text("b") } } == ["text \"a\""])
    #expect(try tree { Text("a").accessibilityRespondsToUserInteraction() } == ["text \"a\""])
    #expect(try tree { Text("a").accessibilityRespondsToUserInteraction(false) } == ["text \"a\""])
    #expect(try tree { Text("a").accessibilityTextContentType(.sourceCode) } == ["text \"a\""])
    #expect(try tree { Text("a").accessibilityIdentifier("id") } == ["text \"a\" identifier \"id\""])
  }

  @Test("A text's label is what it shows: with values, formats, formatters and texts in it (TextTests)")
  func texts() throws {
    func label(_ text: Text) throws -> String? { try window { text }.labels.first }
    #expect(try label(Text("Test \(12)")) == "Test 12")
    #expect(try label(Text(verbatim: "Test \(12) \(5.7) \("abc")")) == "Test 12 5.7 abc")
    #expect(try label(Text("\(12.541, specifier: "%.2f")")) == "12.54")
    #expect(try label(Text("abc \(Text("xyz").bold()) \(Text("qwe"))")) == "abc xyz qwe")
    #expect(try label(Text("Test") + Text("Abc").bold() + Text(verbatim: "123")) == "TestAbc123")
    #expect(try label(Text("abc \(braces: "test")")) == "abc [test]")
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en")
    number.numberStyle = .decimal
    number.minimumFractionDigits = 2
    number.maximumFractionDigits = 2
    let written: String? = number.string(from: NSNumber(value: 12.541))
    #expect(try label(Text(NSNumber(value: 12.541), formatter: number)) == written)
    #expect(try label(Text("\(NSNumber(value: 12.541), formatter: number)")) == written)
    let dates = DateFormatter()
    dates.dateFormat = "yyyy-mm-ss"
    dates.timeZone = TimeZone(identifier: "UTC")
    let date = Date(timeIntervalSinceReferenceDate: 123)
    #expect(try label(Text(date, formatter: dates)) == "2001-02-03")
    #expect(try label(Text("\(date, formatter: dates)")) == "2001-02-03")
  }
}

extension LocalizedStringKey.StringInterpolation {
  fileprivate mutating func appendInterpolation(braces: String) { appendLiteral("[\(braces)]") }
}

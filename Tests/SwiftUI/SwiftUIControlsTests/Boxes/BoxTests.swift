import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Labeled content, group boxes and links", .serialized)
struct BoxTests {
  @Test("A label stands at the leading edge and its value at the trailing one, read as one element (269)")
  func labeledContent() throws {
    let host = try window(width: 200) { LabeledContent("Name", value: "Mary") }
    #expect(host.labels == ["Name, Mary"])
    #expect(host.frame("Name, Mary")?.width == 200)
    #expect(try window { LabeledContent("Share", value: 0.25, format: .percent) }.labels == ["Share, 25%"])
    let title: String = "Sum"
    #expect(try window { LabeledContent(title, value: "12") }.labels == ["Sum, 12"])
    #expect(try window { LabeledContent(title, value: 3, format: .number) }.labels == ["Sum, 3"])
    #expect(try window { LabeledContent(title) { Text("x") } }.labels == ["Sum, x"])
    let views = try window {
      LabeledContent {
        Text("content")
      } label: {
        Text("label")
      }
    }
    #expect(views.labels == ["label, content"])
  }

  @Test("A hidden label is spoken and leaves its room to the content (417)")
  func hiddenLabel() throws {
    let host = try window { LabeledContent("Name") { Color.red.frame(width: 30, height: 10) }.labelsHidden() }
    #expect(host.labels == ["Name"] && host.frame("Name")?.width == 30)
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content; configuration.label
      }
    }
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).border(.red) }
  }

  @Test("A style of labeled content arranges both parts; one may add to another")
  func labeledStyles() throws {
    let host = try window(height: 200) { LabeledContent("Name", value: "Mary").labeledContentStyle(Stacked()) }
    #expect(host.labels == ["Mary", "Name"])
    let framed = try window { LabeledContent("Name", value: "Mary").labeledContentStyle(Framed()) }
    #expect(framed.labels == ["Name, Mary"] && framed.displayLines.contains { $0.contains("stroke") })
    let plain = try window { LabeledContent("Name", value: "Mary") }
    #expect(
      try window { LabeledContent("Name", value: "Mary").labeledContentStyle(.automatic) }.displayLines
        == plain.displayLines)
  }

  @Test("A group box is a container of its label and its content (313)")
  func groupBox() throws {
    let host = try window(width: 300, height: 300) {
      GroupBox("Costs") {
        Text("item1")
        Button("item2") {}
      }
    }
    #expect(host.labels == ["Costs", "item1", "item2"])
    let dump: String = host.accessibilityTree.snapshotText()
    #expect(dump.hasPrefix("group\n"))
    // The content is 16 points inside of the box.
    let item = try #require(host.frame("Costs"))
    #expect(item.minX == 16)
    let title: String = "Plain"
    #expect(try window { GroupBox(title) { Text("a") } }.labels == ["Plain", "a"])
    #expect(try window { GroupBox { Text("a") } }.labels == ["a"])
  }

  private struct Red: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
      .border(.red)
    }
  }

  private struct Around: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).border(.red) }
  }

  @Test("A style of group boxes holds for boxes in boxes, and may show the box that it was given")
  func boxStyles() throws {
    let host = try window(width: 300, height: 300) {
      GroupBox("Outer") { GroupBox("Inner") { Text("a") } }.groupBoxStyle(Red())
    }
    #expect(host.labels == ["a", "Inner", "Outer"])
    #expect(host.displayLines.filter { $0.contains("stroke") || $0.contains("ff3b30") }.count >= 2)
    let around = try window(width: 300, height: 300) { GroupBox("Outer") { Text("a") }.groupBoxStyle(Around()) }
    #expect(around.labels == ["Outer", "a"])
    let plain = try window { GroupBox("Outer") { Text("a") } }
    #expect(
      try window { GroupBox("Outer") { Text("a") }.groupBoxStyle(.automatic) }.displayLines == plain.displayLines)
  }

  @Test("A link is a button and a link, and opens its address by the environment's action")
  func link() throws {
    let address = try #require(URL(string: "https://example.org"))
    var asked: [URL] = []
    let host = try window {
      VStack {
        Link("Site", destination: address)
        Link(destination: address) { Text("Own") }
          .environment(
            \.openURL,
            OpenURLAction { url in
              asked.append(url)
              return .handled
            })
      }
    }
    #expect(host.element("Site")?.properties.traits.isSuperset(of: [.isButton, .isLink]) == true)
    #expect(host.activate("Site") && host.openedURLs == [address])
    #expect(host.activate("Own") && asked == [address] && host.openedURLs.count == 1)
    let title: String = "Plain"
    #expect(try window { Link(title, destination: address) }.labels == ["Plain"])
  }
}

import Foundation
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Styles that controls have by themselves")
struct DefaultStyleTests {
  private struct Plain: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  private struct Bare: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  @Test("The automatic style of labeled content takes the place of another one around")
  func labeledContent() throws {
    let usual = try window { LabeledContent("Name", value: "Mary") }
    let restored = try window {
      LabeledContent("Name", value: "Mary").labeledContentStyle(AutomaticLabeledContentStyle())
        .labeledContentStyle(Plain())
    }
    #expect(restored.displayLines == usual.displayLines)
    #expect(try window { LabeledContent("Name", value: "Mary").labeledContentStyle(Plain()) }.labels == ["Mary"])
  }

  @Test("The default style of boxes takes the place of another one around")
  func boxes() throws {
    let usual = try window { GroupBox("Costs") { Text("rent") } }
    let restored = try window {
      GroupBox("Costs") { Text("rent") }.groupBoxStyle(DefaultGroupBoxStyle()).groupBoxStyle(Bare())
    }
    #expect(restored.displayLines == usual.displayLines)
    #expect(try window { GroupBox("Costs") { Text("rent") }.groupBoxStyle(Bare()) }.labels == ["rent"])
  }

  @Test("The label of a box is any view, and stands above its content")
  func boxLabel() throws {
    let host = try window(height: 200) {
      GroupBox {
        Text("rent")
      } label: {
        Button("Costs") {}
      }
    }
    #expect(host.labels == ["Costs", "rent"])
    #expect(try #require(host.frame("Costs")).maxY <= #require(host.frame("rent")).minY)
  }

  @Test("Below a progress that follows the clock stands the time that is left, in a view of its own")
  func timeLeft() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval: ClosedRange<Date> = start...start.addingTimeInterval(90)
    let progress: ProgressView<EmptyView, DefaultDateProgressLabel> = ProgressView(timerInterval: interval)
    let time = try window { Text(timerInterval: interval) }
    let host = try window { progress }
    let text: String = try #require(time.labels.first)
    #expect(host.accessibilityTree.snapshotText().contains(text))
    #expect(text != (try window { Text(timerInterval: interval, countsDown: false) }.labels.first))
  }
}

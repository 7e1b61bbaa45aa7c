import AccessibilityAudit
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// The numbered text of a window for people who mend it.
@MainActor @Suite struct LegendTests {
  private func legend(@ViewBuilder _ root: () -> some View) throws -> AccessibilityLegend {
    let host = try window(width: 200, height: 200, root: root)
    return AccessibilityLegend(tree: host.accessibilityTree, report: host.audit([.action, .elementDetection, .order]))
  }

  @Test(
    "Elements are numbered in a reader's order, with speech, traits and place; containers are told where it comes in")
  func order() throws {
    let legend: AccessibilityLegend = try legend {
      VStack(spacing: 0) {
        Text("Sum").frame(width: 100, height: 40).accessibilityAddTraits(.isHeader)
        VStack(spacing: 0) { Button("Pay") {}.frame(width: 80, height: 60) }
          .accessibilityElement(children: .contain).accessibilityLabel("Actions")
      }
    }
    #expect(legend.entries.map(\.number) == [1, 2])
    #expect(legend.entries.map(\.words) == ["Sum. Heading.", "Pay. Button."])
    #expect(legend.entries[1].containers == ["Actions"] && legend.entries.allSatisfy(\.findings.isEmpty))
    #expect(legend.description.contains(" -> Actions\n2. Pay. Button.\n"))
  }

  @Test("Findings stand at their element, and what has no element follows with the place where it is drawn")
  func findings() throws {
    let legend: AccessibilityLegend = try legend {
      VStack {
        Text("Press").accessibilityAddTraits(.isButton)
        Text("Secret").accessibilityHidden(true)
      }
    }
    #expect(legend.entries.count == 2 && legend.entries[0].findings.first?.hasPrefix("action: says") == true)
    #expect(!legend.entries[1].isElement && legend.entries[1].words == "(no element)")
    #expect(legend.entries[1].findings.first?.hasPrefix("elementDetection: is drawn at") == true)
  }

  @Test("What is scrolled out is told so, and an empty window has no entries")
  func scrolled() throws {
    let legend: AccessibilityLegend = try legend {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("Row \($0)").frame(height: 50) } }
      }
    }
    #expect(legend.entries.first?.isScrolledOut == false && legend.entries.last?.isScrolledOut == true)
    #expect(legend.description.hasSuffix(", scrolled out\n"))
    #expect(try self.legend { Color.clear }.description.isEmpty)
  }
}

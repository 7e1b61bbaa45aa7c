import AccessibilityTree
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What Apple's talks on accessibility say that views are to readers.
@MainActor
@Suite("Practice of accessibility", .serialized)
struct PracticeTests {
  private struct Starred: ButtonStyle {
    var isRepresented: Bool

    func makeBody(configuration: Configuration) -> some View {
      if isRepresented {
        Image(systemName: "star").accessibilityRepresentation { configuration.label }
      } else {
        Image(systemName: "star")
      }
    }
  }

  @Test("The tree for readers stands beside the drawing: what is not in it cannot be found, drawn or not (272)")
  func besideDrawing() throws {
    let shown = try window { Text("a") }
    let hidden = try window { Text("a").accessibilityHidden(true) }
    #expect(hidden.displayList == shown.displayList)
    #expect(shown.labels == ["a"] && hidden.labels == [])
    let undrawn = try window { Color.clear.accessibilityElement().accessibilityLabel("b") }
    #expect(undrawn.labels == ["b"])
  }

  @Test("Where a style shows only a symbol, the symbol's name is the label, whatever the button's was (287)")
  func symbolStyle() throws {
    let symbol: [String] = try window { Image(systemName: "star") }.labels
    #expect(symbol.count == 1 && symbol != ["Favourite"])
    let host = try window { Button("Favourite") {}.buttonStyle(Starred(isRepresented: false)) }
    #expect(host.labels == symbol)
  }

  @Test("A style whose symbol is represented by the configuration's label gives the button its label back (336)")
  func representedStyle() throws {
    let host = try window { Button("Favourite") {}.buttonStyle(Starred(isRepresented: true)) }
    #expect(host.labels == ["Favourite"])
    #expect(host.elements.first?.properties.traits.contains(.isButton) == true)
  }

  @Test("The tree has elements, on which a reader stops, and containers, on which it does not (295)")
  func elementsAndContainers() throws {
    let host = try window {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("box")
    }
    let box = try #require(host.accessibilityTree.nodes.values.first { $0.label == "box" })
    #expect(box.isContainer)
    #expect(host.labels == ["a", "b"])
    #expect(host.elements.allSatisfy { !$0.isContainer })
  }

  @Test("combine makes one element of several and says their labels in the order of the views (307, 308)")
  func combining() throws {
    let parts: some View = HStack {
      Text("Ada")
      Color.red.frame(width: 5, height: 5)
      Text("3 points").accessibilityHint("Since May")
      Text("away").accessibilityHidden(true)
    }
    #expect(try window { parts }.labels == ["Ada", "3 points"])
    let host = try window { parts.accessibilityElement(children: .combine) }
    #expect(host.labels == ["Ada, 3 points"])
    // Labels are merged; what is hidden is no part of it.
    #expect(host.elements.first?.properties.label?.contains("away") == false)
  }

  @Test("A rotor hangs on a container, which contains first and gets the rotor then (353, 407)")
  func rotorOfContainer() throws {
    let host = try window {
      VStack { ForEach(1..<4, id: \.self) { Text("clause \($0)") } }
        .accessibilityElement(children: .contain)
        .accessibilityRotor("Odd") {
          ForEach([1, 3], id: \.self) { AccessibilityRotorEntry("clause \($0)", id: $0) }
        }
    }
    let owners = host.accessibilityTree.nodes.values.filter { !$0.properties.rotors.isEmpty }
    #expect(owners.count == 1 && owners.first?.isContainer == true)
    #expect(owners.first?.properties.rotors.first?.stops.map(\.label) == ["clause 1", "clause 3"])
  }

  @Test("Children take the place of those that the element had (387)")
  func replacedChildren() throws {
    let host = try window {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("chart")
      .accessibilityChildren { Text("May") }
    }
    #expect(host.labels == ["May"])
  }
}

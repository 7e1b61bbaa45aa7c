import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Sections in plain containers and in containers of one's own. Frames with the note "published" are those that were
/// published for SwiftUI on macOS with texts; boxes of the texts' sizes take their places here.
@MainActor
@Suite("Sections", .serialized)
struct SectionTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("A column shows header, content and footer one after another (269, published)")
  func column() throws {
    let host = try window(width: 300, height: 250) {
      VStack(alignment: .leading, spacing: 0) {
        Section {
          box("apple", 35, 16)
          box("banana", 45, 16)
        } header: {
          box("header", 34.5, 16)
        } footer: {
          box("footer", 39.5, 16)
        }
      }
    }
    #expect(host.frame("header") == frame(127.5, 93, 34.5, 16))
    #expect(host.frame("apple") == frame(127.5, 109, 35, 16))
    #expect(host.frame("banana") == frame(127.5, 125, 45, 16))
    #expect(host.frame("footer") == frame(127.5, 141, 39.5, 16))
  }

  @Test("A row shows header, content and footer side by side (published)")
  func row() throws {
    let host = try window(width: 300, height: 200) {
      HStack {
        Section {
          box("a", 9, 16)
          box("b", 8.5, 16)
        } header: {
          box("header", 44.5, 16)
        } footer: {
          box("footer", 39.5, 16)
        }
      }
    }
    #expect(host.frame("header") == frame(87.25, 92, 44.5, 16))
    #expect(host.frame("a") == frame(139.75, 92, 9, 16))
    #expect(host.frame("b") == frame(156.75, 92, 8.5, 16))
    #expect(host.frame("footer") == frame(173.25, 92, 39.5, 16))
  }

  @Test("A modifier on a section applies to header, each view and footer (published)")
  func modifier() throws {
    let host = try window(width: 300, height: 250) {
      VStack(spacing: 0) {
        Section {
          box("apple", 35, 16)
        } header: {
          box("header", 34.5, 16)
        }
        .padding(16)
        Section {
          box("banana", 45, 16)
        } footer: {
          box("footer", 39.5, 16)
        }
        .frame(width: 120, height: 30)
      }
    }
    #expect(host.frame("header") == frame(132.75, 63, 34.5, 16))
    #expect(host.frame("apple") == frame(132.5, 111, 35, 16))
    #expect(host.frame("banana") == frame(127.5, 150, 45, 16))
    #expect(host.frame("footer") == frame(130.25, 180, 39.5, 16))
  }

  @Test("Sections without header or footer have none, and stand among other views (published)")
  func mixed() throws {
    let host = try window(width: 300, height: 250) {
      VStack(spacing: 0) {
        box("top", 22.5, 16)
        Section { box("apple", 35, 16) }
        Section {
          box("banana", 45, 16)
        } footer: {
          box("footer", 39.5, 16)
        }
        box("bottom", 44.5, 16)
      }
    }
    #expect(host.frame("top") == frame(138.75, 85, 22.5, 16))
    #expect(host.frame("apple") == frame(132.5, 101, 35, 16))
    #expect(host.frame("banana") == frame(127.5, 117, 45, 16))
    #expect(host.frame("footer") == frame(130.25, 133, 39.5, 16))
    #expect(host.frame("bottom") == frame(127.75, 149, 44.5, 16))
  }

  @Test("A title is a header of plain text")
  func title() throws {
    let host = try window(height: 300) {
      VStack {
        Section("Fruits") { Text("Apple") }
        Section(String("Greens"), isExpanded: .constant(false)) { Text("Leek") }
        Text("Fruits")
      }
    }
    #expect(host.labels == ["Fruits", "Apple", "Greens", "Leek", "Fruits"])
    let heights: [CGFloat] = host.elements.compactMap { host.accessibilityTree.frame(of: $0.id)?.height }
    #expect(Set(heights).count == 1)
    #expect(host.elements.filter { $0.properties.traits.contains(.isHeader) }.map(\.label) == ["Fruits", "Greens"])
  }

  /// Writes down the sections of its content.
  struct Outline<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack(spacing: 0) {
        ForEach(sections: content) { section in
          Text("\(section.header.count)|\(section.content.count)|\(section.footer.count)")
          section.header
          ForEach(section.content) { $0 }
          section.footer
          Text("grade \(section.containerValues.grade)")
        }
      }
    }
  }

  @Test("A container gets sections with their views; views outside make up sections of their own")
  func sections() throws {
    let host = try window(height: 800) {
      Outline {
        Text("loose")
        Section("A") {
          Text("a1")
          ForEach(0..<2) { Text("\($0)") }
        }
        .containerValue(\.grade, 4)
        Section {
        } footer: {
          Text("foot")
        }
        Section {}
        Text("tail")
      }
    }
    #expect(
      host.labels == [
        "0|1|0", "loose", "grade 0", "1|3|0", "A", "a1", "0", "1", "grade 4", "0|0|1", "foot", "grade 0", "0|0|0",
        "grade 0", "0|1|0", "tail", "grade 0",
      ])
  }

  @Test("Sections of a changing list keep their identity and the state of their views (G4)")
  func changes() throws {
    struct Root: View {
      let flags: Flags
      var body: some View {
        Outline {
          if flags.flag { Text("loose") }
          ForEach(flags.names, id: \.self) { name in
            Section(name) { Counter("row \(name)") }
          }
          .containerValue(\.grade, flags.number)
        }
      }
    }
    let flags = Flags()
    flags.names = ["a", "b"]
    let host = try window(height: 800) { Root(flags: flags) }
    #expect(host.activate("row b 0"))
    host.change { flags.names = ["b", "a"] }
    host.change { flags.flag = false }
    host.change { flags.number = 2 }
    #expect(host.labels == ["1|1|0", "b", "row b 1", "grade 2", "1|1|0", "a", "row a 0", "grade 2"])
    host.change { flags.names = ["c"] }
    #expect(host.labels == ["1|1|0", "c", "row c 0", "grade 2"])
  }

  @Test("A group of sections gets them all at once")
  func group() throws {
    let host = try window(height: 300) {
      Group(sections: Sections()) { sections in
        VStack {
          Text("\(sections.count) sections")
          ForEach(sections) { $0.header }
        }
      }
    }
    #expect(host.labels == ["2 sections", "A", "B"])
  }

  private struct Sections: View {
    var body: some View {
      Section("A") { Text("a") }
      Section("B") { Text("b") }
    }
  }
}

import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Accessibility elements", .serialized)
struct ElementTests {
  @Test("A text is an element with its string and the static text trait (276, 277)")
  func text() throws {
    let host = try window { Text("Total") }
    let element = try #require(host.element("Total"))
    #expect(element.role == .text)
    #expect(element.properties.traits == .isStaticText)
    #expect(element.isContainer == false)
  }

  @Test("Shapes, colours, stacks, spacers and groups make no elements; children float up (289, 290, 292)")
  func silent() throws {
    let host = try window {
      VStack {
        Circle().fill(.red)
        Color.red
        HStack {
          Group {
            Text("a"); Spacer(); Text("b")
          }; Divider()
        }
      }
    }
    #expect(host.labels == ["a", "b"])
    let tree = host.accessibilityTree
    #expect(tree.nodes.count == 3, "the window and two texts")
  }

  @Test("Label, value, hint and identifier are set by modifiers (317, 322, 323, 351)")
  func words() throws {
    let host = try window {
      Text("0.42").accessibilityLabel("Elite Benefit").accessibilityValue(Text("42 percent"))
        .accessibilityHint("Opens the details").accessibilityIdentifier("elite")
    }
    let properties = try #require(host.elements.first).properties
    #expect(properties.label == "Elite Benefit")
    #expect(properties.value == "42 percent")
    #expect(properties.hint == "Opens the details")
    #expect(properties.identifier == "elite")
    #expect(!AccessibilityReader.transcript(of: host.accessibilityTree, title: "t").contains("\"elite\""))
  }

  @Test("Labels are resolved in the environment: numbers follow the locale, also while the window is open")
  func localizedLabel() throws {
    let host = try window { Color.red.accessibilityLabel(Text(0.5, format: .number)) }
    #expect(host.labels == ["0.5"])
    var german = HostSettings()
    german.localeIdentifier = "de_DE"
    host.change { host.graph.apply(german) }
    #expect(host.labels == ["0,5"])
  }

  @Test("Modifiers on a view with attachments return the same type and merge (243)")
  func merging() throws {
    func same<V: View>(_ first: V, _ second: V) -> V { second }
    let one = Text("a").padding(0).accessibilityLabel("x")
    let many = one.accessibilityValue("v").accessibilityHint("h").accessibilityHidden(false)
      .accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isStaticText).accessibilitySortPriority(1)
      .accessibilityIdentifier("i").accessibilityHeading(.h2)
    let host = try window { same(one, many) }
    let properties = try #require(host.elements.first).properties
    #expect(properties.label == "x")
    #expect(properties.value == "v")
    #expect(properties.traits == .isHeader)
    #expect(properties.headingLevel == 2)
    #expect(properties.sortPriority == 1)
  }

  @Test("An outer modifier wins over an inner one, in one attachment or through other modifiers")
  func outerWins() throws {
    #expect(try window { Text("a").accessibilityLabel("x").accessibilityLabel("y") }.labels == ["y"])
    #expect(try window { Text("a").accessibilityLabel("x").padding().accessibilityLabel("y") }.labels == ["y"])
  }

  @Test("Hidden removes the view and its subtree, and can be conditional (350, 388, 296)")
  func hidden() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isHidden = true
      var body: some View {
        VStack {
          VStack {
            Text("a"); Button("b") {}
          }.accessibilityHidden(isHidden)
          Text("c")
        }
        .handing($isHidden, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["c"])
    host.change { remote.value = false }
    #expect(host.labels == ["a", "b", "c"])
    host.change { remote.value = true }
    #expect(host.labels == ["c"])
    #expect(host.accessibilityTree.nodes.count == 2)
  }

  @Test("Traits are a set that is added to and taken from (324, 325); headings have a level (381, 382, 389)")
  func traits() throws {
    let host = try window {
      VStack {
        Text("a").accessibilityAddTraits([.isHeader, .isSelected])
        Text("b").accessibilityRemoveTraits(.isStaticText)
        Text("c").accessibilityHeading(.h3)
        Text("d").accessibilityAddTraits(.isHeader).padding().accessibilityRemoveTraits(.isHeader)
      }
    }
    #expect(host.element("a")?.properties.traits == [.isStaticText, .isHeader, .isSelected])
    #expect(host.element("b")?.properties.traits == [])
    #expect(host.element("c")?.properties.headingLevel == 3)
    #expect(host.element("c")?.properties.traits == .isStaticText, "the level is set apart from the trait")
    #expect(host.element("d")?.properties.traits == .isStaticText)
  }

  @Test("The trait set of the public API behaves as a set")
  func traitAlgebra() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton))
    #expect(!traits.contains([.isButton, .isLink]))
    #expect(traits.remove(.isButton) == .isButton)
    #expect(traits.remove(.isButton) == nil)
    #expect(traits.insert(.isLink).inserted)
    #expect(!traits.insert(.isLink).inserted)
    #expect(traits.union(.isImage).intersection([.isImage, .isLink]) == [.isImage, .isLink])
    #expect(traits.symmetricDifference(.isLink) == .isHeader)
    #expect(traits.update(with: .isLink) == .isLink)
  }

  @Test("Labelling a drawing makes its element, with its frame (337)")
  func labelledShape() throws {
    let host = try window { Circle().fill(.red).frame(width: 40, height: 30).accessibilityLabel("dot") }
    #expect(host.frame("dot") == CGRect(x: 80, y: 35, width: 40, height: 30))
  }

  @Test("Elements go from top to bottom, and from the side where reading begins (297)")
  func geometry() throws {
    @ViewBuilder func root() -> some View {
      ZStack {
        Text("last").offset(x: 50, y: 30)
        Text("first").offset(x: -50, y: -30)
        Text("second").offset(x: 50, y: -30)
      }
    }
    #expect(try window { root() }.labels == ["first", "second", "last"])
    var settings = HostSettings()
    settings.isRightToLeft = true
    let host = try window(settings: settings) {
      HStack {
        Text("a"); Text("b")
      }
    }
    #expect(host.labels == ["a", "b"], "the first stands on the right and is read first")
  }

  @Test("Sort priority orders siblings: higher first, 0 unless said (299, 300, 301, 302, 343)")
  func sortPriority() throws {
    let host = try window {
      VStack {
        Text("a").accessibilitySortPriority(-1)
        Text("b")
        Text("c").accessibilitySortPriority(2)
        Text("d")
      }
    }
    #expect(host.labels == ["c", "b", "d", "a"])
  }

  @Test("A change of one label looks at a few sources, however many there are (G2, 294)")
  func cost() throws {
    struct Root: View {
      let remote: Remote<Int>
      let rows: Int
      @State private var value = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("value \(value)").accessibilityLabel("value \(value)").frame(width: 100, height: 20)
          ForEach(0..<rows, id: \.self) { Text("row \($0)") }
        }
        .handing($value, to: remote)
      }
    }
    func visited(_ rows: Int) throws -> Int {
      let remote = Remote<Int>()
      let host = try window(height: 10_000) { Root(remote: remote, rows: rows) }
      host.graph.update()
      remote.value = 1
      host.graph.update()
      host.graph.accessibility.update()
      return host.graph.accessibility.resolver.visitedSources
    }
    #expect(try visited(10) == visited(200))
  }
}

@MainActor
@Suite("Child behaviours", .serialized)
struct ChildBehaviorTests {
  @Test("combine joins labels and makes buttons inside actions (305, 306, 310, 345)")
  func combine() throws {
    let log = EventRecorder()
    let host = try window {
      VStack {
        Text("Ada")
        Text("3 points")
        Button("Challenge") { log.note("challenge") }
      }
      .accessibilityElement(children: .combine)
    }
    #expect(host.elements.count == 1)
    let element = try #require(host.elements.first)
    #expect(element.label == "Ada, 3 points")
    let action = try #require(
      element.properties.actions.first { $0.kind != .activate } ?? element.properties.actions.first)
    #expect(host.graph.accessibility.perform(action.kind, on: element.id))
    #expect(log.take() == ["challenge"])
  }

  @Test("A combined element follows its parts")
  func combineFollows() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var value = 0
      var body: some View {
        HStack {
          Text("n \(value)")
          if value > 1 { Text("more") }
        }
        .accessibilityElement(children: .combine)
        .handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    host.change { remote.value = 1 }
    #expect(host.labels == ["n 1"])
    host.change { remote.value = 2 }
    #expect(host.labels == ["n 2, more"])
    host.change { remote.value = 0 }
    #expect(host.labels == ["n 0"])
  }

  @Test("ignore is the default and starts blank (303, 304)")
  func ignore() throws {
    let host = try window {
      HStack {
        Text("a"); Button("b") {}
      }.accessibilityElement().accessibilityLabel("whole")
    }
    let element = try #require(host.elements.first)
    #expect(host.elements.count == 1)
    #expect(element.label == "whole")
    #expect(element.properties.actions.isEmpty)
    #expect(element.properties.traits.isEmpty)
  }

  @Test("contain makes a container with a label; what is inside comes before the next sibling (298, 311, 338, 314)")
  func contain() throws {
    let host = try window {
      HStack {
        VStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .contain).accessibilityLabel("left")
        VStack {
          Text("c"); Text("d")
        }.accessibilityElement(children: .contain).accessibilityLabel("right")
      }
    }
    #expect(host.labels == ["a", "b", "c", "d"])
    let containers = host.accessibilityTree.nodes.values.filter { $0.isContainer && $0.properties.role != .window }
    #expect(Set(containers.map(\.label)) == ["left", "right"])
  }

  @Test("Without containers, cells that overlap in height are read across (344, 312)")
  func interleaved() throws {
    let host = try window {
      HStack {
        VStack {
          Text("a"); Text("b")
        }
        VStack {
          Text("c"); Text("d")
        }
      }
    }
    #expect(host.labels == ["a", "c", "b", "d"])
  }

  @Test("The behaviour can change while the view lives (386)")
  func changing() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var value = 0
      var body: some View {
        HStack {
          Text("a"); Text("b")
        }
        .accessibilityElement(children: [.contain, .combine, .ignore][value])
        .accessibilityValue("v")
        .handing($value, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["a", "b"])
    host.change { remote.value = 1 }
    #expect(host.labels == ["a, b"])
    host.change { remote.value = 2 }
    #expect(host.labels == [""])
    host.change { remote.value = 0 }
    #expect(host.labels == ["a", "b"])
  }

  @Test("Combining is as good in the cells of a list (309)")
  func cells() throws {
    struct Root: View {
      let remote: Remote<[String]>
      @State private var names = ["x", "y"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name); Text("points")
            }.accessibilityElement(children: .combine)
          }
        }
        .handing($names, to: remote)
      }
    }
    let remote = Remote<[String]>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["x, points", "y, points"])
    host.change { remote.value = ["y", "z", "x"] }
    #expect(host.labels == ["y, points", "z, points", "x, points"])
  }
}

import AccessibilityTree
import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Every spelling of a rotor has the same stops; categories, notifications and sets of technologies in all forms.
@MainActor
@Suite("Families of rotors and notifications", .serialized)
struct RotorFamilyTests {
  private struct Friend: Identifiable {
    var id: Int
    var name: String
  }

  private static let friends: [Friend] = [Friend(id: 1, name: "Ada"), Friend(id: 2, name: "Bo")]
  private let name = "Friends"

  private var list: some View {
    VStack { ForEach(Self.friends) { Text($0.name) } }.accessibilityElement(children: .contain)
  }

  /// The name of the last rotor of a view and the labels of its stops, where they lead somewhere.
  private func rotor(_ view: some View) throws -> [String] {
    let tree: AccessibilityTree = try window(height: 200) { view }.accessibilityTree
    let rotor: AccessibilityRotorKind = try #require(tree.rotors.last)
    return [rotor.name] + tree.stops(of: rotor).filter { $0.target != nil }.map(\.label)
  }

  @Test("By a text, a key or a string, with things that have ids or with ids by a key path (352, 355)")
  func lists() throws {
    let views: [AnyView] = [
      AnyView(list.accessibilityRotor(Text("Friends"), entries: Self.friends, entryLabel: \.name)),
      AnyView(list.accessibilityRotor("Friends", entries: Self.friends, entryLabel: \.name)),
      AnyView(list.accessibilityRotor(name, entries: Self.friends, entryLabel: \.name)),
      AnyView(list.accessibilityRotor(Text("Friends"), entries: Self.friends, entryID: \.id, entryLabel: \.name)),
      AnyView(list.accessibilityRotor("Friends", entries: Self.friends, entryID: \.id, entryLabel: \.name)),
      AnyView(list.accessibilityRotor(name, entries: Self.friends, entryID: \.id, entryLabel: \.name)),
      AnyView(list.accessibilityRotor(Text("Friends")) { ForEach(Self.friends) { entry($0) } }),
      AnyView(list.accessibilityRotor("Friends") { ForEach(Self.friends) { entry($0) } }),
      AnyView(list.accessibilityRotor(name) { ForEach(Self.friends) { entry($0) } }),
    ]
    for view in views { #expect(try rotor(view) == ["Friends", "Ada", "Bo"]) }
  }

  private func entry(_ friend: Friend) -> AccessibilityRotorEntry<Int> {
    AccessibilityRotorEntry(Text(friend.name), id: friend.id)
  }

  @Test("Rotors of the system take the place of those that have the same name (362)")
  func systems() throws {
    #expect(
      try rotor(list.accessibilityRotor(.links, entries: Self.friends, entryLabel: \.name)) == ["Links", "Ada", "Bo"])
    #expect(
      try rotor(list.accessibilityRotor(.tables, entries: Self.friends, entryID: \.id, entryLabel: \.name)) == [
        "Tables", "Ada", "Bo",
      ])
    let named: [(AccessibilitySystemRotor, String)] = [
      (.links(visited: true), "Visited Links"), (.links(visited: false), "Unvisited Links"),
      (.headings(level: .h2), "Heading 2"), (.headings(level: .unspecified), "Headings"),
    ]
    for (system, name) in named {
      #expect(
        try rotor(list.accessibilityRotor(system) { AccessibilityRotorEntry("one", id: 1) }) == [name, "one"])
    }
  }

  /// Stops that an app keeps in a type of its own.
  private struct Named: AccessibilityRotorContent {
    let names: [String]

    var body: some AccessibilityRotorContent {
      ForEach(names, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
      AccessibilityRotorEntry("last", id: "last")
    }
  }

  @Test("Stops may be content of one's own, made of others (352)")
  func ownContent() throws {
    let host = try window { Text("a").accessibilityRotor("Friends") { Named(names: ["Ada", "Bo"]) } }
    let tree: AccessibilityTree = host.accessibilityTree
    #expect(tree.stops(of: try #require(tree.rotors.last)).map(\.label) == ["Ada", "Bo", "last"])
  }

  @Test("Stretches of an element's own text, by a text, a key or a string (359)")
  func ranges() throws {
    let words = "one two"
    let two = try #require(words.range(of: "two"))
    for view in [
      AnyView(Text(words).accessibilityRotor(Text("Friends"), textRanges: [two])),
      AnyView(Text(words).accessibilityRotor("Friends", textRanges: [two])),
      AnyView(Text(words).accessibilityRotor(name, textRanges: [two])),
      AnyView(Text(words).accessibilityRotor(name) { AccessibilityRotorEntry(name, textRange: two) }),
      AnyView(Text(words).accessibilityRotor("Friends") { AccessibilityRotorEntry("key", textRange: two) }),
    ] {
      let host = try window { view }
      let session = host.makeReader()
      let rotor = try #require(host.accessibilityTree.rotors.last)
      #expect(rotor.name == "Friends")
      #expect(session.run(.nextStop(rotor))?.map(\.text) == ["two"])
    }
  }

  @Test("Actions are offered under a category's name, by a text, a key or a string (399)")
  func categories() throws {
    for category in [
      AccessibilityActionCategory(Text("Friends")), AccessibilityActionCategory("Friends"),
      AccessibilityActionCategory(name),
    ] {
      let host = try window {
        Text("a").accessibilityActions(category: category) { Button("Call") {} }
      }
      let action = try #require(host.elements.first?.properties.customActions.first)
      #expect(action.category == "Friends")
    }
    #expect(AccessibilityActionCategory(Text("a")) != .edit)
  }

  @Test("A focus state follows the technologies that it names (371)")
  func technologies() throws {
    struct Root: View {
      let remote: Remote<Int?>
      @AccessibilityFocusState(for: .voiceOver) private var heard: Int?
      @AccessibilityFocusState(for: .switchControl) private var switched: Int?
      var body: some View {
        VStack {
          Text("one").accessibilityFocused($heard, equals: 1).accessibilityFocused($switched, equals: 1)
          Text("\(heard ?? 0) \(switched ?? 0)")
        }
      }
    }
    let host = try window { Root(remote: Remote()) }
    host.makeReader().run(.first)
    #expect(host.labels == ["one", "1 0"])
  }

  @Test("Technologies and traits are sets that begin empty")
  func sets() {
    var technologies = AccessibilityTechnologies()
    #expect(!technologies.contains(.voiceOver))
    _ = technologies.insert(.voiceOver)
    #expect(technologies == .voiceOver && technologies.union(.switchControl).contains(.voiceOver))
    #expect(technologies.remove(.switchControl) == nil && technologies.remove(.voiceOver) == .voiceOver)
    #expect(technologies == AccessibilityTechnologies())
    var traits = AccessibilityTraits()
    #expect(!traits.contains(.isButton))
    _ = traits.insert(.isButton)
    #expect(traits == .isButton && traits.symmetricDifference(.isButton) == AccessibilityTraits())
  }

  @Test("A page that was scrolled to is said, also by attributed words (406)")
  func pageScrolled() throws {
    let host = try window { Text("a") }
    host.update()
    AccessibilityNotification.PageScrolled("Page 1 of 2").post()
    AccessibilityNotification.PageScrolled(AttributedString("Page 2 of 2")).post()
    #expect(host.announcements.map(\.text) == ["Page 1 of 2", "Page 2 of 2"])
  }
}

import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUINavigation
import Testing
import ViewTestSupport

/// Each way to write a tab: its title, its picture, its role and its view.
@MainActor @Suite("Forms of tabs", .serialized) struct TabFormTests {
  private let title = String("Title")
  private let resource = LocalizedStringResource("Title")
  private let none: TabRole? = nil

  /// What is shown of a tab that stands beside another one, and is chosen by hand.
  private func chosen(@TabContentBuilder<Int> _ tab: () -> some TabContent<Int>) throws -> [String] {
    let remote = Remote<Int>()
    let content = tab()
    let host = try window(width: 393, height: 600) {
      Choice(remote: remote) {
        Tab("First", systemImage: "house", value: 0) { Text("First view") }
        content
      }
    }
    #expect(host.labels.first == "First view")
    let other = try #require(host.elements.filter { $0.properties.role == .tab }.last)
    host.change { #expect(host.activate(other.label)) }
    host.finishAnimations()
    #expect(remote.value == 1)
    return [host.labels[0], other.label] + (host.displayLines.contains { $0.contains("star") } ? ["star"] : [])
  }

  private struct Choice<Content: TabContent>: View where Content.TabValue == Int {
    let remote: Remote<Int>
    @State private var value = 0
    let content: Content

    init(remote: Remote<Int>, @TabContentBuilder<Int> content: () -> Content) {
      self.remote = remote
      self.content = content()
    }

    var body: some View { TabView(selection: $value) { content }.handing($value, to: remote) }
  }

  /// What is shown of a tab without a value, in the only place.
  private func shown(@TabContentBuilder<Never> _ tab: () -> some TabContent<Never>) throws -> [String] {
    let content = tab()
    let host = try window(width: 393, height: 600) { TabView { content } }
    return host.labels + (host.displayLines.contains { $0.contains("star") } ? ["star"] : [])
  }

  @Test("Tabs with values are chosen, with a title, a picture of the system and a role")
  func systemImages() throws {
    let expected: [String] = ["View", "Title", "star"]
    #expect(try chosen { Tab("Title", systemImage: "star", value: 1) { Text("View") } } == expected)
    #expect(try chosen { Tab(title, systemImage: "star", value: 1) { Text("View") } } == expected)
    #expect(try chosen { Tab(resource, systemImage: "star", value: 1) { Text("View") } } == expected)
    #expect(try chosen { Tab("Title", systemImage: "star", value: 1, role: none) { Text("View") } } == expected)
    #expect(try chosen { Tab(title, systemImage: "star", value: 1, role: none) { Text("View") } } == expected)
    #expect(try chosen { Tab(resource, systemImage: "star", value: 1, role: none) { Text("View") } } == expected)
  }

  @Test("Tabs with values and a picture of the program's own have their title")
  func images() throws {
    let expected: [String] = ["View", "Title"]
    #expect(try chosen { Tab("Title", image: "none", value: 1) { Text("View") } } == expected)
    #expect(try chosen { Tab(title, image: "none", value: 1) { Text("View") } } == expected)
    #expect(try chosen { Tab(resource, image: "none", value: 1) { Text("View") } } == expected)
    #expect(try chosen { Tab("Title", image: "none", value: 1, role: none) { Text("View") } } == expected)
    #expect(try chosen { Tab(title, image: "none", value: 1, role: none) { Text("View") } } == expected)
    #expect(try chosen { Tab(resource, image: "none", value: 1, role: none) { Text("View") } } == expected)
  }

  @Test("A tab with a value may have a label of its own, or none where its role has one")
  func labels() throws {
    #expect(
      try chosen {
        Tab(value: 1) {
          Text("View")
        } label: {
          Label("Title", systemImage: "star")
        }
      } == ["View", "Title", "star"])
    #expect(
      try chosen {
        Tab(value: 1, role: none) {
          Text("View")
        } label: {
          Label("Title", systemImage: "star")
        }
      } == ["View", "Title", "star"])
    #expect(try chosen { Tab(value: 1, role: .search) { Text("View") } } == ["View", "Search"])
    let plain = try window(width: 393, height: 600) {
      TabView(selection: .constant(1)) { Tab(value: 1) { Text("View") } }
    }
    #expect(plain.labels.first == "View")
  }

  @Test("Tabs without values have the same forms")
  func withoutValues() throws {
    let star: [String] = ["View", "Title", "star"]
    #expect(try shown { Tab("Title", systemImage: "star") { Text("View") } } == star)
    #expect(try shown { Tab(title, systemImage: "star") { Text("View") } } == star)
    #expect(try shown { Tab(resource, systemImage: "star") { Text("View") } } == star)
    #expect(try shown { Tab("Title", systemImage: "star", role: none) { Text("View") } } == star)
    #expect(try shown { Tab(title, systemImage: "star", role: none) { Text("View") } } == star)
    #expect(try shown { Tab(resource, systemImage: "star", role: none) { Text("View") } } == star)
    let plain: [String] = ["View", "Title"]
    #expect(try shown { Tab("Title", image: "none") { Text("View") } } == plain)
    #expect(try shown { Tab(title, image: "none") { Text("View") } } == plain)
    #expect(try shown { Tab(resource, image: "none") { Text("View") } } == plain)
    #expect(try shown { Tab("Title", image: "none", role: none) { Text("View") } } == plain)
    #expect(try shown { Tab(title, image: "none", role: none) { Text("View") } } == plain)
    #expect(try shown { Tab(resource, image: "none", role: none) { Text("View") } } == plain)
  }

  @Test("A tab without a value may have a label of its own")
  func labelsWithoutValues() throws {
    #expect(
      try shown {
        Tab {
          Text("View")
        } label: {
          Label("Title", systemImage: "star")
        }
      } == ["View", "Title", "star"])
    #expect(
      try shown {
        Tab(role: none) {
          Text("View")
        } label: {
          Label("Title", systemImage: "star")
        }
      } == ["View", "Title", "star"])
    #expect(try shown { Tab { Text("View") } }.first == "View")
  }

  /// The tab "Title" with a change.
  private func changed(@TabContentBuilder<Never> _ tab: () -> some TabContent<Never>) throws -> AccessibilityNode {
    let content = tab()
    let host = try window(width: 393, height: 600) { TabView { content } }
    return try #require(host.elements.first { $0.properties.role == .tab }, "\(host.labels)")
  }

  private var tab: some TabContent<Never> { Tab("Title", systemImage: "star") { Text("View") } }

  @Test("A tab's words for assistive technologies are replaced in each form, unless the change is switched off")
  func accessibility() throws {
    let words = String("Words")
    #expect(try changed { tab.accessibilityLabel("Words") }.label == "Words")
    #expect(try changed { tab.accessibilityLabel(words) }.label == "Words")
    #expect(try changed { tab.accessibilityLabel(Text("Words")) }.label == "Words")
    #expect(try changed { tab.accessibilityLabel(words, isEnabled: false) }.label == "Title")
    #expect(try changed { tab.accessibilityHint("Words") }.properties.hint == "Words")
    #expect(try changed { tab.accessibilityHint(words) }.properties.hint == "Words")
    #expect(try changed { tab.accessibilityHint(Text("Words")) }.properties.hint == "Words")
    #expect(try changed { tab.accessibilityHint("Words", isEnabled: false) }.properties.hint != "Words")
    #expect(try changed { tab.accessibilityValue("Words") }.properties.value == "Words")
    #expect(try changed { tab.accessibilityValue(words) }.properties.value == "Words")
    #expect(try changed { tab.accessibilityValue(Text("Words")) }.properties.value == "Words")
    #expect(try changed { tab.accessibilityInputLabels(["Words"]) }.properties.inputLabels == ["Words"])
    #expect(try changed { tab.accessibilityInputLabels([words]) }.properties.inputLabels == ["Words"])
    #expect(try changed { tab.accessibilityInputLabels([Text("Words")]) }.properties.inputLabels == ["Words"])
    #expect(try changed { tab.accessibilityIdentifier("words") }.properties.identifier == "words")
    #expect(try changed { tab.accessibilityIdentifier("words", isEnabled: false) }.properties.identifier != "words")
  }

  @Test("A badge of words is the tab's value in each form, and none is none")
  func badges() throws {
    #expect(try changed { tab.badge("New") }.properties.value == "New")
    #expect(try changed { tab.badge(String("New")) }.properties.value == "New")
    #expect(try changed { tab.badge(Text("New")) }.properties.value == "New")
    #expect(try changed { tab.badge(Text?.none) }.properties.value == changed { tab }.properties.value)
    #expect(try changed { tab.badge(String?.none) }.properties.value == changed { tab }.properties.value)
    #expect(try changed { tab.badge(LocalizedStringKey?.none) }.properties.value == changed { tab }.properties.value)
  }

  @Test("The values of tabs, and of what holds them, have one type")
  func types() {
    #expect(type(of: Tab("A", systemImage: "star", value: 1) { Text("A") }).TabValue.self == Int.self)
    #expect(Never.TabValue.self == Never.self)
    let tab = Tab("A", systemImage: "star", value: "one") { Text("A") }
    #expect(Optional<Tab<String, Text, DefaultTabLabel>>.TabValue.self == String.self)
    #expect(type(of: AnyTabContent(tab)).TabValue.self == String.self)
    #expect(type(of: TabSection("S") { tab }).TabValue.self == String.self)
    typealias Numbered = Tab<Int, Text, DefaultTabLabel>
    #expect(Group<Numbered>.TabValue.self == Int.self && ForEach<[Int], Int, Numbered>.TabValue.self == Int.self)
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test("Sections, lists of data and erased contents hold tabs")
  func holders() throws {
    func tabs(_ width: CGFloat = 393, @TabContentBuilder<Int> _ content: () -> some TabContent<Int>) throws -> [String]
    {
      let content = content()
      let host = try window(width: width, height: 600) { Choice(remote: Remote<Int>()) { content } }
      return host.elements.filter { $0.properties.role == .tab }.map(\.label)
    }
    func tab(_ number: Int) -> Tab<Int, Text, DefaultTabLabel> {
      Tab("\(number)", systemImage: "star", value: number) { Text("View \(number)") }
    }
    #expect(try tabs { ForEach([0, 1, 2], id: \.self) { tab($0) } } == ["0", "1", "2"])
    #expect(try tabs { ForEach([Item(id: 0), Item(id: 1)]) { tab($0.id) } } == ["0", "1"])
    #expect(
      try tabs {
        Group {
          tab(0)
          tab(1)
        }
        tab(2)
      } == ["0", "1", "2"])
    #expect(
      try tabs {
        AnyTabContent(tab(0)); tab(1)
      } == ["0", "1"])
    #expect(
      try tabs {
        TabSection(String("Section")) {
          tab(0); tab(1)
        }
      } == ["0", "1"])
    #expect(
      try tabs {
        TabSection {
          tab(0); tab(1)
        }
      } == ["0", "1"])
    #expect(
      try tabs {
        TabSection {
          tab(0)
        } header: {
          Text("Section")
        }
        tab(1)
      } == ["0", "1"])
  }
}

import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Forms of pickers", .serialized)
struct PickerFormTests {
  private func selected(_ host: HeadlessHost) -> [String] {
    host.elements.filter { $0.properties.traits.contains(.isSelected) }.map(\.label)
  }

  private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }

  @Test("A tag counts where its type is exactly that of the selection; an id of a ForEach counts too (261, 262)")
  func tags() throws {
    let remote = Remote<Size>()
    let host = try window {
      ValueRoot(remote, Size.small) { value in
        Picker("Size", selection: value) { ForEach(Size.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)
      }
    }
    #expect(selected(host) == ["small"])
    host.change { #expect(host.activate("large")) }
    #expect(remote.value == .large && selected(host) == ["large"])
    let strings = Remote<String>()
    let other = try window {
      ValueRoot(strings, "small") { value in
        Picker("Size", selection: value) { ForEach(Size.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)
      }
    }
    #expect(selected(other).isEmpty)
    other.change { _ = other.activate("large") }
    #expect(strings.value == "small", "the ids are no strings")
  }

  @Test("An optional selection takes tags of the type inside, and nothing as a choice of its own")
  func optionals() throws {
    let remote = Remote<Int?>()
    let host = try window {
      ValueRoot(remote, Int?.none) { value in
        Picker("Size", selection: value) {
          Text("None").tag(Int?.none)
          Text("One").tag(1)
          Text("Two").tag(2, includeOptional: false)
        }
        .pickerStyle(.segmented)
      }
    }
    #expect(selected(host) == ["None"])
    host.change { #expect(host.activate("One")) }
    #expect(remote.value == .some(1) && selected(host) == ["One"])
    host.change { _ = host.activate("Two") }
    #expect(remote.value == .some(1))
    host.change { #expect(host.activate("None")) }
    #expect(remote.value == .some(nil))
  }

  @Test("A picker of several values shows what all have, and sets all")
  func sources() throws {
    struct Item {
      var size: Binding<Int>
    }
    struct Root: View {
      let remote: Remote<[Int]>
      @State private var sizes = [1, 2]
      var body: some View {
        Picker("Size", sources: sizes.indices.map { Item(size: $sizes[$0]) }, selection: \.size) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        .handing($sizes, to: remote)
      }
    }
    let remote = Remote<[Int]>()
    let host = try window { Root(remote: remote) }
    #expect(selected(host).isEmpty)
    host.change { #expect(host.activate("Two")) }
    #expect(remote.value == [2, 2] && selected(host) == ["Two"])
  }

  @Test("All forms are pickers with their label")
  func forms() throws {
    let value: Binding<Int> = .constant(1)
    let all: [Binding<Int>] = [value]
    @ViewBuilder func content() -> some View {
      Text("One").tag(1)
    }
    let host = try window(width: 200, height: 900) {
      VStack {
        Group {
          Picker("1", selection: value, content: content)
          Picker(String("2"), selection: value, content: content)
          Picker(selection: value, content: content, label: { Text("3") })
          Picker(selection: value, label: Text("4"), content: content)
          Picker("5", systemImage: "star", selection: value, content: content)
          Picker("6", selection: value, content: content, currentValueLabel: { Text("now") })
        }
        Group {
          Picker("7", sources: all, selection: \.self, content: content)
          Picker("8", systemImage: "star", sources: all, selection: \.self, content: content)
          Picker(sources: all, selection: \.self, content: content, label: { Text("9") })
        }
      }
      .pickerStyle(.segmented)
    }
    let names: [String] = host.elements.compactMap { $0.parent.flatMap { host.accessibilityTree[$0] }?.label }
    #expect(names == (1...9).map { "\($0)" })
    #expect(selected(host).count == 9)
  }

  @Test("Choices come and go with the content, and views without a tag are no choices")
  func changes() throws {
    struct Root: View {
      let remote: Remote<Int>
      @State private var count = 2
      var body: some View {
        Picker("Size", selection: .constant(0)) {
          ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)") }
          Divider()
          Text("Words")
        }
        .pickerStyle(.radioGroup)
        .handing($count, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) { Root(remote: remote) }
    #expect(host.labels == ["row 0", "row 1", "Words"])
    #expect(host.element("Words")?.role == .text)
    host.change { remote.value = 4 }
    #expect(host.labels == ["row 0", "row 1", "row 2", "row 3", "Words"])
    host.change { remote.value = 1 }
    #expect(host.labels == ["row 0", "Words"])
  }

  @Test("A change of the selection runs no body of the choices (G3)")
  func cost() throws {
    struct Row: View {
      let log: EventRecorder
      var body: some View {
        let _ = log.note("row")
        Text("Row")
      }
    }
    let log = EventRecorder()
    let remote = Remote<Int>()
    let host = try window {
      ValueRoot(remote, 1) { value in
        Picker("Size", selection: value) {
          Row(log: log).tag(1)
          Row(log: log).tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    _ = log.take()
    host.change { remote.value = 2 }
    #expect(log.take().isEmpty)
    host.finishAnimations()
  }

  @Test("A picker within the choices of another has the style around both")
  func inside() throws {
    let host = try window(width: 300, height: 300) {
      Picker("Outer", selection: .constant(1)) {
        VStack {
          Picker("Inner", selection: .constant(1)) { Text("One").tag(1) }
        }
        .tag(1)
      }
      .pickerStyle(.segmented)
    }
    #expect(!host.elements.isEmpty && host.graph.differences().isEmpty)
  }
}

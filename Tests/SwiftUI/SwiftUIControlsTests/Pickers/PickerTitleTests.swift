import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Titles of pickers", .serialized)
struct PickerTitleTests {
  @ViewBuilder private func content() -> some View {
    Text("One").tag(1)
    Text("Two").tag(2)
  }

  private func now() -> Text { Text("now") }

  private let all: [Binding<Int>] = [.constant(1), .constant(1)]

  private func spoken(_ picker: some View) throws -> [String] { try window(width: 300, height: 200) { picker }.labels }

  @Test("A title says what is chosen, whether it is a key or a string, of one value or of several")
  func titles() throws {
    let title = String("Size")
    #expect(try spoken(Picker("Size", selection: .constant(1), content: content)) == ["Size, One"])
    #expect(try spoken(Picker(title, selection: .constant(1), content: content)) == ["Size, One"])
    #expect(try spoken(Picker("Size", sources: all, selection: \.self, content: content)) == ["Size, One"])
    #expect(try spoken(Picker(title, sources: all, selection: \.self, content: content)) == ["Size, One"])
  }

  @Test("With a view for the value, that is shown instead of the chosen one")
  func currentValueLabels() throws {
    let title = String("Size")
    let one = Binding.constant(1)
    #expect(
      try spoken(Picker(title, selection: one, content: content, currentValueLabel: now)) == ["Size, now"])
    #expect(
      try spoken(Picker(selection: one, content: content, label: { Text(title) }, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(Picker("Size", sources: all, selection: \.self, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(Picker(title, sources: all, selection: \.self, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(
        Picker(
          sources: all, selection: \.self, content: content, label: { Text(title) }, currentValueLabel: now))
        == ["Size, now"])
  }

  @Test("A title can have a symbol")
  func symbols() throws {
    let title = String("Size")
    let one = Binding.constant(1)
    #expect(try spoken(Picker("Size", systemImage: "star", selection: one, content: content)) == ["Size, One"])
    #expect(try spoken(Picker(title, systemImage: "star", selection: one, content: content)) == ["Size, One"])
    #expect(
      try spoken(Picker("Size", systemImage: "star", sources: all, selection: \.self, content: content))
        == ["Size, One"])
    #expect(
      try spoken(Picker(title, systemImage: "star", sources: all, selection: \.self, content: content))
        == ["Size, One"])
    #expect(
      try spoken(
        Picker("Size", systemImage: "star", selection: one, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(Picker(title, systemImage: "star", selection: one, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(
        Picker(
          "Size", systemImage: "star", sources: all, selection: \.self, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(
        Picker(
          title, systemImage: "star", sources: all, selection: \.self, content: content, currentValueLabel: now))
        == ["Size, now"])
  }

  @Test("A title can have a picture of the resources")
  func images() throws {
    let title = String("Size")
    let one = Binding.constant(1)
    let image = ImageResource(name: "none", bundle: .main)
    #expect(try spoken(Picker("Size", image: image, selection: one, content: content)) == ["Size, One"])
    #expect(try spoken(Picker(title, image: image, selection: one, content: content)) == ["Size, One"])
    #expect(
      try spoken(Picker("Size", image: image, sources: all, selection: \.self, content: content)) == ["Size, One"])
    #expect(
      try spoken(Picker(title, image: image, sources: all, selection: \.self, content: content)) == ["Size, One"])
    #expect(
      try spoken(Picker("Size", image: image, selection: one, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(Picker(title, image: image, selection: one, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(
        Picker("Size", image: image, sources: all, selection: \.self, content: content, currentValueLabel: now))
        == ["Size, now"])
    #expect(
      try spoken(
        Picker(title, image: image, sources: all, selection: \.self, content: content, currentValueLabel: now))
        == ["Size, now"])
  }
}

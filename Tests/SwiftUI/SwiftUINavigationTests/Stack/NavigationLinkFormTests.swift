import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Each way to write a link: its label, and the screen that it shows.
@MainActor @Suite("Forms of navigation links", .serialized) struct NavigationLinkFormTests {
  private let title = String("Link")
  private let resource = LocalizedStringResource("Link")

  /// A value that cannot be coded.
  private struct Plain: Hashable {
    var number: Int
  }

  private final class Model: ObservableObject {
    @Published var isActive = false
    @Published var selection: Int?
  }

  private struct Stack<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content

    init(_ model: Model, @ViewBuilder content: @escaping (Model) -> Content) {
      self.model = model
      self.content = content
    }

    var body: some View {
      NavigationStack {
        content(model)
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: Plain.self) { Text("Plain \($0.number)") }
      }
    }
  }

  /// What is shown after a press on the link.
  private func followed(_ model: Model = Model(), @ViewBuilder _ link: @escaping (Model) -> some View) throws
    -> [String]
  {
    let host = try window(width: 393, height: 700) { Stack(model, content: link) }
    try #require(host.labels == ["Link"], "\(host.labels)")
    #expect(host.activate("Link"))
    host.finishAnimations()
    return host.labels
  }

  @Test("A link with a view shows it")
  func views() throws {
    let shown: [String] = ["Back", "Screen"]
    #expect(try followed { _ in NavigationLink(title) { Text("Screen") } } == shown)
    #expect(try followed { _ in NavigationLink(resource) { Text("Screen") } } == shown)
    #expect(try followed { _ in NavigationLink(title, destination: Text("Screen")) } == shown)
    #expect(try followed { _ in NavigationLink("Link", destination: Text("Screen")) } == shown)
  }

  @Test("A link with a value shows the screen of the value's type, whether it can be coded or not")
  func values() throws {
    let (number, plain): (Int?, Plain?) = (7, Plain(number: 8))
    let (numbered, plainly): ([String], [String]) = (["Back", "Number 7"], ["Back", "Plain 8"])
    #expect(try followed { _ in NavigationLink("Link", value: number) } == numbered)
    #expect(try followed { _ in NavigationLink(title, value: number) } == numbered)
    #expect(try followed { _ in NavigationLink(resource, value: number) } == numbered)
    #expect(try followed { _ in NavigationLink("Link", value: plain) } == plainly)
    #expect(try followed { _ in NavigationLink(title, value: plain) } == plainly)
    #expect(try followed { _ in NavigationLink(resource, value: plain) } == plainly)
    #expect(try followed { _ in NavigationLink(value: plain) { Text("Link") } } == plainly)
  }

  @Test("A link without a value cannot be used")
  func noValue() throws {
    let (number, plain): (Int?, Plain?) = (nil, nil)
    let host = try window(width: 393, height: 700) {
      NavigationStack {
        NavigationLink("1", value: number)
        NavigationLink(String("2"), value: number)
        NavigationLink(LocalizedStringResource("3"), value: number)
        NavigationLink("4", value: plain)
        NavigationLink(String("5"), value: plain)
        NavigationLink(LocalizedStringResource("6"), value: plain)
        NavigationLink(value: plain) { Text("7") }
      }
    }
    #expect(host.labels == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(host.elements.allSatisfy { $0.properties.traits.contains(.isDisabled) })
  }

  @available(*, deprecated)
  @Test("Older links with a tag choose it, and show their view while it is chosen")
  func tags() throws {
    let shown: [String] = ["Back", "Screen"]
    func chosen(@ViewBuilder _ link: @escaping (Binding<Int?>) -> some View) throws -> [String] {
      let model = Model()
      let binding: Binding<Int?> = Binding {
        model.selection
      } set: {
        model.selection = $0
      }
      let labels: [String] = try followed(model) { _ in link(binding) }
      #expect(model.selection == 3)
      return labels
    }
    #expect(try chosen { NavigationLink("Link", destination: Text("Screen"), tag: 3, selection: $0) } == shown)
    #expect(try chosen { NavigationLink(title, destination: Text("Screen"), tag: 3, selection: $0) } == shown)
    #expect(try chosen { NavigationLink("Link", tag: 3, selection: $0) { Text("Screen") } } == shown)
    #expect(try chosen { NavigationLink(title, tag: 3, selection: $0) { Text("Screen") } } == shown)
    #expect(
      try chosen { NavigationLink(destination: Text("Screen"), tag: 3, selection: $0) { Text("Link") } } == shown)
  }
}

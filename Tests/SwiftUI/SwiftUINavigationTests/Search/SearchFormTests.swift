import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to give a view a search field: its prompt, its tokens, its suggestions, and that it takes words.
@MainActor
@Suite("Forms of searches", .serialized)
struct SearchFormTests {
  private struct Kind: Identifiable, Hashable {
    let name: String
    var id: String { name }
  }

  private struct Root<Searched: View>: View {
    let remote: Remote<String>
    let presented: Remote<Bool>
    @State private var text = ""
    @State private var tokens: [Kind] = [Kind(name: "Fruit")]
    @State private var others: [Kind] = [Kind(name: "Leaf"), Kind(name: "Fruit")]
    @State private var isPresented = false
    let searched: (Text, Values) -> Searched

    init(_ remote: Remote<String>, _ presented: Remote<Bool>, _ searched: @escaping (Text, Values) -> Searched) {
      self.remote = remote
      self.presented = presented
      self.searched = searched
    }

    var body: some View {
      searched(
        Text("Content"), Values(text: $text, tokens: $tokens, others: $others, isPresented: $isPresented)
      )
      .handing($text, to: remote)
      .handing($isPresented, to: presented)
    }
  }

  private struct Values {
    let text: Binding<String>
    let tokens: Binding<[Kind]>
    let others: Binding<[Kind]>
    let isPresented: Binding<Bool>
  }

  private struct Looks: Equatable {
    var prompt: Bool
    var token = false
    var suggestion = false
    var isPresented = false
    var text: String? = "an"
  }

  /// What a desktop's window shows: the prompt "Find" before words are typed, and what is there afterwards.
  private func looks<Searched: View>(_ searched: @escaping (Text, Values) -> Searched) throws -> Looks {
    let (remote, presented) = (Remote<String>(), Remote<Bool>())
    let host = try searchWindow(.desktop) { Root(remote, presented, searched) }
    var looks = Looks(prompt: "\(host.displayList)".contains("\"Find\""))
    let field = try #require(host.elements.first { $0.role == .searchField }, "\(host.labels)")
    looks.token = host.labels.contains("Fruit")
    host.change { _ = host.activate(field.label) }
    looks.isPresented = presented.value ?? false
    looks.suggestion = host.labels.contains("Leaf")
    host.change { host.type("an") }
    looks.text = remote.value
    return looks
  }

  private let prompt = String("Find")

  @Test("A search has its prompt, and a state that says whether it is presented")
  func plain() throws {
    #expect(
      try looks { $0.searchable(text: $1.text, isPresented: $1.isPresented) } == Looks(prompt: false, isPresented: true)
    )
    let prompted = Looks(prompt: true, isPresented: true)
    #expect(
      try looks { $0.searchable(text: $1.text, isPresented: $1.isPresented, prompt: Text("Find")) } == prompted)
    #expect(try looks { $0.searchable(text: $1.text, isPresented: $1.isPresented, prompt: prompt) } == prompted)
  }

  @available(*, deprecated)
  @Test("An older search has suggestions of its own")
  func suggestions() throws {
    #expect(
      try looks { $0.searchable(text: $1.text, prompt: prompt) { Text("Leaf").searchCompletion("Leaf") } }
        == Looks(prompt: true, suggestion: true))
  }

  @Test("A search with tokens shows them before its text")
  func tokens() throws {
    #expect(
      try looks { $0.searchable(text: $1.text, tokens: $1.tokens) { Text(verbatim: $0.name) } }
        == Looks(prompt: false, token: true))
    let token = Looks(prompt: true, token: true)
    #expect(
      try looks { $0.searchable(text: $1.text, tokens: $1.tokens, prompt: prompt) { Text(verbatim: $0.name) } } == token
    )
    let presented = Looks(prompt: true, token: true, isPresented: true)
    #expect(
      try looks {
        $0.searchable(text: $1.text, tokens: $1.tokens, isPresented: $1.isPresented, prompt: "Find") {
          Text(verbatim: $0.name)
        }
      } == presented)
    #expect(
      try looks {
        $0.searchable(text: $1.text, tokens: $1.tokens, isPresented: $1.isPresented, prompt: prompt) {
          Text(verbatim: $0.name)
        }
      } == presented)
  }

  @Test("A search with tokens that can be edited shows each by its binding")
  func editableTokens() throws {
    #expect(
      try looks {
        $0.searchable(text: $1.text, editableTokens: $1.tokens) { Text(verbatim: $0.wrappedValue.name) }
      } == Looks(prompt: false, token: true))
    #expect(
      try looks {
        $0.searchable(text: $1.text, editableTokens: $1.tokens, prompt: prompt) { Text(verbatim: $0.wrappedValue.name) }
      } == Looks(prompt: true, token: true))
    let presented = Looks(prompt: false, token: true, isPresented: true)
    #expect(
      try looks {
        $0.searchable(text: $1.text, editableTokens: $1.tokens, isPresented: $1.isPresented, prompt: "Find") {
          Text(verbatim: $0.wrappedValue.name)
        }
      } == Looks(prompt: true, token: true, isPresented: true))
    #expect(
      try looks {
        $0.searchable(text: $1.text, editableTokens: $1.tokens, isPresented: $1.isPresented) {
          Text(verbatim: $0.wrappedValue.name)
        }
      } == presented)
  }

  @Test("A search suggests tokens")
  func suggestedTokens() throws {
    let suggested = Looks(prompt: true, token: true, suggestion: true)
    #expect(
      try looks {
        $0.searchable(text: $1.text, tokens: $1.tokens, suggestedTokens: $1.others, prompt: "Find") {
          Text(verbatim: $0.name)
        }
      } == suggested)
    #expect(
      try looks {
        $0.searchable(text: $1.text, tokens: $1.tokens, suggestedTokens: $1.others, prompt: prompt) {
          Text(verbatim: $0.name)
        }
      } == suggested)
    let presented = Looks(prompt: true, token: true, suggestion: true, isPresented: true)
    #expect(
      try looks {
        $0.searchable(
          text: $1.text, tokens: $1.tokens, suggestedTokens: $1.others, isPresented: $1.isPresented,
          prompt: Text("Find")
        ) { Text(verbatim: $0.name) }
      } == presented)
    #expect(
      try looks {
        $0.searchable(
          text: $1.text, tokens: $1.tokens, suggestedTokens: $1.others, isPresented: $1.isPresented, prompt: prompt
        ) { Text(verbatim: $0.name) }
      } == presented)
    let key: LocalizedStringKey = "Find"
    #expect(
      try looks {
        $0.searchable(
          text: $1.text, tokens: $1.tokens, suggestedTokens: $1.others, isPresented: $1.isPresented, prompt: key
        ) { Text(verbatim: $0.name) }
      } == presented)
  }
}

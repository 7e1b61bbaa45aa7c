import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Suggestions and tokens of a search.
@MainActor
@Suite("Suggestions and tokens of a search")
struct SearchSuggestionTests {
  private struct Suggested: View {
    let remote: Remote<String>
    var hidden: SearchSuggestionsPlacement.Set = []
    @State private var text = ""

    init(_ remote: Remote<String>, hidden: SearchSuggestionsPlacement.Set = []) {
      self.remote = remote
      self.hidden = hidden
    }

    var body: some View {
      Text("Content")
        .searchable(text: $text)
        .searchSuggestions {
          if text != "none" {
            Place()
            Text("Red").searchCompletion("Apple")
            Text("Yellow").searchCompletion("Banana")
          }
        }
        .searchSuggestions(.hidden, for: hidden)
        .handing($text, to: remote)
    }
  }

  private struct Place: View {
    @Environment(\.searchSuggestionsPlacement) private var placement: SearchSuggestionsPlacement
    var body: some View {
      Text(verbatim: placement == .menu ? "in a menu" : placement == .content ? "over the content" : "nowhere")
    }
  }

  @Test("On a phone suggestions cover the content while the person searches, unless there are none")
  func overContent() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.phone) { Suggested(remote) }
    #expect(!host.labels.contains("Red"))
    host.change { _ = host.activate("Search") }
    #expect(host.labels.contains("Red"))
    #expect(host.labels.contains("over the content"))
    #expect(!host.labels.contains("Content"))
    host.change { _ = host.activate("Red") }
    #expect(remote.value == "Apple")
    host.change { remote.value = "none" }
    #expect(host.labels.contains("Content"))
    #expect(!host.labels.contains("Red"))
  }

  @Test("On a desktop they are a menu below the field, which a choice, Escape and leaving the field close")
  func menu() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.desktop) { Suggested(remote) }
    host.change { _ = host.activate("Search") }
    #expect(host.labels.contains("in a menu"))
    #expect(host.labels.contains("Content"))
    #expect(try #require(host.frame("Red")).minY > (try #require(host.frame("Search"))).maxY)
    host.change { host.press(.escape) }
    #expect(!host.labels.contains("Red"))
    host.change { host.type("a") }
    #expect(host.labels.contains("Red"))
    let place: CGRect = try #require(host.frame("Yellow"))
    host.send(.tap(CGPoint(x: place.midX, y: place.midY)))
    host.update()
    #expect(remote.value == "Banana")
    #expect(!host.labels.contains("Red"))
    host.change { host.type("s") }
    #expect(host.labels.contains("Red"), "the focus is in the field again")
  }

  @Test("The arrow down goes into the menu, Return chooses, and Escape comes back")
  func keys() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.desktop) { Suggested(remote) }
    host.change { _ = host.activate("Search") }
    host.change { host.press(.down) }
    host.change { host.press(.down) }
    host.change { host.press(.returnKey) }
    #expect(remote.value == "Banana")
    host.change { host.type("x") }
    host.change { host.press(.down) }
    #expect(host.labels.contains("Red"))
    host.change { host.press(.escape) }
    #expect(!host.labels.contains("Red"))
    let before: String? = remote.value
    host.change { host.type("y") }
    #expect(remote.value != before)
  }

  @Test("Suggestions are hidden in the places that the program names")
  func hidden() throws {
    let remote = Remote<String>()
    let phone = try searchWindow(.phone) { Suggested(remote, hidden: .content) }
    phone.change { _ = phone.activate("Search") }
    #expect(!phone.labels.contains("Red"))
    let desktop = try searchWindow(.desktop) { Suggested(remote, hidden: .content) }
    desktop.change { _ = desktop.activate("Search") }
    #expect(desktop.labels.contains("Red"))
    let other = try searchWindow(.desktop) { Suggested(remote, hidden: .menu) }
    other.change { _ = other.activate("Search") }
    #expect(!other.labels.contains("Red"))
    #expect(SearchSuggestionsPlacement.automatic != .menu)
  }

  private struct Kind: Identifiable, Equatable {
    var id: Int
    var name: String
    static let fruit = Kind(id: 1, name: "Fruit")
    static let leaf = Kind(id: 2, name: "Leaf")
  }

  private struct Tokens: View {
    let remote: Remote<[Kind]>
    @State private var text = ""
    @State private var tokens: [Kind] = [.fruit]
    @State private var others: [Kind] = [.leaf]

    init(_ remote: Remote<[Kind]>) { self.remote = remote }

    var body: some View {
      Text(verbatim: "Content \(text)")
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $others) { Text(verbatim: $0.name) }
        .handing($tokens, to: remote)
    }
  }

  @Test("Tokens stand before the text; the key that deletes takes the last one where no text is before the caret")
  func tokens() throws {
    let remote = Remote<[Kind]>()
    let host = try searchWindow(.desktop) { Tokens(remote) }
    #expect(try #require(host.frame("Fruit")).maxX <= (try #require(host.frame("Search"))).minX)
    host.change { _ = host.activate("Search") }
    host.change { host.type("x") }
    host.change { host.press(.backspace) }
    #expect(remote.value == [.fruit])
    host.change { host.press(.backspace) }
    #expect(remote.value == [])
    #expect(!host.labels.contains("Fruit"))
  }

  @Test("A suggested token comes into the field in the place of the text, and assistive technologies delete it")
  func suggestedTokens() throws {
    let remote = Remote<[Kind]>()
    let host = try searchWindow(.phone) { Tokens(remote) }
    host.change { _ = host.activate("Search") }
    host.change { host.type("Le") }
    host.change { _ = host.activate("Leaf") }
    #expect(remote.value == [.fruit, .leaf])
    #expect(host.element("Search")?.properties.value == "")
    let fruit = try #require(host.element("Fruit"))
    host.change { host.send(.accessibilityAction(element: fruit.id, action: .named("Delete"))) }
    #expect(remote.value == [.leaf])
    host.change { _ = host.activate("Cancel") }
    #expect(remote.value == [], "tokens go with the text")
  }

  @Test("The view of an editable token changes it")
  func editableTokens() throws {
    struct Editable: View {
      let remote: Remote<[Kind]>
      @State private var tokens: [Kind] = [.fruit, .leaf]
      init(_ remote: Remote<[Kind]>) { self.remote = remote }
      var body: some View {
        Text("Content")
          .searchable(text: .constant(""), editableTokens: $tokens, prompt: "Find") { $token in
            Button(token.name) { token.name += "s" }
          }
          .handing($tokens, to: remote)
      }
    }
    let remote = Remote<[Kind]>()
    let host = try searchWindow(.desktop) { Editable(remote) }
    host.change { _ = host.activate("Leaf") }
    #expect(remote.value?.map(\.name) == ["Fruit", "Leafs"])
  }

  @available(*, deprecated)
  @Test("All forms with tokens and suggestions can be written")
  func forms() throws {
    let text: Binding<String> = .constant("")
    let tokens: Binding<[Kind]> = .constant([.fruit])
    let yes: Binding<Bool> = .constant(false)
    let host = try window(width: 400, height: 900) {
      VStack {
        Text("1").searchable(text: text, tokens: tokens, prompt: "Key") { Text(verbatim: $0.name) }
        Text("2").searchable(text: text, tokens: tokens, isPresented: yes, prompt: Text("Text")) {
          Text(verbatim: $0.name)
        }
        Text("3").searchable(text: text, tokens: tokens, suggestedTokens: tokens, isPresented: yes) {
          Text(verbatim: $0.name)
        }
        Text("4").searchable(text: text, editableTokens: tokens, isPresented: yes, prompt: String("String")) { $token in
          Text(verbatim: token.name)
        }
        Text("5").searchable(text: text, placement: .navigationBarDrawer(displayMode: .always)) {
          Text("Suggestion").searchCompletion(Kind.leaf)
        }
        Text("6").searchable(text: text, placement: .toolbarPrincipal, prompt: "Old") { Text("Suggestion") }
      }
    }
    #expect(host.labels.filter { $0 == "Fruit" }.count == 4)
    #expect(host.labels.filter { $0 == "Search" }.count == 6)
  }
}

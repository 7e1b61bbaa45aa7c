import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What a search field does to the view that it belongs to.
@MainActor
@Suite("Searchable views")
struct SearchTests {
  /// Fruits that a search field filters, with what views inside know of the search.
  private struct Fruits: View {
    let remote: Remote<String>
    var prompt: Text?
    @State private var text = ""

    init(_ remote: Remote<String>, prompt: Text? = nil) {
      self.remote = remote
      self.prompt = prompt
    }

    var body: some View {
      VStack {
        Status()
        ForEach(["Apple", "Banana", "Cherry"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      }
      .searchable(text: $text, prompt: prompt)
      .handing($text, to: remote)
    }
  }

  private struct Status: View {
    @Environment(\.isSearching) private var isSearching: Bool
    @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction

    var body: some View {
      Text(verbatim: isSearching ? "searching" : "at rest")
      Button("Done") { dismissSearch() }
    }
  }

  @Test("A search field stands above the content, says that it is one, and its text filters", arguments: Idiom.both)
  func filters(idiom: Idiom) throws {
    let remote = Remote<String>()
    let host = try searchWindow(idiom) { Fruits(remote) }
    let field = try #require(host.element("Search"))
    #expect(field.role == .searchField)
    #expect(try #require(host.frame("Search")).maxY < (try #require(host.frame("Apple"))).minY)
    host.change { _ = host.activate("Search") }
    host.change { host.type("an") }
    #expect(remote.value == "an")
    #expect(host.labels.contains("Banana"))
    #expect(!host.labels.contains("Apple"))
  }

  @Test("Views inside know of the search from the focus on until it is dismissed, which empties the field")
  func environment() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.phone) { Fruits(remote) }
    #expect(host.labels.contains("at rest"))
    host.change { _ = host.activate("Search") }
    #expect(host.labels.contains("searching"))
    host.change { host.type("Ch") }
    host.change { _ = host.activate("Done") }
    #expect(host.labels.contains("at rest"))
    #expect(remote.value == "")
    #expect(host.element("Search")?.properties.traits.contains(.isEditing) == false)
  }

  @Test("On a phone a button cancels the search; on a desktop Escape does")
  func cancels() throws {
    let remote = Remote<String>()
    let phone = try searchWindow(.phone) { Fruits(remote) }
    #expect(!phone.labels.contains("Cancel"))
    phone.change { _ = phone.activate("Search") }
    phone.change { phone.type("x") }
    phone.change { _ = phone.activate("Cancel") }
    #expect(remote.value == "")
    #expect(phone.labels.contains("at rest"))

    let desktop = try searchWindow(.desktop) { Fruits(remote) }
    desktop.change { _ = desktop.activate("Search") }
    desktop.change { desktop.type("x") }
    #expect(!desktop.labels.contains("Cancel"))
    desktop.change { desktop.press(.escape) }
    #expect(remote.value == "")
    #expect(desktop.labels.contains("at rest"))
  }

  @Test("The button in the field empties it and keeps the focus there")
  func clears() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.desktop) { Fruits(remote) }
    #expect(!host.labels.contains("Clear text"))
    host.change { _ = host.activate("Search") }
    host.change { host.type("x") }
    host.change { _ = host.activate("Clear text") }
    #expect(remote.value == "")
    #expect(host.labels.contains("searching"))
    host.change { host.type("y") }
    #expect(remote.value == "y")
  }

  @Test("A prompt is shown in the empty field, from a text, a key or a string")
  func prompts() throws {
    let remote = Remote<String>()
    let host = try searchWindow(.desktop) { Fruits(remote, prompt: Text("Find a fruit")) }
    #expect(host.element("Search")?.properties.editing?.prompt == "Find a fruit")
    let key = try searchWindow(.desktop) { Text("a").searchable(text: .constant(""), prompt: "By key") }
    #expect(key.element("Search")?.properties.editing?.prompt == "By key")
    let string = try searchWindow(.desktop) {
      Text("a").searchable(text: .constant(""), placement: .toolbar, prompt: String("By string"))
    }
    #expect(string.element("Search")?.properties.editing?.prompt == "By string")
  }

  @Test("Return performs the actions of onSubmit(of: .search), and not those of text fields")
  func submits() throws {
    let notes = Notes()
    let host = try searchWindow(.desktop) {
      Text("a")
        .searchable(text: .constant("apple"))
        .onSubmit(of: .search) { notes.all.append("search") }
        .onSubmit { notes.all.append("text") }
    }
    host.change { _ = host.activate("Search") }
    host.change { host.press(.returnKey) }
    #expect(notes.all == ["search"])
  }

  @Test("The program begins and ends the search by a binding, and hears of the person's search by it")
  func presented() throws {
    struct Presented: View {
      let remote: Remote<Bool>
      @State private var text = ""
      @State private var isPresented = false
      var body: some View {
        Status().searchable(text: $text, isPresented: $isPresented, prompt: "Find").handing($isPresented, to: remote)
      }
      init(remote: Remote<Bool>) { self.remote = remote }
    }
    let remote = Remote<Bool>()
    let host = try searchWindow(.desktop) { Presented(remote: remote) }
    host.change { remote.value = true }
    #expect(host.labels.contains("searching"))
    #expect(host.element("Search")?.properties.traits.contains(.isEditing) == true)
    host.change { remote.value = false }
    #expect(host.element("Search")?.properties.traits.contains(.isEditing) == false)
    host.change { _ = host.activate("Search") }
    #expect(remote.value == true)
  }

  @Test("A focus state follows the search field and moves the focus there")
  func focused() throws {
    struct Focused: View {
      let remote: Remote<Bool>
      @FocusState private var isFocused: Bool
      @FocusState private var place: Int?
      var body: some View {
        VStack {
          Text(verbatim: isFocused ? "focused" : "not focused")
          Text(verbatim: place == 3 ? "third" : "elsewhere")
          Button("Go") { isFocused = true }
        }
        .searchable(text: .constant(""))
        .searchFocused($isFocused)
        .searchFocused($place, equals: 3)
      }
      init(remote: Remote<Bool>) { self.remote = remote }
    }
    let host = try searchWindow(.desktop) { Focused(remote: Remote<Bool>()) }
    #expect(host.labels.contains("not focused"))
    host.change { _ = host.activate("Go") }
    #expect(host.labels.contains("focused"))
    #expect(host.labels.contains("third"))
  }

  @Test("The program knows the selection in the search field")
  func selection() throws {
    struct Selected: View {
      let remote: Remote<TextSelection?>
      @State private var text = "apple"
      @State private var selection: TextSelection?
      var body: some View {
        Text("a").searchable(text: $text).searchSelection($selection).handing($selection, to: remote)
      }
      init(remote: Remote<TextSelection?>) { self.remote = remote }
    }
    let remote = Remote<TextSelection?>()
    let host = try searchWindow(.desktop) { Selected(remote: remote) }
    host.change { _ = host.activate("Search") }
    let text = "apple"
    #expect(remote.value == TextSelection(range: text.startIndex..<text.endIndex))
  }

  @Test("Scopes come with the first text on a phone, with the search on a desktop, or as the program says")
  func scopes() throws {
    struct Scoped: View {
      let activation: SearchScopeActivation?
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        let view = Text(verbatim: "scope \(scope)").searchable(text: $text)
        if let activation {
          view.searchScopes($scope, activation: activation) { choices }
        } else {
          view.searchScopes($scope) { choices }
        }
      }
      @ViewBuilder private var choices: some View {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      init(_ activation: SearchScopeActivation? = nil) { self.activation = activation }
    }
    func shown(_ idiom: Idiom, _ activation: SearchScopeActivation?) throws -> [Bool] {
      let host = try searchWindow(idiom) { Scoped(activation) }
      var shown: [Bool] = [host.labels.contains("Two")]
      host.change { _ = host.activate("Search") }
      shown.append(host.labels.contains("Two"))
      host.change { host.type("x") }
      shown.append(host.labels.contains("Two"))
      return shown
    }
    #expect(try shown(.phone, nil) == [false, false, true])
    #expect(try shown(.desktop, nil) == [false, true, true])
    #expect(try shown(.desktop, .onTextEntry) == [false, false, true])
    #expect(try shown(.phone, .onSearchPresentation) == [false, true, true])
    #expect(try shown(.phone, .automatic) == [false, false, true])
    let host = try searchWindow(.desktop) { Scoped() }
    host.change { _ = host.activate("Search") }
    host.change { _ = host.activate("Two") }
    #expect(host.labels.contains("scope 2"))
  }

  @Test("A view that says that nothing was found names what was searched for")
  func unavailable() throws {
    let host = try searchWindow(.desktop) { ContentUnavailableView.search.searchable(text: .constant("fig")) }
    #expect(host.labels.contains("No Results for “fig”"))
  }

  @Test("A container that shows the field takes it from the view, wherever it stands")
  func taken() throws {
    struct Bar<Content: View>: View {
      let content: Content
      @State private var searches: [SearchPresentation] = []
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        VStack {
          content
          ForEach(searches) { SearchFieldPlace($0) }
        }
        .onPreferenceChange(SearchPresentationsKey.self) { searches = $0 }
      }
    }
    let remote = Remote<String>()
    let host = try searchWindow(.desktop) { Bar { Fruits(remote).searchToolbarBehavior(.minimize) } }
    #expect(host.labels.filter { $0 == "Search" }.count == 1)
    #expect(try #require(host.frame("Search")).minY > (try #require(host.frame("Cherry"))).maxY)
    host.change { _ = host.activate("Search") }
    host.change { host.type("an") }
    #expect(remote.value == "an")
    #expect(host.labels.contains("searching"))

    struct Inside: View {
      @Environment(\.searchPresentation) private var search: SearchPresentation?
      var body: some View {
        Text("Content")
        if let search {
          SearchFieldPlace(search)
          Text(verbatim: "\(search.traits.keepsTitle) \(search.traits.placement.place == .sidebar)")
        }
      }
    }
    let inner = try searchWindow(.desktop) {
      VStack { Inside() }
        .searchable(text: .constant(""), placement: .sidebar)
        .searchPresentationToolbarBehavior(.avoidHidingContent)
    }
    #expect(inner.labels == ["Content", "Search", "true true"])
  }
}

@MainActor
final class Notes {
  var all: [String] = []
  nonisolated init() {}
}

extension Idiom {
  static let both: [Idiom] = [.phone, .desktop]
}

@MainActor
func searchWindow(_ idiom: Idiom, @ViewBuilder root: () -> some View) throws -> HeadlessHost {
  try window(width: 400, height: 400, settings: HostSettings(idiom: idiom), root: root)
}

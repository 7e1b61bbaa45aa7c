import SwiftUI

/// Lists in their styles, with sections, separators and a selection.
struct ListsPage: View {
  @State private var selection: String? = "Banana"
  @State private var several: Set<String> = ["Apple", "Cherry"]

  var body: some View {
    Example("Cards") {
      List {
        Section("Fruit") {
          Text("Apple").badge(3)
          Label("Banana", systemImage: "star")
        }
        Section {
          LabeledContent("Harvest", value: "September")
          Text("Without a line").listRowSeparator(.hidden)
          Text("With a ground").listRowBackground(Color.yellow.opacity(0.3))
        } footer: {
          Text("A footer says something about the rows.")
        }
      }
      .listStyle(.insetGrouped)
      .frame(height: 420)
    }
    Example("Plain, with a selection") {
      List(["Apple", "Banana", "Cherry"], id: \.self, selection: $selection) { name in
        Text(name).swipeActions { Button("Flag") {}.tint(.orange) }
      }
      .listStyle(.plain)
      .refreshable {}
      .frame(height: 150)
    }
    Example("Every other row") {
      List(["Apple", "Banana", "Cherry", "Date"], id: \.self, selection: $several) { Text($0) }
        .alternatingRowBackgrounds()
        .listStyle(.plain)
        .frame(height: 190)
    }
    Example("Edited") {
      EditedList().frame(height: 230)
    }
    Example("Searched") {
      SearchedList().frame(height: 230)
    }
    Example("Sidebar with sections that close") {
      SidebarSections().frame(height: 230)
    }
  }
}

/// A list whose rows are deleted and moved.
private struct EditedList: View {
  @State private var names = ["Mail", "News", "Weather"]
  @State private var mode = EditMode.active

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, $mode)
  }
}

/// A list that is searched by a text and tokens, in scopes.
private struct SearchedList: View {
  struct Kind: Identifiable {
    let id: String
  }

  private let names = ["Apple", "Banana", "Cherry", "Grape"]
  @State private var text = "e"
  @State private var kinds = [Kind(id: "Fruit")]
  @State private var isRipe = true
  @State private var isSearching = false

  var body: some View {
    List(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
      .listStyle(.plain)
      .searchable(text: $text, tokens: $kinds, isPresented: $isSearching, prompt: "Find a fruit") { Text($0.id) }
      .searchScopes($isRipe, activation: .onTextEntry) {
        Text("Ripe").tag(true)
        Text("All").tag(false)
      }
      .searchSuggestions { if text == "A" { Text("Apple").searchCompletion("Apple") } }
  }
}

/// Sections with a button that closes them.
private struct SidebarSections: View {
  @State private var isFirstOpen = true
  @State private var isSecondOpen = false

  var body: some View {
    List {
      Section("Mine", isExpanded: $isFirstOpen) {
        Label("Letters", systemImage: "folder")
        Label("Music", systemImage: "music.note")
      }
      .sectionActions { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
      Section("Places", isExpanded: $isSecondOpen) {
        Text("Home")
      }
    }
    .listStyle(.sidebar)
  }
}

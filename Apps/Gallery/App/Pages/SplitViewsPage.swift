import SwiftUI

/// Split views: columns beside each other where there is room, and one stack where there is none.
struct SplitViewsPage: View {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    Example("Two columns") {
      SplitFrame { Planets() }
    }
    Example("Three columns") {
      SplitFrame { Library() }
    }
    Example("Leading columns over the detail") {
      SplitFrame {
        NavigationSplitView(columnVisibility: $visibility) {
          List(["Inbox", "Drafts", "Sent"], id: \.self) { Text($0) }
            .navigationTitle("Folders")
        } detail: {
          Text("The detail keeps its width")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Letter")
        }
        .navigationSplitViewStyle(.prominentDetail)
      }
      Text("The button in the bar, or a press beside the folders, takes them away.").font(.caption)
    }
    Example("Inspector") {
      SplitFrame { Poster() }
    }
  }
}

/// A picture with its settings in an inspector, which is a sheet where there is no room beside it.
private struct Poster: View {
  @State private var showsSettings = false
  @State private var hue = 0.6

  var body: some View {
    VStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(Color(hue: hue, saturation: 0.7, brightness: 0.8))
        .frame(width: 120, height: 80)
        .accessibilityElement()
        .accessibilityLabel("Poster")
      Toggle("Settings", isOn: $showsSettings).toggleStyle(.button)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .inspector(isPresented: $showsSettings) {
      Form { Slider(value: $hue) { Text("Hue") } }
        .inspectorColumnWidth(min: 180, ideal: 220, max: 300)
    }
  }
}

/// A selection in the sidebar drives the detail, where a link pushes further screens.
private struct Planets: View {
  @State private var planet: String?
  private let names: [String] = ["Mercury", "Venus", "Earth", "Mars"]

  var body: some View {
    NavigationSplitView {
      List(names, id: \.self, selection: $planet) { Label($0, systemImage: "globe") }
        .navigationTitle("Planets")
        .navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 240)
    } detail: {
      NavigationStack {
        if let planet {
          PlanetDetail(name: planet)
        } else {
          ContentUnavailableView("No Planet", systemImage: "globe", description: Text("Choose one in the list."))
        }
      }
    }
  }
}

private struct PlanetDetail: View {
  let name: String

  var body: some View {
    VStack(spacing: 12) {
      Text(name).font(.title)
      NavigationLink("Moons") { Text("The moons of \(name)").navigationTitle("Moons") }
    }
    .navigationTitle(name)
  }
}

/// The sidebar decides about the middle column, and that one about the detail.
private struct Library: View {
  @State private var shelf: String? = "History"
  @State private var book: Int?

  var body: some View {
    NavigationSplitView {
      List(["History", "Travel"], id: \.self, selection: $shelf) { Text($0) }
        .navigationTitle("Shelves")
        .navigationSplitViewColumnWidth(140)
    } content: {
      List(1..<6, id: \.self, selection: $book) { Text("\(shelf ?? "Book") \($0)") }
        .navigationTitle(shelf ?? "Books")
    } detail: {
      Text(book.map { "Pages of volume \($0)" } ?? "No book")
        .navigationTitle("Book")
    }
  }
}

/// A window in the page.
private struct SplitFrame<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .frame(height: 320)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator, lineWidth: 1) }
  }
}

#Preview("Split Views") { SplitViewsPage() }

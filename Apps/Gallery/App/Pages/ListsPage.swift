import SwiftUI

/// Lists in their styles, with sections, separators and a selection.
struct ListsPage: View {
  @State private var selection: String? = "Banana"
  @State private var several: Set<String> = ["Apple", "Cherry"]

  var body: some View {
    Example("Cards") {
      List {
        Section("Fruit") {
          Text("Apple").badgeText("3")
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
      List(["Apple", "Banana", "Cherry"], id: \.self, selection: $selection) { Text($0) }
        .listStyle(.plain)
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

extension View {
  /// A short text at the trailing edge of a row.
  fileprivate func badgeText(_ text: String) -> some View {
    HStack {
      self
      Spacer()
      Text(text).foregroundStyle(.secondary)
    }
  }
}

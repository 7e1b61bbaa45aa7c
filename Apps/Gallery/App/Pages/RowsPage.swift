import SwiftUI

/// Rows and sections of lists, and what can be said about them.
struct RowsPage: View {
  var body: some View {
    Example("Rows") {
      List {
        Label("Tinted icon", systemImage: "leaf").listItemTint(.green)
        Text("Far from the edge").listRowInsets(EdgeInsets(top: 4, leading: 60, bottom: 4, trailing: 8))
        Text("A red line below").listRowSeparatorTint(.red, edges: .bottom)
        Text("No line below").listRowSeparator(.hidden, edges: .bottom)
        Text("A ground of its own").listRowBackground(Color.yellow.opacity(0.3))
        Text("A number that matters").badge(7).badgeProminence(.increased)
      }
      .listStyle(.plain)
      .frame(height: 300)
    }
    Example("Spacing between rows") {
      List {
        Text("One")
        Text("Two")
      }
      .listStyle(.insetGrouped).listRowSpacing(12)
      .frame(height: 170)
    }
    Example("Spacing and lines of sections") {
      List {
        Section("Compact") { Text("One") }.listSectionSeparator(.hidden)
        Section("Below it") { Text("Two") }.listSectionSeparatorTint(.purple)
      }
      .listStyle(.plain).listSectionSpacing(4)
      .frame(height: 200)
    }
    Example("On a ground behind the list") {
      List { Text("One") }
        .listStyle(.insetGrouped).scrollContentBackground(.hidden).background(Color.mint.opacity(0.4))
        .frame(height: 120)
    }
    Example("Every other row") {
      List(["Apple", "Banana", "Cherry", "Date"], id: \.self) { Text($0) }
        .listStyle(.plain).alternatingRowBackgrounds()
        .frame(height: 190)
    }
  }
}

#Preview("Rows") { RowsPage() }

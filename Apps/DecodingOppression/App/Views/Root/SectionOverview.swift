import SwiftUI

/// The middle column of the sidebar's items beside Analyze.
struct SectionOverview: View {
  let item: SidebarItem

  var body: some View {
    ContentUnavailableView(item.title, systemImage: item.symbolName, description: Text("Coming in T8"))
      .navigationTitle(item.title)
  }
}

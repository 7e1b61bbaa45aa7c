import SwiftUI

/// Tab views in their styles.
struct TabsPage: View {
  @State private var tab = "home"
  @State private var page = 1
  @State private var customization = TabViewCustomization()

  var body: some View {
    Example("Tabs") {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") { Text("At home") }
        Tab("Mail", systemImage: "envelope", value: "mail") { Text("Three letters") }.badge(3)
        Tab("Away", systemImage: "airplane", value: "away") { Text("Away") }.disabled(true)
      }
      .tabViewBottomAccessory { Text("An accessory at the bar") }
      .frame(height: 220)
    }
    Example("The older way") {
      TabView {
        Text("First").tabItem { Label("First", systemImage: "1.circle") }
        Text("Second").tabItem { Label("Second", systemImage: "2.circle") }
      }
      .frame(height: 160)
    }
    Example("A sidebar, where there is room") {
      TabView {
        Tab("Today", systemImage: "sun.max") { Text("Today") }.customizationID("today")
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note") { Text("Songs") }.customizationID("songs")
          Tab("Books", systemImage: "book") { Text("Books") }.customizationID("books")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("Header").font(.headline) }
      .tabViewSidebarFooter { Text("Footer").font(.caption) }
      .tabViewSidebarBottomBar { Text("Bottom").font(.caption) }
      .frame(height: 280)
    }
    Example("Pages") {
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          Text("Page \(number + 1)").frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint.opacity(0.3))
            .tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .frame(height: 160)
    }
  }
}

#Preview("Tabs") { TabsPage() }

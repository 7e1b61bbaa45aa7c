import SwiftUI

/// The sidebar, the history and the shown screen side by side (behaviours 11, 92).
struct PolicyColumns: View {
  let dependencies: AppDependencies
  @Bindable var navigation: AppNavigation

  var body: some View {
    NavigationSplitView {
      List(SidebarItem.allCases, selection: $navigation.section) { item in
        Label(item.title, systemImage: item.symbolName)
      }
      .navigationTitle("Decoding Oppression")
      .navigationSplitViewColumnWidth(200)
    } content: {
      column.navigationSplitViewColumnWidth(min: 280, ideal: 320, max: 420)
    } detail: {
      PolicyDetail(dependencies: dependencies, navigation: navigation)
    }
  }

  @ViewBuilder private var column: some View {
    switch navigation.section {
    case .analyze?, nil: PolicyHistoryView(dependencies: dependencies, navigation: navigation)
    case .training?: SectionOverview(item: .training)
    case .validation?: SectionOverview(item: .validation)
    case .data?: WordListColumn(dependencies: dependencies, navigation: navigation)
    }
  }
}

/// The detail column: the screen that was opened last, with the way back to the one before.
private struct PolicyDetail: View {
  let dependencies: AppDependencies
  let navigation: AppNavigation
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(palette.ground.color)
      .environment(\.readsTitles, navigation.readsTitles)
      .toolbar {
        if navigation.section == .data, navigation.wordList != nil {
          ToolbarItem(placement: .navigation) {
            Button("Data", systemImage: "chevron.backward") { navigation.wordList = nil }
          }
        }
        if navigation.path.count > 1, navigation.section == .analyze || navigation.section == nil {
          ToolbarItem(placement: .navigation) {
            Button("Back", systemImage: "chevron.backward") { navigation.goBack() }
              .keyboardShortcut("[", modifiers: .command)
          }
        }
      }
  }

  @ViewBuilder private var content: some View {
    if let section = navigation.section, section != .analyze {
      if section == .data, let path = navigation.wordList {
        WordListView(path: path, dependencies: dependencies, analysis: navigation.selectedAnalysis).id(path)
      } else {
        SectionPage(item: section, dependencies: dependencies, navigation: navigation, showsLists: false)
      }
    } else if let screen = navigation.path.last {
      // By its value, so that another policy is another screen with a state of its own.
      AppScreenView(screen: screen, dependencies: dependencies, navigation: navigation).id(screen)
    } else {
      ContentUnavailableView(
        "No Policy Chosen", systemImage: "doc.text.magnifyingglass",
        description: Text("Choose an analysis in the list, or add a PDF."))
    }
  }
}

import SwiftUI

/// The middle column of Training and Validation: what the section is for.
struct SectionOverview: View {
  let item: SidebarItem

  var body: some View {
    ContentUnavailableView(item.title, systemImage: item.symbolName, description: Text(verbatim: item.purpose))
      .navigationTitle(item.title)
  }
}

/// The page of a section.
struct SectionPage: View {
  let item: SidebarItem
  let dependencies: AppDependencies
  let navigation: AppNavigation
  let showsLists: Bool

  var body: some View {
    switch item {
    case .training: TrainingView(dependencies: dependencies)
    case .validation: ValidationView(dependencies: dependencies)
    case .data: DataView(dependencies: dependencies, navigation: navigation, showsLists: showsLists)
    case .analyze: EmptyView()
    }
  }
}

extension SidebarItem {
  /// The purpose of the section, as a sentence.
  var purpose: String {
    switch self {
    case .analyze: "Analyses of policies."
    case .training: "A local model learns from sentences whose reading is known."
    case .validation: "How often each tier reads a sentence as a reader does."
    case .data: "What the app keeps, and the word lists."
    }
  }
}

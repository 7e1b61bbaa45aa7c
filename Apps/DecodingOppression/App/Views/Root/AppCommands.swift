import SwiftUI

/// The app's own menus.
public struct AppCommands: Commands {
  private let navigation: AppNavigation

  public init(navigation: AppNavigation) { self.navigation = navigation }

  public var body: some Commands {
    CommandMenu("Policy") {
      Button("Analyze the Sample Ordinance") {
        if let sample = BundledPolicy.url { navigation.analyze(sample) }
      }
      .keyboardShortcut("o", modifiers: [.command, .shift])
      Divider()
      Button("Show All Clauses") {
        if let analysis = navigation.selectedAnalysis { navigation.open(.clauses(.all, analysis)) }
      }
      .keyboardShortcut("l", modifiers: .command)
      .disabled(navigation.selectedAnalysis == nil)
      ForEach(DrillDown.allCases, id: \.self) { drillDown in
        Button("Show \(drillDown.title)") {
          if let analysis = navigation.selectedAnalysis { navigation.open(.drillDown(drillDown, analysis)) }
        }
        .disabled(navigation.selectedAnalysis == nil)
      }
      Divider()
      Button("Back") { navigation.goBack() }
        .keyboardShortcut("[", modifiers: .command)
        .disabled(navigation.path.count < 2)
    }
    CommandMenu("Section") {
      ForEach(Array(SidebarItem.allCases.enumerated()), id: \.element) { index, item in
        Button(item.title) { navigation.section = item }
          .keyboardShortcut(KeyEquivalent(Character(String(index + 1))), modifiers: .command)
      }
    }
  }
}

import SwiftData
import SwiftUI

/// The kept data with its place, and the word lists (behaviour 93).
struct DataView: View {
  @Query private var analyses: [PolicyAnalysis]
  @State private var problem: String?
  @State private var isResetting: Bool = false
  /// Raised by changes of files, which nothing else tells.
  @State private var changes: Int = 0
  @Environment(\.palette) private var palette: Palette
  private let dependencies: AppDependencies
  private let navigation: AppNavigation
  private let showsLists: Bool

  /// - Parameter showsLists: Whether the page links to the word lists, which a wide window has in a column.
  init(dependencies: AppDependencies, navigation: AppNavigation, showsLists: Bool) {
    self.dependencies = dependencies
    self.navigation = navigation
    self.showsLists = showsLists
  }

  var body: some View {
    let _ = changes
    ResultPage(title: "Data", navigationTitle: "Data") {
      PageSection("Files") {
        ValueRow(name: "Folder", value: dependencies.folder.path)
        ValueRow(name: "Analyses", value: String(analyses.count))
        ValueRow(name: "Local model", value: model)
        if dependencies.modelStore.isAvailable {
          Button("Remove the Local Model", role: .destructive) { perform { try dependencies.modelStore.remove() } }
        }
        if let problem { ProblemNote(sentence: problem) }
      }
      PageSection("Word lists") {
        ValueRow(name: "In use", value: dependencies.wordLists.isEdited ? "Edited here" : "Those of the app")
        if let problem = dependencies.wordLists.problem { ProblemNote(sentence: problem) }
        if dependencies.wordLists.isEdited {
          Button("Go Back to the Lists of the App", role: .destructive) { isResetting = true }
        }
        if showsLists {
          ForEach(dependencies.lexicon.listPaths, id: \.self) { path in
            LinkRow(title: "\(Lexicon.title(of: path))", hint: "Opens the list") { navigation.open(.wordList(path)) }
          }
        }
      }
    }
    .confirmationDialog("Go back to the lists of the app?", isPresented: $isResetting, titleVisibility: .visible) {
      Button("Go Back", role: .destructive) { perform { try dependencies.wordLists.reset() } }
    } message: {
      Text("Your changes of the lists are lost.")
    }
  }

  private var model: String {
    guard let model = dependencies.modelStore.model else { return "None" }
    return "\(model.sentences) sentences"
  }

  private func perform(_ work: () throws -> Void) {
    do {
      try work()
      problem = nil
      dependencies.modelDownloadManager.modelWasInstalled()
    } catch {
      problem = "That could not be done (\(error.localizedDescription)); check that you may write to the folder."
    }
    changes += 1
  }
}

/// The word lists by name, for the middle column.
struct WordListColumn: View {
  let dependencies: AppDependencies
  @Bindable var navigation: AppNavigation

  var body: some View {
    List(selection: $navigation.wordList) {
      ForEach(dependencies.lexicon.listPaths, id: \.self) { path in
        Text(verbatim: Lexicon.title(of: path)).tag(path)
      }
    }
    .navigationTitle("Word Lists")
  }
}

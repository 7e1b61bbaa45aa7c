import SwiftUI

/// Edits a word list, and shows the effect of a change on the open analysis before the change is saved.
struct WordListView: View {
  @State private var viewModel: WordListViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  private let canSave: Bool

  init(path: String, dependencies: AppDependencies, analysis: PolicyAnalysis?) {
    canSave = dependencies.wordLists.file != nil
    _viewModel = State(
      initialValue: WordListViewModel(path: path, wordLists: dependencies.wordLists, analysis: analysis))
  }

  var body: some View {
    List {
      Section {
        if let note = viewModel.list.note { Text(verbatim: note) }
        HStack {
          TextField("New term", text: $viewModel.newTerm).onSubmit { viewModel.add() }
          Button("Add") { viewModel.add() }
            .disabled(viewModel.newTerm.trimmingCharacters(in: .whitespaces).isEmpty)
        }
        if let problem = viewModel.problem { ProblemNote(sentence: problem) }
        if viewModel.isChanged { changes }
      }
      Section("\(viewModel.list.terms.count) terms") {
        ForEach(viewModel.terms, id: \.term) { entry in
          WordListRow(entry: entry) { viewModel.remove(entry) }
        }
      }
    }
    .navigationTitle(Lexicon.title(of: viewModel.path))
    .searchable(text: $viewModel.searchText, prompt: "A term")
  }

  @ViewBuilder private var changes: some View {
    if let effect = viewModel.effect {
      Text(verbatim: sentence(effect)).fixedSize(horizontal: false, vertical: true)
    }
    HStack {
      Button("Save") { viewModel.save() }
        .buttonStyle(.borderedProminent)
        .disabled(!canSave)
        .accessibilityHint("Uses the list from the next analysis on")
      Button("Discard") { viewModel.discard() }
    }
    if !canSave {
      Text("The lists of this run come from a file; change that file.").font(.footnote)
        .foregroundStyle(palette.secondaryText.color)
    }
  }

  private func sentence(_ effect: WordListViewModel.Effect) -> String {
    let count: String = effect.changed.count == 1 ? "1 clause is" : "\(effect.changed.count) clauses are"
    let numbers: [String] = [effect.before, effect.after].map { ScoreText.twoDecimals($0.coi, locale: locale) }
    return
      "“\(effect.policyName)”: \(count) read otherwise. Its index goes from \(numbers[0]) "
      + "(\(effect.before.verdict.text)) to \(numbers[1]) (\(effect.after.verdict.text))."
  }
}

/// A term with its note.
private struct WordListRow: View {
  let entry: Lexicon.Entry
  let remove: @MainActor () -> Void
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.term)
        if let note = entry.standsFor ?? entry.note {
          Text(verbatim: note).font(.footnote).foregroundStyle(palette.secondaryText.color)
        }
      }
      .accessibilityElement(children: .combine)
      Spacer(minLength: 8)
      Button("Remove “\(entry.term)”", systemImage: "minus.circle", action: remove)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
  }
}

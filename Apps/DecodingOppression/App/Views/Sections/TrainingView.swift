import SwiftData
import SwiftUI

/// The sentences that a local model is trained with, and the training (behaviour 93).
struct TrainingView: View {
  @Query(sort: \Correction.dateCorrected, order: .reverse) private var corrections: [Correction]
  @State private var viewModel = TrainingViewModel()
  @Environment(\.modelContext) private var context: ModelContext
  @Environment(\.palette) private var palette: Palette
  private let dependencies: AppDependencies

  init(dependencies: AppDependencies) { self.dependencies = dependencies }

  var body: some View {
    ResultPage(title: "Training", navigationTitle: "Training") {
      PageSection("Sentences") {
        ValueRow(name: "Sentences of the app", value: String(viewModel.knownCount))
        ValueRow(name: "Your corrections", value: String(corrections.count))
        Text("Correct the reading of a clause on its screen; the correction is used for training.")
          .font(.footnote).foregroundStyle(palette.secondaryText.color)
        Button(viewModel.isTraining ? "Training…" : "Train the Model") {
          Task { await viewModel.train(corrections: corrections, deps: dependencies) }
        }
        .buttonStyle(.borderedProminent)
        .disabled(viewModel.isTraining)
        .accessibilityHint("Replaces the local model")
        if let outcome = viewModel.outcome { Text(verbatim: outcome) }
        if let problem = viewModel.problem { ProblemNote(sentence: problem) }
      }
      if !corrections.isEmpty {
        PageSection("Corrections") {
          ForEach(corrections) { correction in
            CorrectionRow(correction: correction) {
              viewModel.delete(correction, in: context)
            }
          }
        }
      }
    }
    .onChange(of: viewModel.outcome) { _, outcome in
      if let outcome { AccessibilityNotification.Announcement(outcome).post() }
    }
  }
}

/// A corrected clause with its right reading.
private struct CorrectionRow: View {
  let correction: Correction
  let delete: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: correction.text).lineLimit(3)
        Text(verbatim: correction.label.displayName).font(.footnote.weight(.semibold))
      }
      .accessibilityElement(children: .combine)
      Spacer(minLength: 8)
      Button("Delete", systemImage: "trash", role: .destructive, action: delete).labelStyle(.iconOnly)
    }
  }
}

/// A sentence that says what went wrong.
struct ProblemNote: View {
  let sentence: String
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    Label {
      Text(verbatim: sentence).fixedSize(horizontal: false, vertical: true)
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(palette.moderate.color)
    }
  }
}

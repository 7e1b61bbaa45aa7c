import SwiftData
import SwiftUI

/// Lets a person say how a clause is to be read; the Training section uses it.
struct ClauseCorrection: View {
  @Query private var corrections: [Correction]
  @State private var problem: String?
  @Environment(\.modelContext) private var context: ModelContext
  private let text: String
  private let now: @Sendable () -> Date

  init(text: String, now: @escaping @Sendable () -> Date) {
    self.text = text
    self.now = now
    _corrections = Query(filter: #Predicate<Correction> { $0.text == text })
  }

  var body: some View {
    PageSection("Your reading") {
      LabeledContent("Right reading") {
        Picker("Right reading", selection: reading) {
          Text("As it was read").tag(ClauseLabel?.none)
          ForEach(ClauseLabel.all, id: \.name) { label in
            Text(verbatim: label.displayName).tag(Optional(label))
          }
        }
        .labelsHidden()
        .accessibilityHint("Keeps a correction for the training of a model")
      }
      if let problem { ProblemNote(sentence: problem) }
    }
  }

  private var reading: Binding<ClauseLabel?> {
    Binding {
      corrections.first?.label
    } set: { label in
      do {
        try Correction.keep(label, of: text, at: now(), in: context)
        problem = nil
      } catch {
        problem = "The correction could not be kept (\(error.localizedDescription)); try again."
      }
    }
  }
}

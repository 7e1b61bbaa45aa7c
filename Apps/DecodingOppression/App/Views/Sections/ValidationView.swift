import SwiftUI

/// How often the tiers read known sentences as a reader does (behaviour 93).
struct ValidationView: View {
  @State private var viewModel = ValidationViewModel()
  @Environment(\.palette) private var palette: Palette
  @Environment(\.locale) private var locale: Locale
  private let dependencies: AppDependencies

  init(dependencies: AppDependencies) { self.dependencies = dependencies }

  var body: some View {
    ResultPage(title: "Validation", navigationTitle: "Validation") {
      PageSection("Agreement with readers") {
        if let problem = viewModel.problem { ProblemNote(sentence: problem) }
        ForEach(viewModel.readings) { reading in
          ValueRow(
            name: reading.name,
            value: ShareText.percent(reading.agreement, locale: locale),
            spoken: "\(ShareText.percent(reading.agreement, locale: locale)), \(reading.sentence)")
        }
        Text("The sentences were written for the app. They are not used for training.")
          .font(.footnote).foregroundStyle(palette.secondaryText.color)
      }
      ForEach(viewModel.readings) { reading in
        if !reading.disagreements.isEmpty {
          PageSection("Read otherwise: \(reading.name)") {
            ForEach(reading.disagreements.prefix(50)) { item in
              VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: item.text)
                Text("Right: \(item.right.displayName). Read as: \(item.found.displayName).")
                  .font(.footnote).foregroundStyle(palette.secondaryText.color)
              }
              .frame(maxWidth: .infinity, alignment: .leading)
              .accessibilityElement(children: .combine)
            }
          }
        }
      }
    }
    .onAppear { viewModel.measure(deps: dependencies) }
  }
}

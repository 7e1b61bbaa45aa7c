import SwiftUI

/// Makes a report and offers it for sharing (behaviours 80 to 84).
struct ExportView: View {
  @State private var viewModel: ExportViewModel
  @Environment(\.palette) private var palette: Palette
  @Environment(\.dismiss) private var dismiss: DismissAction
  private let analysis: PolicyAnalysis

  init(analysis: PolicyAnalysis, dependencies: AppDependencies) {
    self.analysis = analysis
    let exporter = ReportExporter(
      locale: dependencies.locale, timeZone: dependencies.timeZone, wordLists: dependencies.wordLists)
    _viewModel = State(initialValue: ExportViewModel(exporter: exporter))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Export").font(.title2.bold()).screenTitle()
        Spacer()
        Button("Done") { dismiss() }.keyboardShortcut(.cancelAction)
      }
      ForEach(ExportFormat.allCases, id: \.self) { format in
        Button {
          Task { await viewModel.export(analysis: analysis, format: format) }
        } label: {
          Label(format.title, systemImage: format.symbolName).frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(.bordered)
        .accessibilityHint(format.hint)
        .disabled(viewModel.isGenerating)
      }
      outcome
    }
    .padding(20)
    .tint(palette.accent.color)
  }

  @ViewBuilder private var outcome: some View {
    if viewModel.isGenerating {
      ProgressView("Making the file…")
    } else if let message = viewModel.errorMessage {
      VStack(alignment: .leading, spacing: 8) {
        Label {
          Text(verbatim: message)
        } icon: {
          Image(systemName: "exclamationmark.triangle").foregroundStyle(palette.high.color)
        }
        Button("Try Again") { Task { await viewModel.tryAgain(analysis: analysis) } }
      }
    } else if let item = viewModel.exportedItem {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: "“\(item.url.lastPathComponent)” is ready.").foregroundStyle(palette.secondaryText.color)
        ShareLink(item: item.url)
      }
    }
  }
}

extension ExportFormat {
  /// The button's label.
  var title: String {
    switch self {
    case .pdf: "PDF Report"
    case .json: "JSON Data"
    case .csv: "Table of Clauses"
    }
  }

  var symbolName: String {
    switch self {
    case .pdf: "doc.richtext"
    case .json: "curlybraces"
    case .csv: "tablecells"
    }
  }

  var hint: String {
    switch self {
    case .pdf: "Creates a printable report"
    case .json: "Creates a data file"
    case .csv: "Creates a file for spreadsheets"
    }
  }
}

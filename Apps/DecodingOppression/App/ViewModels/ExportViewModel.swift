import Foundation
import Observation
import UniformTypeIdentifiers

/// Makes the files of an export (behaviours 80 to 84).
@Observable
@MainActor
public final class ExportViewModel {
  /// A file that was made.
  public struct Item: Hashable, Sendable {
    public var url: URL
    public var contentType: UTType
  }

  /// Whether a file is being made (behaviour 82).
  public private(set) var isGenerating: Bool = false
  /// Why no file was made, as a sentence (behaviour 84).
  public private(set) var errorMessage: String?
  /// The last file (behaviour 80).
  public private(set) var exportedItem: Item?
  /// The format asked for last, for another try.
  public private(set) var format: ExportFormat?

  private let exporter: ReportExporter

  public init(exporter: ReportExporter) { self.exporter = exporter }

  /// Makes a file in the temporary folder; one that was made before on the same day is replaced.
  public func export(analysis: PolicyAnalysis, format: ExportFormat) async {
    guard !isGenerating else { return }
    isGenerating = true
    errorMessage = nil
    exportedItem = nil
    self.format = format
    // The screen shows that it is under way before the work takes the main actor.
    await Task.yield()
    do throws(ExportError) {
      let url: URL =
        switch format {
        case .pdf: try exporter.exportPDF(analysis)
        case .json: try exporter.exportJSON(analysis)
        case .csv: try exporter.exportCSV(analysis)
        }
      exportedItem = Item(url: url, contentType: format.contentType)
    } catch {
      errorMessage = error.errorDescription
    }
    isGenerating = false
  }

  /// Makes the file again whose making failed.
  public func tryAgain(analysis: PolicyAnalysis) async {
    if let format { await export(analysis: analysis, format: format) }
  }
}

extension ExportFormat {
  public var contentType: UTType {
    switch self {
    case .pdf: .pdf
    case .json: .json
    case .csv: .commaSeparatedText
    }
  }
}

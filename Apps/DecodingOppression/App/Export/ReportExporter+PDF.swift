import Foundation
import SwiftUI

extension ReportExporter {
  /// The printed report: scores, tiers, charts and all clauses in full (behaviour 79), as a PDF file with tags, by which
  /// screen readers find headings, tables and descriptions of the charts.
  ///
  /// Equal analyses give equal files but for the date at which a file was made, which the system writes.
  /// - Throws: ``ExportError/failed(_:)`` when nothing can be drawn.
  @MainActor
  public func pdf(_ analysis: PolicyAnalysis) throws(ExportError) -> Data {
    let lists: WordLists.Compiled? = wordLists?.current
    let contents = ReportContents(analysis, lists: lists, locale: locale, timeZone: timeZone)
    let data = NSMutableData()
    var mediaBox = CGRect(origin: .zero, size: ReportStyle.pageSize)
    let information: [String: Any] = [
      kCGPDFContextTitle as String: contents.policyName, kCGPDFContextCreator as String: "Decoding Oppression",
      kCGPDFContextSubject as String: "Policy Analysis Report",
    ]
    guard let consumer = CGDataConsumer(data: data as CFMutableData),
      let context = CGContext(consumer: consumer, mediaBox: &mediaBox, information as CFDictionary)
    else { throw .failed(analysis.policyName) }
    let blocks: [ReportBlock] = ReportBlocks(contents, analysis: analysis, history: lists?.history).blocks
    let language: String = lists?.lexicon.language ?? ReportPrinter.language
    ReportPrinter(context: context, policyName: contents.policyName, textLanguage: language).draw(blocks)
    context.closePDF()
    guard data.length > 0 else { throw .failed(analysis.policyName) }
    return data as Data
  }

  /// Writes the printed report and returns where it is.
  /// - Parameter url: The destination; nil takes ``destination(for:format:)``.
  /// - Throws: ``ExportError``.
  @MainActor @discardableResult
  public func exportPDF(_ analysis: PolicyAnalysis, to url: URL? = nil) throws(ExportError) -> URL {
    let target: URL = url ?? destination(for: analysis, format: .pdf)
    try save(try pdf(analysis), to: target)
    return target
  }
}

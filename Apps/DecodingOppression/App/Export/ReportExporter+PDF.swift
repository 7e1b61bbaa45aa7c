import Foundation
import SwiftUI

extension ReportExporter {
  /// The printed report: a summary page, then the table of all clauses (behaviour 79).
  ///
  /// Equal analyses give equal files but for the date at which a file was made, which the system writes.
  /// - Throws: ``ExportError/failed(_:)`` when nothing can be drawn.
  @MainActor
  public func pdf(_ analysis: PolicyAnalysis) throws(ExportError) -> Data {
    let contents = ReportContents(analysis, locale: locale, timeZone: timeZone)
    let data = NSMutableData()
    var mediaBox = CGRect(origin: .zero, size: ReportStyle.pageSize)
    let information: [String: Any] = [
      kCGPDFContextTitle as String: contents.policyName, kCGPDFContextCreator as String: "Decoding Oppression",
    ]
    guard let consumer = CGDataConsumer(data: data as CFMutableData),
      let context = CGContext(consumer: consumer, mediaBox: &mediaBox, information as CFDictionary)
    else { throw .failed(analysis.policyName) }

    let tables: [Range<Int>] = ReportPagination.pages(of: contents.rows)
    let count: Int = tables.count + 1
    let name: String = contents.policyName
    let summary = ReportPage(policyName: name, number: 1, count: count) { ReportSummary(contents: contents) }
    draw(ImageRenderer(content: summary), on: context)
    // One renderer for all pages of the table: each page changes what differs from the one before.
    var renderer: ImageRenderer<ReportPage<ReportClauses>>?
    for (index, rows) in tables.enumerated() {
      let page = ReportPage(policyName: name, number: index + 2, count: count) {
        ReportClauses(rows: contents.rows[rows], isFirst: index == 0)
      }
      let current: ImageRenderer<ReportPage<ReportClauses>> = renderer ?? ImageRenderer(content: page)
      current.content = page
      renderer = current
      draw(current, on: context)
    }
    context.closePDF()
    guard data.length > 0 else { throw .failed(analysis.policyName) }
    return data as Data
  }

  @MainActor
  private func draw<Page: View>(_ renderer: ImageRenderer<Page>, on context: CGContext) {
    renderer.render { _, draw in
      context.beginPDFPage(nil)
      draw(context)
      context.endPDFPage()
    }
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

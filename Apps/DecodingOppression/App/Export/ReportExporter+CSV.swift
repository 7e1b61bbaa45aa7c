import Foundation

extension ReportExporter {
  /// The clauses as a table of comma-separated values (RFC 4180): a head, then one line for each clause. Numbers have a
  /// full stop whatever the locale, so that programs read them.
  ///
  /// A field that begins with `=`, `+`, `-` or `@` and is no number gets an apostrophe before it, because spreadsheets
  /// would run it as a formula.
  public func csv(_ analysis: PolicyAnalysis) -> Data {
    var lines: [String] = [
      "index,text,targetGroup,effectDirection,score,aar,se,ij,rsc,proxyTerms,expandsOutgroup,tierUsed,confidence,page"
    ]
    for clause in analysis.clauses {
      let architecture: ArchitectureScores = clause.architectureScores
      let fields: [String] = [
        String(clause.index), Self.field(clause.text), clause.targetGroup?.rawValue ?? "",
        clause.effectDirection?.rawValue ?? "", String(clause.score), String(architecture.aar),
        String(architecture.se), String(architecture.ij), String(architecture.rsc),
        Self.field(clause.proxyTerms.joined(separator: "; ")), String(clause.expandsOutgroup),
        String(clause.tierUsed), String(clause.confidence),
        clause.page.map(String.init) ?? "",
      ]
      lines.append(fields.joined(separator: ","))
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }

  private static func field(_ text: String) -> String {
    let isFormula: Bool = text.first.map { "=+-@\t\r".contains($0) } ?? false
    let safe: String = isFormula ? "'" + text : text
    guard safe.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return safe }
    return "\"" + safe.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  /// Writes the table of clauses and returns where it is.
  /// - Parameter url: The destination; nil takes ``destination(for:format:)``.
  /// - Throws: ``ExportError``.
  @discardableResult
  public func exportCSV(_ analysis: PolicyAnalysis, to url: URL? = nil) throws(ExportError) -> URL {
    let target: URL = url ?? destination(for: analysis, format: .csv)
    try save(csv(analysis), to: target)
    return target
  }
}

import SwiftSyntax

extension StepVisitor {
  /// Adds a line behind the source under the conditions of a node. The compiler tells of it at the line of the node.
  ///
  /// - Parameter isInColumn: Whether the text is an error that is to be told at the node's column. The compiler tells one where
  ///   its message begins, so that columns before the eighth are out of reach.
  func append(_ text: String, of node: some SyntaxProtocol, isInColumn: Bool = false) {
    let place: SourceLocation = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    let conditions: [String] = node.conditions
    var result: [String] = []
    if !conditions.isEmpty { result.append("#if \(conditions.joined(separator: " && "))") }
    let file: String = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    result.append("#sourceLocation(file: \"\(file)\", line: \(place.line))")
    let column: String =
      isInColumn ? String(repeating: " ", count: max(0, place.column - 1 - "#error(".utf8.count)) : ""
    result.append(column + text)
    result.append("#sourceLocation()")
    if !conditions.isEmpty { result.append("#endif") }
    edits.append(result)
  }
}

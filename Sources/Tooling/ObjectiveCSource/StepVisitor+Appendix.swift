import SwiftSyntax

extension StepVisitor {
  /// Adds lines behind the source under the conditions of a node. The compiler tells of them at the line of the node.
  ///
  /// - Parameter isInColumn: Whether the first line begins in the node's column.
  func append(_ text: [String], of node: some SyntaxProtocol, isInColumn: Bool = false) {
    let place: SourceLocation = lines.location(for: node.positionAfterSkippingLeadingTrivia)
    let conditions: [String] = node.conditions
    var result: [String] = []
    if !conditions.isEmpty { result.append("#if \(conditions.joined(separator: " && "))") }
    let file: String = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    result.append("#sourceLocation(file: \"\(file)\", line: \(place.line))")
    let column: String = isInColumn ? String(repeating: " ", count: max(0, place.column - 1)) : ""
    result += text.enumerated().map { $0.offset == 0 ? column + $0.element : $0.element }
    result.append("#sourceLocation()")
    if !conditions.isEmpty { result.append("#endif") }
    edits.append(result)
  }
}

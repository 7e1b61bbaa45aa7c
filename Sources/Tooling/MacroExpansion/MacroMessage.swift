import SwiftDiagnostics
import SwiftSyntax

/// An error in the use of a macro: what is wrong and what to do, in one sentence each.
struct MacroMessage: DiagnosticMessage, Error {
  /// Tells messages of one macro apart.
  let id: String
  let message: String

  var diagnosticID: MessageID { MessageID(domain: "SwiftUI", id: id) }
  var severity: DiagnosticSeverity { .error }
}

struct MacroFixIt: FixItMessage {
  let id: String
  let message: String

  var fixItID: MessageID { MessageID(domain: "SwiftUI", id: id) }
}

/// Why a macro cannot be expanded, and where.
struct MacroFailure: Error {
  let diagnostic: Diagnostic

  init(_ message: MacroMessage, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnostic = Diagnostic(node: Syntax(node), message: message, fixIts: fixIts)
  }
}

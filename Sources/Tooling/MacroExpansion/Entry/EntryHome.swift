import SwiftSyntax

/// The types that entries can be added to.
enum EntryHome: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focused = "FocusedValues"

  var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .container: "ContainerValueKey"
    case .focused: "FocusedValueKey"
    }
  }

  /// A focused value has no default: without a focused view that sets it, it is nil.
  var hasDefault: Bool { self != .focused }

  /// The type whose extension is the innermost declaration around.
  init?(_ context: [Syntax]) {
    guard let extended = context.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
    let name: TokenSyntax? =
      extended.as(IdentifierTypeSyntax.self)?.name ?? extended.as(MemberTypeSyntax.self)?.name
    guard let name, let home = EntryHome(rawValue: name.text) else { return nil }
    self = home
  }
}

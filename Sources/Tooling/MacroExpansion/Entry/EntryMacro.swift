import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value`: a key with that default, and accessors that read and write it.
public struct EntryMacro: PeerMacro, AccessorMacro {
  /// The key. What is wrong with the property is told here, once.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do {
      return [try EntryProperty(declaration, at: node, in: context.lexicalContext).key]
    } catch let failure as MacroFailure {
      context.diagnose(failure.diagnostic)
      return []
    }
  }

  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = try? EntryProperty(declaration, at: node, in: context.lexicalContext) else {
      // The other role has told why; without an accessor the compiler would add an error that says nothing.
      return ["get { fatalError() }"]
    }
    return ["get { self[\(raw: property.keyName).self] }", "set { self[\(raw: property.keyName).self] = newValue }"]
  }
}

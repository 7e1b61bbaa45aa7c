import MacroExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The program that the compiler starts to expand the macros of SwiftUI.
///
/// The toolchain has the parts of a plugin, and no main program for one: this reads requests and answers them until the
/// compiler closes the connection.
@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Provider()).main()
  }
}

private struct Provider: PluginProvider {
  /// All macros, by the name of the type in `#externalMacro`.
  private static let macros: [String: any Macro.Type] = [
    "EntryMacro": EntryMacro.self,
    "ModelActorMacro": ModelActorMacro.self,
    "ModelConstraintMacro": ModelConstraintMacro.self,
    "ModelMacro": ModelMacro.self,
    "ModelMarkerMacro": ModelMarkerMacro.self,
    "PersistedPropertyMacro": PersistedPropertyMacro.self,
    "QueryMacro": QueryMacro.self,
    "SelectorMacro": SelectorMacro.self,
    "SinglePredicateMacro": SinglePredicateMacro.self,
    "PreviewMacro": PreviewMacro.self,
    "PreviewableMacro": PreviewableMacro.self,
    "AnimatableMacro": AnimatableMacro.self,
    "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Self.macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
    return macro
  }
}

private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "The plugin has no macro \(name). Build the package again: plugin and library differ." }
}

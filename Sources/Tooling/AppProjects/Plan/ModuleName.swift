/// Names of modules from names of apps.
package enum ModuleName {
  /// A name that the compiler takes: all but letters, digits and underscores becomes an underscore, and none begins with a
  /// digit.
  package static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    guard let first = plain.first else { return "App" }
    return first.isNumber ? "_" + plain : plain
  }

  /// A name that no module of the framework has.
  ///
  /// - Parameter taken: The names of the framework's modules.
  package static func free(_ name: String, taken: Set<String>) -> String {
    let plain: String = identifier(name)
    return taken.contains(plain) ? plain + "App" : plain
  }
}

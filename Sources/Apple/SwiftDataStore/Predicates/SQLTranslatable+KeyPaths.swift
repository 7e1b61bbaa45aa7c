import Foundation

extension PredicateExpressions.KeyPath: SQLTranslatable {
  func term(in translator: PredicateTranslator) throws -> SQLTerm {
    let path: AnyKeyPath = keyPath as Swift.KeyPath<Root.Output, Output>
    let input: SQLTerm = try translator.term(root)
    switch input {
    case .constant(let value):
      guard let part = value[keyPath: path] else { throw translator.unsupported(self, "the value has no such part") }
      return .constant(part)
    case .row(let row):
      return try translator.property(path, of: row, in: self)
    case .rows, .list, .scalar, .range:
      return try translator.part(
        PathStep(path, root: Root.Output.self, output: Output.self), of: input, in: self)
    }
  }

  func text(in translator: PredicateTranslator) -> String {
    "\(translator.text(root)).\(translator.name(of: keyPath as Swift.KeyPath<Root.Output, Output>))"
  }
}

/// Key paths that mean the same in every predicate.
enum KnownKeyPaths {
  static func ofCollection(_ type: Any.Type) -> (count: AnyKeyPath, isEmpty: AnyKeyPath)? {
    if type == String.self { return (\String.count, \String.isEmpty) }
    func open<Value: Collection>(_ type: Value.Type) -> (AnyKeyPath, AnyKeyPath) {
      func array<Element>(_ type: Element.Type) -> (AnyKeyPath, AnyKeyPath) { (\[Element].count, \[Element].isEmpty) }
      return array(Value.Element.self)
    }
    func openSet<Element: Hashable>(_ type: Set<Element>.Type) -> (AnyKeyPath, AnyKeyPath) {
      (\Set<Element>.count, \Set<Element>.isEmpty)
    }
    if let set = type as? any SetValue.Type { return set.keyPaths }
    return (type as? any Collection.Type).map { open($0) }
  }

  /// The type of the elements of a list that is stored as JSON.
  static func element(ofList type: Any.Type) -> Any.Type? {
    let type: Any.Type = ValueCoding.wrapped(type)
    guard type != String.self, type != Data.self, !(type is any DictionaryValue.Type) else { return nil }
    func open<Value: Collection>(_ type: Value.Type) -> Any.Type { Value.Element.self }
    return (type as? any Collection.Type).map { open($0) }
  }

  /// The name of the stored property at the end of a key path of one step.
  static func storedName(_ path: AnyKeyPath) -> String? {
    let text: String = path.debugDescription
    guard !text.contains("<computed"), let dot = text.lastIndex(of: ".") else { return nil }
    return String(text[text.index(after: dot)...].filter { $0 != "?" && $0 != "!" })
  }

  /// What is known of a property whose name nobody tells: of one that an extension calculates.
  static func description(of path: AnyKeyPath) -> String {
    description(type(of: path).rootType, type(of: path).valueType)
  }

  static func description(_ root: Any.Type, _ value: Any.Type) -> String {
    "(a calculated property of \(root) of type \(value))"
  }
}

private protocol SetValue {
  static var keyPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath) { get }
}

extension Set: SetValue {
  static var keyPaths: (count: AnyKeyPath, isEmpty: AnyKeyPath) { (\Set<Element>.count, \Set<Element>.isEmpty) }
}

private protocol DictionaryValue {}
extension Dictionary: DictionaryValue {}

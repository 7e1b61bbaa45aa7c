import SwiftSyntax

/// A class of the module, as far as its kin matters.
struct ClassDeclaration: Sendable {
  /// The first type that it inherits from, without generic arguments: a class or a protocol.
  let inherited: String?
  let isGeneric: Bool
  /// What its body overrides: properties by their names, functions with their labels.
  var overrides: Set<String> = []

  init(_ node: ClassDeclSyntax) {
    inherited = node.inheritanceClause?.inheritedTypes.first.map {
      String($0.type.tokenText.prefix { $0 != "<" })
    }
    isGeneric = node.genericParameterClause != nil
  }
}

extension SourceIndex {
  /// The classes of the module above a class, the nearest first, and the name of the first one that is not the module's.
  func ancestry(of name: String) -> (own: [String], outside: String?) {
    var own: [String] = []
    var current: String = name
    while let inherited = classes[current]?.inherited {
      guard let found = resolve(inherited, in: current), found != name, !own.contains(found) else {
        return (own, inherited)
      }
      own.append(found)
      current = found
    }
    return (own, nil)
  }

  /// The class of the module that a name means inside of a class.
  private func resolve(_ name: String, in scope: String) -> String? {
    var scopes: [Substring] = scope.split(separator: ".")
    while !scopes.isEmpty {
      scopes.removeLast()
      let full: String = (scopes + [name[...]]).joined(separator: ".")
      if full != scope, classes[full] != nil { return full }
    }
    return nil
  }

  /// Whether a class is one below another, which may be UIKit's.
  func isClass(_ name: String, below other: String) -> Bool {
    let (own, outside): ([String], String?) = ancestry(of: name)
    return own.contains(other)
      || outside.map { FrameworkClasses.isClass($0, orBelow: other) } ?? false
  }

  /// Whether a class of the module overrides a member, in its body or in an extension.
  func overrides(_ name: String, _ key: String) -> Bool {
    classes[name].map { $0.overrides.contains(key) || laterOverrides[name]?.contains(key) ?? false } ?? false
  }

  /// Whether a class comes from `NSObject`.
  func isObject(_ name: String) -> Bool {
    guard let outside = ancestry(of: name).outside else { return false }
    let isProtocol: Bool = ["Delegate", "DataSource", "Protocol", "Coding", "Copying", "able"]
      .contains {
        outside.hasSuffix($0)
      }
    let isFramework: Bool = ["UI", "NS", "CA"].contains { outside.hasPrefix($0) }
    return !isProtocol && (isFramework || FrameworkClasses.isResponder(outside))
  }

  /// Whether an override of a method of all responders stands for one of a class that has it: a responder, or one of the module
  /// below another that declares the method.
  func hasResponderMethod(_ key: String, above name: String) -> Bool {
    let (own, outside): ([String], String?) = ancestry(of: name)
    if own.contains(where: { overrides($0, key) }) { return true }
    return outside.map(FrameworkClasses.isResponder) ?? false
  }
}

extension SyntaxProtocol {
  /// The class in whose body the declaration is a member.
  var classAround: ClassDeclSyntax? { memberAround?.as(ClassDeclSyntax.self) }

  /// The declaration whose member the declaration is, also under conditions.
  var memberAround: Syntax? {
    var node: Syntax? = parent
    while let current = node {
      if current.isProtocol((any DeclGroupSyntax).self) { return current }
      guard
        current.is(MemberBlockItemSyntax.self) || current.is(MemberBlockItemListSyntax.self)
          || current.is(MemberBlockSyntax.self) || current.is(IfConfigClauseSyntax.self)
          || current.is(IfConfigClauseListSyntax.self) || current.is(IfConfigDeclSyntax.self)
      else { return nil }
      node = current.parent
    }
    return nil
  }
}

import SwiftSyntax
import SwiftSyntaxBuilder

/// The members that `@Model` adds.
struct ModelMembers {
  let model: ModelClass
  /// Nil for the base of a hierarchy.
  let superclass: String?

  private var name: String { model.name }
  private var access: String { model.access }
  private var overriding: String { superclass == nil ? "class" : "override class" }

  var all: [DeclSyntax] {
    var members: [DeclSyntax] = storage
    members.append(metadata)
    members.append(initializer)
    members.append(maker)
    members += constraints
    members += keyPaths
    return members
  }

  // MARK: - Storage

  private var storage: [DeclSyntax] {
    guard let superclass else {
      return [
        """
        @SwiftData.Transient
        private var _$backingData = SwiftData._DefaultBackingData<\(raw: name)>(count: \(raw: model.properties.count))
        """,
        """
        \(raw: access)var persistentBackingData: any SwiftData.BackingData<\(raw: name)> {
          get { SwiftData._DefaultBackingData<\(raw: name)>(_storage: _$storage) }
          set { _$storage = SwiftData._storage(of: newValue) }
        }
        """,
        """
        \(raw: access)var _$storage: SwiftData._ModelStorage {
          get { _$backingData._storage }
          set { _$backingData._storage = newValue }
        }
        """,
        "\(raw: access)typealias _$Base = \(raw: name)",
        "\(raw: access)class var _$propertyCount: Int { \(raw: model.properties.count) }",
      ]
    }
    return [
      "private static let _$offset: Int = \(raw: superclass)._$propertyCount",
      """
      @SwiftData.Transient
      private var _$backingData = SwiftData._DefaultBackingData<\(raw: name)>(
        count: \(raw: name)._$propertyCount, offset: \(raw: name)._$offset)
      """,
      """
      \(raw: access)override var _$storage: SwiftData._ModelStorage {
        get {
          let base = super._$storage
          if base !== _$backingData._storage {
            _$backingData._storage.takeInherited(from: base, count: Self._$offset)
            super._$storage = _$backingData._storage
          }
          return _$backingData._storage
        }
        set {
          _$backingData._storage = newValue
          super._$storage = newValue
        }
      }
      """,
      """
      \(raw: access)override class var _$propertyCount: Int { _$offset + \(raw: model.properties.count) }
      """,
    ]
  }

  /// Makes an object of this very class around what the store holds of it.
  private var maker: DeclSyntax {
    """
    \(raw: access)\(raw: overriding) func _$make(_ storage: SwiftData._ModelStorage) -> any SwiftData.PersistentModel {
      \(raw: name)(backingData: SwiftData._DefaultBackingData<_$Base>(_storage: storage))
    }
    """
  }

  private var initializer: DeclSyntax {
    let assignments: String = model.properties.filter { !$0.isLet }
      .map { "_\($0.name) = SwiftData._SwiftDataNoType()" }.joined(separator: "\n  ")
    let end: String =
      superclass == nil
      ? "persistentBackingData = backingData"
      : "super.init(backingData: backingData)\n  _$storage = SwiftData._storage(of: backingData)"
    return """
      \(raw: access)required init(backingData: any SwiftData.BackingData<_$Base>) {
        \(raw: assignments)
        \(raw: end)
      }
      """
  }

  // MARK: - Schema

  private var metadata: DeclSyntax {
    let lines: [String] = model.properties.map { property in
      let path = "\\\(name).\(property.name)"
      let value: String = property.value.map { "SwiftData._defaultValue(\(path), \($0.trimmedDescription))" } ?? "nil"
      return """
        SwiftData.Schema.PropertyMetadata(name: "\(property.name)", keypath: \(path), defaultValue: \(value), metadata: \(details(property)))
        """
    }
    return """
      \(raw: access)\(raw: overriding) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
          \(raw: lines.joined(separator: ",\n    "))
        ]
      }
      """
  }

  private func details(_ property: ModelProperty) -> String {
    if let relationship = property.relationship {
      return "SwiftData.Schema.Relationship(\(relationship.arguments?.trimmedDescription ?? ""))"
    }
    if let attribute = property.attribute {
      return "SwiftData.Schema.Attribute(\(attribute.arguments?.trimmedDescription ?? ""))"
    }
    return "nil"
  }

  private var constraints: [DeclSyntax] {
    [("Index", "_$indexes"), ("Unique", "_$uniques")].compactMap { macro, member in
      let groups: [String] = model.groups(of: macro)
      // A subclass overrides them, so a class that can have one says what it has.
      guard !groups.isEmpty || superclass != nil || !model.isFinal else { return nil }
      if groups.isEmpty { return "\(raw: access)\(raw: overriding) var \(raw: member): [[AnyKeyPath]] { [] }" }
      return """
        \(raw: access)\(raw: superclass == nil ? "class" : "override class") var \(raw: member): [[AnyKeyPath]] {
          SwiftData._keyPathGroups(\(raw: name).self, \(raw: groups.joined(separator: ", ")))
        }
        """
    }
  }

  private var keyPaths: [DeclSyntax] {
    let names: [String] = model.properties.map(\.name)
    let stored = lists("_$keyPaths", of: "AnyKeyPath") { type in names.map { "\\\(type).\($0)" } }
    // What nobody can inherit and has nothing to say is left to the default.
    guard !model.unstoredNames.isEmpty || superclass != nil || !model.isFinal else { return stored }
    let unstored = lists("_$unstored", of: "SwiftData._UnstoredProperty") { type in
      model.unstoredNames.map { "SwiftData._UnstoredProperty(\\\(type).\($0), \"\($0)\")" }
    }
    return stored + unstored
  }

  /// A list with an element for each property, and the same for subclasses: key paths that begin at a subclass differ from
  /// those of the base class, though they lead to the same property.
  private func lists(_ member: String, of element: String, _ elements: (String) -> [String]) -> [DeclSyntax] {
    func inherited(_ type: String) -> String {
      superclass.map { "\($0).\(member)_\($0.split(separator: ".").last ?? "")(\(type)) + " } ?? ""
    }
    func list(_ type: String) -> String { "[" + elements(type).joined(separator: ", ") + "]" }
    var members: [DeclSyntax] = [
      """
      \(raw: access)\(raw: overriding) var \(raw: member): [\(raw: element)] {
        \(raw: inherited("\(name).self"))\(raw: list(name))
      }
      """
    ]
    if !model.isFinal {
      members.append(
        """
        \(raw: access)static func \(raw: member)_\(raw: name)<Model: \(raw: name)>(_ type: Model.Type) -> [\(raw: element)] {
          \(raw: inherited("type"))\(raw: list("Model"))
        }
        """)
    }
    return members
  }
}

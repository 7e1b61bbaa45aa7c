import SwiftDataStore

extension Schema {
  /// Indexes of an entity, as `#Index` takes them.
  public final class Index<T: PersistentModel>: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    /// One index.
    public enum Types<Root: PersistentModel> {
      /// An index in order, for comparing and sorting.
      case binary([PartialKeyPath<Root>])
      /// An index for ranges of several numbers; kept in order here too.
      case rtree([PartialKeyPath<Root>])
    }

    public enum CodingKeys: CodingKey { case indices }

    public let indices: [Types<T>]
    public var name: String
    public var originalName: String
    public var valueType: any Any.Type = Index<T>.self

    public convenience init(_ binaryIndices: [PartialKeyPath<T>]...) { self.init(binaryIndices.map { .binary($0) }) }
    public convenience init(_ indices: Types<T>...) { self.init(indices) }

    private init(_ indices: [Types<T>]) {
      self.indices = indices
      name = "#Index"
      originalName = name
    }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { false }
    public var isOptional: Bool { false }
    public var isUnique: Bool { false }

    private struct Coded: Codable, Hashable {
      let isTree: Bool
      let properties: [String]
    }

    private var coded: [Coded] {
      indices.map { index in
        switch index {
        case .binary(let paths): Coded(isTree: false, properties: ModelPaths.names(of: paths))
        case .rtree(let paths): Coded(isTree: true, properties: ModelPaths.names(of: paths))
        }
      }
    }

    public static func == (left: Index, right: Index) -> Bool { left.coded == right.coded }
    public func hash(into hasher: inout Hasher) { hasher.combine(coded) }

    public convenience init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode([Coded].self, forKey: .indices).map { index in
          let paths: [PartialKeyPath<T>] = try ModelPaths.paths(index.properties, container.codingPath)
          return index.isTree ? .rtree(paths) : .binary(paths)
        })
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(coded, forKey: .indices)
    }

    public var debugDescription: String {
      let lists: [String] = coded.map { "\($0.isTree ? "rtree" : "binary")(\($0.properties.joined(separator: ", ")))" }
      return "Index<\(T.self)>(\(lists.joined(separator: ", ")))"
    }
  }

  /// Groups of properties whose values no two objects share, as `#Unique` takes them.
  public final class Unique<T: PersistentModel>: SchemaProperty, CustomDebugStringConvertible, @unchecked Sendable {
    public enum CodingKeys: CodingKey { case constraints }

    public let constraints: [[PartialKeyPath<T>]]
    public var name: String
    public var originalName: String
    public var valueType: any Any.Type = Unique<T>.self

    public convenience init(_ constraints: [PartialKeyPath<T>]...) { self.init(constraints) }

    private init(_ constraints: [[PartialKeyPath<T>]]) {
      self.constraints = constraints
      name = "#Unique"
      originalName = name
    }

    public var isAttribute: Bool { false }
    public var isRelationship: Bool { false }
    public var isTransient: Bool { false }
    public var isOptional: Bool { false }
    public var isUnique: Bool { true }

    public static func == (left: Unique, right: Unique) -> Bool { left.constraints == right.constraints }
    public func hash(into hasher: inout Hasher) { hasher.combine(constraints) }

    public convenience init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        try container.decode([[String]].self, forKey: .constraints).map {
          try ModelPaths.paths($0, container.codingPath)
        })
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(constraints.map { ModelPaths.names(of: $0) }, forKey: .constraints)
    }

    public var debugDescription: String {
      let lists: [String] = constraints.map { "[\(ModelPaths.names(of: $0).joined(separator: ", "))]" }
      return "Unique<\(T.self)>(\(lists.joined(separator: ", ")))"
    }
  }
}

/// The names of a class's key paths, and back.
private enum ModelPaths {
  /// In the order of the key paths: inherited ones first.
  private static func names(_ type: any PersistentModel.Type) -> [String] {
    (SchemaBuilder.superclass(of: type).map { names($0) } ?? []) + type.schemaMetadata.map(\.name)
  }

  static func names<Model: PersistentModel>(of paths: [PartialKeyPath<Model>]) -> [String] {
    let known: [AnyKeyPath: String] = Dictionary(
      zip(Model._$keyPaths, names(Model.self)), uniquingKeysWith: { first, _ in first })
    return paths.map { known[$0] ?? "\($0)" }
  }

  static func paths<Model: PersistentModel>(
    _ names: [String], _ codingPath: [any CodingKey]
  ) throws -> [PartialKeyPath<Model>] {
    let known: [String: AnyKeyPath] = Dictionary(
      zip(Self.names(Model.self), Model._$keyPaths), uniquingKeysWith: { first, _ in first })
    return try names.map { name in
      guard let path = known[name] as? PartialKeyPath<Model> else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: codingPath, debugDescription: "\(Model.self) stores no property \(name)."))
      }
      return path
    }
  }
}

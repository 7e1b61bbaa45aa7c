import ContentTypes
@_exported import Foundation
@_exported import FoundationGaps

/// A kind of data: a file's, or one that is handed from program to program.
///
/// A type is known by its identifier. What else is told of it comes from the table of the system's types, from the
/// declarations of the program, and from the desktop's shared MIME database, when it is asked for.
///
/// ```swift
/// let type: UTType? = UTType(filenameExtension: "png")
/// print(type == .png, UTType.png.conforms(to: .image), UTType.png.preferredMIMEType ?? "")
/// ```
public struct UTType: Sendable {
  /// The text that identifies the type, such as `public.png`.
  public let identifier: String

  /// A type without any check.
  package init(known identifier: String) { self.identifier = identifier }

  /// Finds a declared type, or reads the identifier of a dynamic one; nil for other identifiers.
  public init?(_ identifier: String) {
    if let declaration = ContentTypeDatabase.shared.declaration(of: identifier) {
      self.init(known: declaration.identifier)
    } else if DynamicIdentifier(identifier) != nil {
      self.init(known: identifier.lowercased())
    } else {
      return nil
    }
  }

  /// Finds a type, or keeps an identifier that nothing is known of: such a type conforms to no other and has no tags.
  /// - Parameters:
  ///   - identifier: The identifier of a uniform type.
  ///   - allowUndeclared: Whether an identifier without a declaration gives a type.
  /// - Returns: Nil for a text that is no identifier, and for an unknown type unless it is allowed.
  public init?(identifier: String, allowUndeclared: Bool) {
    if let type = UTType(identifier) {
      self = type
    } else if allowUndeclared, Self.isIdentifier(identifier) {
      self.init(known: identifier)
    } else {
      return nil
    }
  }

  /// Identifiers have letters and digits of ASCII, hyphens, dots and everything beyond ASCII.
  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        guard scalar.isASCII else { return true }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".": return true
        default: return false
        }
      }
  }

  /// Declares a type that the program owns.
  ///
  /// The declaration of the program's information property list counts where there is one. Programs without one, as most
  /// are here, declare the type by this call.
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: A type that the declared one conforms to.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// Declares a type of another program.
  /// - Parameters:
  ///   - identifier: The identifier of the type.
  ///   - parentType: A type that the declared one conforms to.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  private init(declaring identifier: String, _ parentType: UTType?) {
    let supertypes: [String] = parentType.map { [$0.identifier] } ?? []
    ContentTypeDatabase.shared.declare(ContentTypeDeclaration(identifier, supertypes: supertypes))
    self.init(known: ContentTypeDatabase.shared.declaration(of: identifier)?.identifier ?? identifier)
  }

  /// What people call the type, in their language where the desktop has it.
  public var localizedDescription: String? { ContentTypeDatabase.shared.summary(of: identifier) }

  /// The version of the declaration, where it has one.
  public var version: Int? { ContentTypeDatabase.shared.declaration(of: identifier)?.version }

  /// Where the type is described, where the declaration tells.
  public var referenceURL: URL? {
    ContentTypeDatabase.shared.declaration(of: identifier)?.referenceURL.flatMap { URL(string: $0) }
  }

  /// Whether the type was made for a tag that no declared type has.
  public var isDynamic: Bool { DynamicIdentifier(identifier) != nil }

  /// Whether the system or the program declares the type.
  public var isDeclared: Bool { ContentTypeDatabase.shared.declaration(of: identifier) != nil }

  /// Whether the type is one of the public domain: its identifier begins with `public`.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }
}

extension UTType: Hashable {
  public static func == (a: UTType, b: UTType) -> Bool {
    a.identifier == b.identifier || a.identifier.lowercased() == b.identifier.lowercased()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: Codable {
  /// Reads an identifier. An unknown one is kept, so that data of other systems can be written again.
  public init(from decoder: any Decoder) throws {
    let identifier: String = try decoder.singleValueContainer().decode(String.self)
    guard let type = UTType(identifier: identifier, allowUndeclared: true) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "“\(identifier)” is no identifier of a uniform type."))
    }
    self = type
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }

  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : isDeclared ? "declared" : "undeclared"))"
  }
}

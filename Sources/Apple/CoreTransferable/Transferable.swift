@_exported import Foundation
import UniformTypeIdentifiers

/// A type whose values can be dragged, copied, pasted and shared.
///
/// ```swift
/// import SwiftUI
/// import UniformTypeIdentifiers
///
/// struct Note: Codable, Transferable {
///   var text: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .note)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
///
/// extension UTType {
///   static let note = UTType(exportedAs: "com.example.note")
/// }
/// ```
@preconcurrency public protocol Transferable: Sendable {
  /// How values are imported and exported.
  associatedtype Representation: TransferRepresentation

  /// How values are imported and exported: the representation that tells most comes first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A description of how values of a type are imported and exported.
///
/// A representation of one's own has a `body` of others.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  /// The type of the representation that this one is made of.
  associatedtype Body: TransferRepresentation

  /// The representation that this one is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension Never: Transferable {
  public static var transferRepresentation: Never { fatalError("Never has no values to transfer.") }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var body: Never { fatalError("Never has no values to transfer.") }
}

/// Who sees a representation while its item is on its way.
public struct TransferRepresentationVisibility: Equatable, Sendable {
  package let visibility: NSItemProviderRepresentationVisibility

  /// Every program.
  public static let all = TransferRepresentationVisibility(visibility: .all)
  /// Programs of the same maker. Linux knows no makers: other programs do not see the representation.
  public static let team = TransferRepresentationVisibility(visibility: .team)
  /// Programs of the same group. Linux knows no such groups: other programs do not see the representation.
  public static let group = TransferRepresentationVisibility(visibility: .group)
  /// The program itself.
  public static let ownProcess = TransferRepresentationVisibility(visibility: .ownProcess)
}

/// A file from the view of the program that hands it over.
public struct SentTransferredFile: Sendable {
  /// Where the file lies.
  public let file: URL
  /// Whether the receiver may read and write the file itself instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// - Parameters:
  ///   - file: Where the file lies.
  ///   - allowAccessingOriginalFile: Whether the receiver may read and write the file itself instead of a copy.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file from the view of the program that gets it.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file lies. A copy is gone when the import is over.
  public let file: URL
  /// Whether this is the sender's file and not a copy.
  public let isOriginalFile: Bool
}

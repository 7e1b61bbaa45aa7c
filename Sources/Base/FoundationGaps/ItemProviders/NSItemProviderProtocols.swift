import Foundation

/// An object that item providers can hand over.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object can be written as; those of its class by default.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may read a representation; everybody by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Who may read a representation of this object; that of its class by default.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  /// Makes the data of a type and passes it, or an error, to the handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }

  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }

  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}

/// An object that is made of what an item provider hands over.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that objects of the class are read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data; throws where the data is none of the type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

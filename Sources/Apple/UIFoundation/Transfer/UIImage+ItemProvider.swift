import Foundation
@_exported import FoundationGaps

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of pictures that are read, the best first.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [
      "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.svg-image", "com.adobe.pdf",
      "public.image",
    ]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data: Data? = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    NSString.writableTypeIdentifiersForItemProvider
  }

  /// The characters: other programs have no way to read the attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text: NSString = try NSString.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let made = NSAttributedString(string: String(describing: text)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }
}

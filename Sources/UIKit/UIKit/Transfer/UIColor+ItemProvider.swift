import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation
import UniformTypeIdentifiers

/// A colour on the clipboard and in drags: red, green, blue and opacity in 16 bits each, as desktops have it, in the machine's order of
/// bytes. A colour that depends on the appearance is resolved for the present one.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  private static let desktopType: String = UTType(mimeType: "application/x-color")?.identifier ?? "public.data"

  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color", desktopType] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color", desktopType] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(itemData, nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let color = UIColor(itemData: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return color
  }

  /// The bytes of the colour.
  var itemData: Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].reduce(into: Data()) { data, part in
      withUnsafeBytes(of: UInt16((max(0, min(1, part)) * 65535).rounded())) { data.append(contentsOf: $0) }
    }
  }

  /// The colour of bytes; nil for too few.
  convenience init?(itemData data: Data) {
    guard data.count >= 8 else { return nil }
    let parts: [CGFloat] = data.withUnsafeBytes { bytes in
      (0..<4).map { CGFloat(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

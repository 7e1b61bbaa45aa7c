import Foundation
import UIFoundation

/// A file of a picture that is being made, PNG or JPEG. `CGImageDestinationCreateWithData` makes one.
public final class CGImageDestination: Hashable {
  enum Format { case png, jpeg }

  let format: Format
  /// The number of pictures that the destination takes.
  let capacity: Int
  /// Takes the file's contents; false where they cannot be written.
  let write: (Data) -> Bool
  var image: CGImage?
  var quality: Double = 0.9
  var count: Int = 0
  var isFinished: Bool = false

  init?(type: String, capacity: Int, write: @escaping (Data) -> Bool) {
    switch type {
    case "public.png": format = .png
    case "public.jpeg": format = .jpeg
    default: return nil
    }
    // Files of these kinds hold one picture.
    guard capacity == 1 else { return nil }
    self.capacity = capacity
    self.write = write
  }

  func set(_ properties: CFDictionary?) {
    let wanted: Any? = properties?[kCGImageDestinationLossyCompressionQuality]
    let value: Double? =
      wanted as? Double ?? (wanted as? CGFloat).map { Double($0) } ?? (wanted as? Float).map { Double($0) }
    if let value, value.isFinite { quality = min(max(value, 0), 1) }
  }

  public static func == (left: CGImageDestination, right: CGImageDestination) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The quality of a JPEG file, from 0 for the smallest to 1 for the best.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// Makes a file in memory.
///
/// - Parameters:
///   - data: Takes the contents when the file is finished.
///   - type: "public.png" or "public.jpeg"; nil is returned for other types.
///   - count: How many pictures there will be: nil is returned for another number than 1.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type: type, capacity: count) { contents in
    data.append(contents)
    return true
  }
}

/// Makes a file on disk; what has its name is replaced when the file is finished.
///
/// - Parameters:
///   - type: "public.png" or "public.jpeg"; nil is returned for other types.
///   - count: How many pictures there will be: nil is returned for another number than 1.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  guard url.isFileURL else { return nil }
  return CGImageDestination(type: type, capacity: count) { (try? $0.write(to: url, options: .atomic)) != nil }
}

/// Adds a picture; one more than was announced is not taken.
///
/// - Parameter properties: `kCGImageDestinationLossyCompressionQuality` is the quality of a JPEG file.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  guard idst.count < idst.capacity, !idst.isFinished else { return }
  idst.set(properties)
  idst.image = image
  idst.count += 1
}

/// Says what counts for all pictures of the file: the quality.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.set(properties)
}

/// Ends the file.
///
/// - Returns: Whether it is written; false when there is no picture yet, or when it is finished already.
// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image, !idst.isFinished else { return false }
  let picture = UIImage(cgImage: image)
  let contents: Data? =
    switch idst.format {
    case .png: picture.pngData()
    case .jpeg: picture.jpegData(compressionQuality: idst.quality)
    }
  guard let contents, idst.write(contents) else { return false }
  idst.isFinished = true
  return true
}

import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// Saves an image for the person. A desktop has no album of photos: the image becomes a file in the folder of pictures.
///
/// - Parameters:
///   - image: The image, which is written as PNG.
///   - completionTarget: Told when the file is there, or why it is not; it is kept until then.
///   - completionSelector: A method of three arguments: the image, an optional error, and `contextInfo`.
///   - contextInfo: Handed on to the method.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  let folder: URL = SavedPhotos.pictures
  let error: (any Error)? = SavedPhotos.failure {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: SavedPhotos.place("Image", "png", in: folder), options: .withoutOverwriting)
  }
  SavedPhotos.tell(completionTarget, completionSelector, image, error, contextInfo)
}

/// Saves a film for the person: the file is copied into the folder of films.
///
/// - Parameters:
///   - videoPath: The file.
///   - completionTarget: Told when the copy is there, or why it is not; it is kept until then.
///   - completionSelector: A method of three arguments: the path, an optional error, and `contextInfo`.
///   - contextInfo: Handed on to the method.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let folder: URL = SavedPhotos.films
  let source = URL(fileURLWithPath: videoPath)
  let error: (any Error)? = SavedPhotos.failure {
    try FileManager.default.copyItem(at: source, to: SavedPhotos.place("Video", source.pathExtension, in: folder))
  }
  SavedPhotos.tell(completionTarget, completionSelector, videoPath, error, contextInfo)
}

/// The folders in which images and films are saved.
@MainActor
package enum SavedPhotos {
  package static var pictures: URL = folder(.picturesDirectory)
  package static var films: URL = folder(.moviesDirectory)

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// A file that is not there yet.
  static func place(_ name: String, _ type: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let suffix: String = type.isEmpty ? "" : "." + type
    var number = 1
    while true {
      let file: URL = folder.appendingPathComponent("\(name) \(number)\(suffix)")
      if !FileManager.default.fileExists(atPath: file.path) { return file }
      number += 1
    }
  }

  static func failure(_ body: () throws -> Void) -> (any Error)? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  static func tell(
    _ target: Any?, _ selector: Selector?, _ saved: Any, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let target, let selector else { return }
    Task { @MainActor in
      // A method's last argument may be written as a pointer that is never null, though it is here without a context.
      let pointer: UnsafeMutableRawPointer = context ?? UnsafeMutableRawPointer(bitPattern: 1)!
      let forms: [Any?] = [context, pointer, UnsafeRawPointer(pointer), nil]
      for form in forms where selector.perform(on: target, with: [saved, error, form]) != nil { return }
      selector.warnNoMethod(of: target)
    }
  }
}

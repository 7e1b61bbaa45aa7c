import Foundation

/// A file that belongs to a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  /// The uniform type of the file, such as "public.png".
  public let type: String

  /// - Parameters:
  ///   - identifier: Empty for one that is chosen here.
  ///   - url: Of a file.
  ///   - options: `UNNotificationAttachmentOptionsTypeHintKey` names the uniform type of the file.
  /// - Throws: `UNError` where there is no such file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    let hint: String? = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    type = hint ?? Self.types[url.pathExtension.lowercased()] ?? "public.data"
    super.init()
  }

  private static let types: [String: String] = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "webp": "org.webmproject.webp", "svg": "public.svg-image", "mp3": "public.mp3", "mp4": "public.mpeg-4",
    "wav": "com.microsoft.waveform-audio",
  ]

  /// Whether the desktop can show it.
  var isPicture: Bool {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.svg-image"].contains(type)
  }
}

/// The uniform type of an attachment, where the name of its file does not tell it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"

import Foundation

/// The folders of a person's files, as Foundation names them on Apple's systems; here they are those of the XDG rules.
extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// Where programs keep what they need themselves: `XDG_DATA_HOME`, `~/.local/share` unless set.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// What can be made again: `XDG_CACHE_HOME`, `~/.cache` unless set.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    let found: URL? = FileManager.default.urls(for: folder, in: .userDomainMask).first
    return URL(fileURLWithPath: (found ?? homeDirectory).path, isDirectory: true)
  }
}

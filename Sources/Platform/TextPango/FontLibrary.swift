import CPango
import Foundation
import TextEngine

/// The fonts that text may use: Inter first, then fixed fallbacks for characters that Inter lacks.
///
/// It is an own configuration of Fontconfig with nothing of the user's or the system's in it, so that layouts do not
/// depend on either. A library is never changed after it was made and may be shared between threads.
package final class FontLibrary: @unchecked Sendable {
  /// Where Debian's fonts-inter puts the typeface.
  package static let interDirectory: String = "/usr/share/fonts/opentype/inter"

  /// Where Debian's packages put the fonts that stand in for missing characters.
  package static let fallbackDirectories: [String] = [
    "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/droid",
  ]

  /// Tried in this order for characters that Inter lacks; other fonts of the directories follow.
  static let fallbackFamilies: [String] = [
    "DejaVu Sans", "Noto Sans", "Liberation Sans", emojiFamily, "Noto Sans CJK SC", "Droid Sans Fallback",
  ]

  /// What shows emoji in their colours. Pango asks for the family "emoji" where a character is to be one, by its own
  /// nature or by the selector that follows it; everywhere else the other fallbacks come first.
  static let emojiFamily: String = "Noto Color Emoji"

  let config: OpaquePointer
  /// The names of all families found.
  package let families: Set<String>

  /// - Parameter ownDirectories: Where the app keeps fonts of its own, which it asks for by name.
  /// - Throws: ``TextFontError/typefaceMissing(directory:)`` when the directory has no Inter in it.
  package init(
    interDirectory: String = FontLibrary.interDirectory,
    fallbackDirectories: [String] = FontLibrary.fallbackDirectories, ownDirectories: [String] = []
  ) throws(TextFontError) {
    guard let config = FcConfigCreate() else { throw .configurationRejected }
    let text: String = Self.configuration(directories: [interDirectory] + fallbackDirectories + ownDirectories)
    let isAccepted: FcBool = text.withCString { bytes in
      bytes.withMemoryRebound(to: FcChar8.self, capacity: text.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(config, $0, FcTrue)
      }
    }
    guard isAccepted == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      throw .configurationRejected
    }
    families = Self.families(of: config)
    guard families.contains("Inter") else {
      FcConfigDestroy(config)
      throw .typefaceMissing(directory: interDirectory)
    }
    self.config = config
  }

  deinit {
    FcConfigDestroy(config)
  }

  private static func families(of config: OpaquePointer) -> Set<String> {
    var names: Set<String> = []
    guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return names }
    for index in 0..<Int(fonts.pointee.nfont) {
      var number: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, number, &name) == FcResultMatch, let found = name
      {
        names.insert(String(cString: found))
        number += 1
      }
    }
    return names
  }
}

extension FontLibrary {
  /// The library of Debian's fonts, loaded once.
  package static func standard() throws(TextFontError) -> FontLibrary { try loaded.get() }

  private static let loaded: Result<FontLibrary, TextFontError> = {
    do throws(TextFontError) {
      let library: FontLibrary = try FontLibrary(ownDirectories: appDirectories)
      NamedFaces.setFinder { [unowned library] in library.face(named: $0) }
      // Pango initialises Fontconfig's default configuration in a thread, which reads the user's files and may
      // complain about them. With a configuration in place there is nothing left to read.
      FcConfigSetCurrent(library.config)
      return .success(library)
    } catch {
      return .failure(error)
    }
  }()

  /// Folders with font files in them: those that `ROTOR_FONTS` names, separated by colons, those of the files that the program's
  /// Info.plist names, and the resources of the program, which the package manager puts into bundles beside it.
  private static var appDirectories: [String] {
    let named: [String] =
      ProcessInfo.processInfo.environment["ROTOR_FONTS"]?.split(separator: ":").map(String.init) ?? []
    let beside: URL = Bundle.main.bundleURL
    let found: [URL]? = try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)
    let bundles: [String] = (found ?? []).map(\.path).filter { $0.hasSuffix(".resources") }.sorted()
    let files: [String]? = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String]
    return named + folders(of: files ?? [], in: Bundle.main.resourceURL ?? beside) + bundles.filter(hasFonts)
  }

  /// The folders in which font files lie, each once.
  ///
  /// - Parameters:
  ///   - files: Their names, as `UIAppFonts` has them: with a folder where they lie in one.
  ///   - place: The folder of the program's resources.
  package static func folders(of files: [String], in place: URL) -> [String] {
    let found: [URL] = files.map { place.appendingPathComponent($0) }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
    return Set(found.map { $0.deletingLastPathComponent().path }).sorted()
  }

  private static func hasFonts(_ folder: String) -> Bool {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return false }
    for case let file as String in files.prefix(10_000)
    where [".ttf", ".otf", ".ttc"].contains(where: file.lowercased().hasSuffix) {
      return true
    }
    return false
  }
}

import CCairo
import CRsvg
import CoreGraphics
import DisplayList

/// The icon files of Debian's bootstrap-icons, each read once.
package final class SymbolIcons {
  nonisolated(unsafe) package static let shared = SymbolIcons(
    folder: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))

  private let folder: URL
  private var icons: [String: SymbolIcon?] = [:]
  private let lock = NSLock()

  package init(folder: URL) {
    self.folder = folder
  }

  /// Why the icon of this name cannot be drawn.
  func problem(with name: String) -> RenderError {
    var isFolder: ObjCBool = false
    let exists: Bool = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return .iconsMissing(folder: folder.path) }
    return .iconUnreadable(file: folder.appendingPathComponent(name + ".svg").path)
  }

  /// Whether there is a file of this name (a name of bootstrap-icons, not of a symbol).
  package func hasIcon(_ name: String) -> Bool { icon(name) != nil }

  func icon(_ name: String) -> SymbolIcon? {
    lock.withLock {
      if let known = icons[name] { return known }
      let isPlain: Bool = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      let icon: SymbolIcon? = isPlain ? SymbolIcon(file: folder.appendingPathComponent(name + ".svg")) : nil
      icons[name] = .some(icon)
      return icon
    }
  }
}

/// Owns one parsed icon.
final class SymbolIcon {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  init?(file: URL) {
    guard let handle = rsvg_handle_new_from_file(file.path, nil) else { return nil }
    self.handle = handle
  }

  deinit { g_object_unref(handle) }

  /// Draws the icon's ink, fitted into the middle of the rectangle; false when librsvg cannot.
  func draw(on cr: OpaquePointer, in rect: CGRect) -> Bool {
    var viewport = RsvgRectangle(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return rsvg_handle_render_document(handle, cr, &viewport, nil) != 0
  }
}

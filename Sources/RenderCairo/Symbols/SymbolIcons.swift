import CoreGraphics
import DisplayList
import Foundation

/// The drawings of symbols, made from the icon files of Debian's bootstrap-icons and a few of our own; each is read once.
package final class SymbolIcons {
  nonisolated(unsafe) package static let shared = SymbolIcons(
    folder: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))

  private let folder: URL
  private var icons: [String: SymbolOutline?] = [:]
  private var symbols: [String: SymbolOutline?] = [:]
  private let lock = NSRecursiveLock()

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

  /// Whether there is an icon of this name (a name of bootstrap-icons or our own, not of a symbol).
  package func hasIcon(_ name: String) -> Bool { icon(name) != nil }

  /// Whether a symbol of this name can be drawn.
  package func hasSymbol(_ name: String) -> Bool { symbol(name) != nil }

  private func icon(_ name: String) -> SymbolOutline? {
    lock.withLock {
      if let known = icons[name] { return known }
      let isPlain: Bool = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      let file: URL = folder.appendingPathComponent(name + ".svg")
      let text: String? = OwnIcons.svg(name) ?? (isPlain ? try? String(contentsOf: file, encoding: .utf8) : nil)
      let icon: SymbolOutline? = text.flatMap(SymbolOutline.init(svg:))
      icons[name] = .some(icon)
      return icon
    }
  }

  /// The drawing of a symbol: that of the table, or a variant made from that of its plain form.
  func symbol(_ name: String) -> SymbolOutline? {
    lock.withLock {
      if let known = symbols[name] { return known }
      let made: SymbolOutline? = SymbolTable.drawing(of: name).flatMap(make)
      symbols[name] = .some(made)
      return made
    }
  }

  private func make(_ drawing: SymbolDrawing) -> SymbolOutline? {
    guard var outline = icon(drawing.icon)?.layered(for: drawing.name) else { return nil }
    for change in drawing.changes {
      switch change {
      case .slash: outline = outline.slashed()
      case .badge(nil): outline = outline.dotted()
      case .badge(let name?):
        guard let mark = icon(name) else { return nil }
        outline = outline.marked(by: mark)
      case .enclosed(let shape, let isFilled):
        guard let enclosed = outline.enclosed(in: shape, isFilled: isFilled) else { return nil }
        outline = enclosed
      }
    }
    return outline
  }
}

import CoreGraphics
import DisplayList
import Foundation

/// The drawings of symbols, made from the icon files of Debian's bootstrap-icons and a few of our own; each is read once.
package final class SymbolIcons {
  nonisolated(unsafe) package static let shared = SymbolIcons(
    folder: URL(fileURLWithPath: "/usr/share/bootstrap-icons/svg"))

  /// Tells layout how large the drawings are. Whoever opens windows or makes images calls it; once is enough.
  package static let measuresSymbols: Void = SymbolMetrics.setBounds { name in
    shared.symbol(name).map {
      let (bounds, side): (CGRect, CGFloat) = ($0.paintedBounds, SymbolOutline.side)
      return CGRect(
        x: bounds.minX / side, y: bounds.minY / side, width: bounds.width / side, height: bounds.height / side)
    }
  }

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
      let icon: SymbolOutline? = own(name) ?? file(name)
      icons[name] = .some(icon)
      return icon
    }
  }

  private func own(_ name: String) -> SymbolOutline? {
    if name.hasPrefix("sign-") { return SymbolSigns.outline(of: name.dropFirst(5)) }
    guard let found = OwnIcons.sketch(name) else { return OwnIcons.svg(name).flatMap(SymbolOutline.init(svg:)) }
    return SymbolSketch(icon: icon, isFilled: found.isFilled).outline(found.text)
  }

  private func file(_ name: String) -> SymbolOutline? {
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
    let file: URL = folder.appendingPathComponent(name + ".svg")
    return (try? String(contentsOf: file, encoding: .utf8)).flatMap(SymbolOutline.init(svg:))
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
      guard let changed = apply(change, to: outline, of: drawing.icon) else { return nil }
      outline = changed
    }
    return outline
  }

  private func apply(_ change: SymbolDrawing.Change, to outline: SymbolOutline, of name: String) -> SymbolOutline? {
    switch change {
    case .slash: outline.slashed()
    case .badge(nil): outline.dotted()
    case .badge(let name?): icon(name).map { outline.marked(by: $0) }
    case .enclosed(let enclosure, let isFilled):
      icon(isFilled ? enclosure.filledIcon ?? enclosure.icon : enclosure.icon)
        .map { outline.enclosed(in: $0, frame: enclosure.frame, isFilled: isFilled) }
    case .filled: outline.filled()
    case .partlyFilled(let side, let share, let isInset):
      outline.partlyFilled(by: icon(name + "-fill") ?? outline.filled(), side, share: share, isInset: isInset)
    case .flipped: outline.flipped()
    case .turned(let quarters): outline.turned(quarters: quarters)
    }
  }
}

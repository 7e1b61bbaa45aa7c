import Foundation
import TextPango

/// What renderers share: shaped text and icons, each made once.
///
/// Drawing goes on when something is missing. The reason is kept and thrown at the end by whoever drew. Text and icons
/// have caches of their own, so one thread draws at a time.
package final class RenderTools {
  nonisolated(unsafe) package static let shared = RenderTools()

  let icons: SymbolIcons
  let meshes = MeshPictures()
  private var problem: Error?

  /// Nil when the fonts are not installed.
  private(set) lazy var text: PangoTextPainter? = {
    do { return try PangoTextPainter() } catch {
      fontError = error
      return nil
    }
  }()
  private var fontError: Error?

  package init(icons: SymbolIcons = SymbolIcons.shared) {
    self.icons = icons
  }

  /// Remembers the first reason for which something was not drawn as asked.
  func note(_ error: Error) {
    if problem == nil { problem = error }
  }

  func noteMissingFont() {
    if let fontError { note(fontError) }
  }

  private let lock = NSRecursiveLock()

  /// Runs the body alone and throws what was noted in it.
  func drawing(_ body: () throws -> Void) throws {
    lock.lock()
    defer { lock.unlock() }
    problem = nil
    try body()
    if let problem { throw problem }
  }
}

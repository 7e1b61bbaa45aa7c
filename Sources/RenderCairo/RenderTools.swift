import TextPango

/// What renderers share: shaped text and icons, each made once.
///
/// Drawing goes on when something is missing. The reason is kept and thrown at the end by whoever drew.
package final class RenderTools {
  nonisolated(unsafe) package static let shared = RenderTools()

  let icons: SymbolIcons
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

  /// Throws what was noted since the last call.
  func check() throws {
    defer { problem = nil }
    if let problem { throw problem }
  }
}

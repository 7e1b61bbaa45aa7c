import FoundationGaps
import HostInterface
import ReactiveGraph

/// The clipboard as views see it.
package final class Clipboard: WindowService {
  private unowned let window: ViewGraph
  /// Counts the changes: a node that reads it comes to depend on what is on the clipboard.
  private let changes: Source<Int>

  package init(window: ViewGraph) {
    self.window = window
    changes = Source(in: window.graph, "clipboard", 0)
  }

  /// The items; asking for them loads nothing. Inside a node that comes to depend on them.
  package var items: [NSItemProvider] {
    if window.graph.evaluating != nil { _ = changes.value }
    return window.transfers?.clipboardItems ?? []
  }

  /// Offers items to whoever pastes.
  package func set(_ items: [NSItemProvider]) {
    window.transfers?.setClipboardItems(items)
  }

  fileprivate func didChange() { changes.set((changes.last ?? 0) + 1) }
}

extension ViewGraph {
  package var clipboard: Clipboard { service(Clipboard.self) }

  /// The host tells that something else is on the clipboard.
  package func clipboardDidChange() { existingService(Clipboard.self)?.didChange() }
}

import CGtk
import CGtkView
import Foundation
import FoundationGaps

/// The desktop's clipboard, for all windows of the program.
final class DesktopClipboard {
  private let clipboard: OpaquePointer?
  /// What this program offers, while it does.
  private var own: [NSItemProvider]?
  /// What others offer, as far as it is known.
  private var items: [NSItemProvider]?
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  /// Counts changes, so that answers about an older one are told apart.
  private var generation: Int = 0

  init() {
    clipboard = gdk_display_get_default().flatMap { gdk_display_get_clipboard($0) }
    guard let clipboard else { return }
    let changed: Signal.Plain = { _, data in owner(data, as: DesktopClipboard.self)?.didChange() }
    Signal.connect(UnsafeMutableRawPointer(clipboard), "changed", changed, owner: self)
  }

  deinit {
    if let clipboard { Signal.disconnectAll(UnsafeMutableRawPointer(clipboard), owner: self) }
  }

  func observe(_ owner: AnyObject, _ observer: (() -> Void)?) { observers[ObjectIdentifier(owner)] = observer }

  var contents: [NSItemProvider] {
    if let own, let clipboard, gdk_clipboard_is_local(clipboard) != 0 { return own }
    if let items { return items }
    refresh()
    return items ?? []
  }

  func set(_ items: [NSItemProvider]) {
    guard let clipboard, let provider = OutgoingContents(items).makeProvider() else { return }
    gdk_clipboard_set_content(clipboard, UnsafeMutablePointer(provider))
    g_object_unref(UnsafeMutableRawPointer(provider))
    own = items
    tell()
  }

  private func didChange() {
    generation += 1
    items = nil
    if let clipboard, gdk_clipboard_is_local(clipboard) == 0 { own = nil }
    tell()
  }

  /// Makes items of what others offer. A list of addresses tells how many there are: until it has come there is one.
  private func refresh() {
    guard let clipboard else { return }
    let contents = IncomingContents(.clipboard(clipboard))
    items = contents.items(addresses: nil)
    guard contents.hasAddresses else { return }
    let asked: Int = generation
    contents.readAddresses { [weak self] addresses in
      guard let self, let addresses, asked == generation else { return }
      items = contents.items(addresses: addresses)
      tell()
    }
  }

  private func tell() {
    for observer in Array(observers.values) { observer() }
  }

  /// Hands what this program offers to the desktop before the program ends, where a clipboard manager takes it.
  func store() {
    guard let clipboard, gdk_clipboard_is_local(clipboard) != 0, own != nil else { return }
    let waiter = StoreWaiter()
    gdk_clipboard_store_async(
      clipboard, G_PRIORITY_DEFAULT, nil,
      { _, _, data in
        if let data { Unmanaged<StoreWaiter>.fromOpaque(data).takeRetainedValue().isDone = true }
      }, Unmanaged.passRetained(waiter).toOpaque())
    let end: gint64 = g_get_monotonic_time() + 1_000_000
    while !waiter.isDone, g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
  }

  private final class StoreWaiter { var isDone = false }
}

import AccessibilityTree
import CoreGraphics
import Foundation

/// Shows the app's windows to assistive technologies on the accessibility bus (AT-SPI).
///
/// The methods may be called from the main actor in every frame: they leave what changed for the bus thread and return.
/// Without a bus, or without anybody on it, nothing else happens.
///
///     let bus = AccessibilityBus(applicationName: "Gallery", toolkitVersion: "1.0") { request in
///       Task { @MainActor in host.perform(request) }
///     }
///     bus.setWindow(1, AccessibilityBusWindow(title: "Gallery", size: size, isActive: true))
///     bus.update(1, [update], focus: update.focus)
package final class AccessibilityBus: Sendable {
  /// Where the buses are, as the environment says.
  package struct Addresses: Hashable, Sendable {
    package var session: String?
    /// A sandbox is given the accessibility bus here; else the session bus tells where it is.
    package var accessibility: String?

    package init(session: String?, accessibility: String?) {
      self.session = session
      self.accessibility = accessibility
    }

    package static var environment: Addresses {
      let environment: [String: String] = ProcessInfo.processInfo.environment
      var session: String? = environment["DBUS_SESSION_BUS_ADDRESS"]
      if session?.isEmpty != false, let folder = environment["XDG_RUNTIME_DIR"] {
        let path: String = folder + "/bus"
        session = FileManager.default.fileExists(atPath: path) ? "unix:path=" + path : nil
      }
      let own: String? = environment["AT_SPI_BUS_ADDRESS"]
      return Addresses(session: session, accessibility: own?.isEmpty == true ? nil : own)
    }
  }

  private let mailbox = BusMailbox()
  private let thread = BusThread()
  private let server: BusServer
  private let hasBus: Bool

  /// - Parameters:
  ///   - perform: Is called on the bus thread with what an assistive technology asks for, and must not wait.
  package init(
    applicationName: String, toolkitVersion: String, addresses: Addresses = .environment,
    perform: @escaping @Sendable (AccessibilityBusRequest) -> Void
  ) {
    hasBus = addresses.session != nil || addresses.accessibility != nil
    let application = ExposedApplication(name: applicationName, toolkitVersion: toolkitVersion, perform: perform)
    let server = BusServer(thread: thread, mailbox: mailbox, addresses: addresses, application: application)
    self.server = server
    guard hasBus else { return }
    thread.start()
    thread.post { server.start() }
  }

  deinit { stop() }

  /// Closes the windows on the bus and ends the thread.
  package func stop() {
    guard hasBus else { return }
    let server: BusServer = server
    thread.post { server.stop() }
    thread.stop()
  }

  /// Whether somebody on the bus wants to hear of changes at the moment.
  package var isObserved: Bool { mailbox.isObserved }

  /// Whether a screen reader listens to the keys of apps at the moment.
  package var hasKeyListeners: Bool { mailbox.hasKeyListeners }

  /// Shows a window, or tells what is different about it.
  package func setWindow(_ id: UInt64, _ window: AccessibilityBusWindow) {
    change { $0.change(id) { $0.info = window } }
  }

  package func removeWindow(_ id: UInt64) {
    change { $0.remove(id) }
  }

  /// Takes what changed in a window's tree since the last update, in order, and where the focus is then.
  ///
  /// - Parameter focus: The element with the focus, of the keyboard or of the reader's cursor, whichever moved last.
  package func update(_ id: UInt64, _ updates: [AccessibilityUpdate], focus: AccessibilityNode.ID?) {
    change { changes in
      changes.change(id) { window in
        for update in updates {
          if window.tree == nil { window.tree = PendingTree(update) } else { window.tree?.merge(update) }
        }
        window.focus = .some(focus)
      }
    }
  }

  /// Takes a whole tree in place of what was there.
  package func update(_ id: UInt64, _ tree: AccessibilityTree, focus: AccessibilityNode.ID?) {
    change { changes in
      changes.change(id) { window in
        window.tree = PendingTree(tree)
        window.focus = .some(focus)
      }
    }
  }

  /// Has a text said that stands nowhere.
  package func announce(_ announcement: AccessibilityAnnouncement) {
    change { $0.announce(announcement) }
  }

  /// Shows a key to screen readers that listen to the keys of apps, as on X11.
  ///
  /// - Parameter completion: Is called once, within 0.2 s: at once when nobody listens, else on the bus thread. True means
  ///   that the key is the reader's and the app must not act on it.
  package func notifyKey(_ key: AccessibilityKeyEvent, completion: @escaping @Sendable (Bool) -> Void) {
    guard mailbox.hasKeyListeners else { return completion(false) }
    let server: BusServer = server
    thread.post { server.notify(key, completion) }
  }

  private func change(_ edit: (inout PendingChanges) -> Void) {
    guard hasBus, mailbox.change(edit) else { return }
    let server: BusServer = server
    thread.post { server.flush() }
  }
}

import AccessibilityTree
import CGio
import Diagnostics
import Foundation

/// Serves the application on the accessibility bus; belongs to the bus thread.
///
/// Connecting, in order: the address from the environment (a sandbox is given its bus there), else the one that the
/// session bus tells. A bus or registry that is missing is waited for without polling; one that went away is tried again
/// a few times and then waited for as well.
final class BusServer: @unchecked Sendable {
  let thread: BusThread
  let mailbox: BusMailbox
  private let addresses: AccessibilityBus.Addresses
  private let application: ExposedApplication
  private(set) var interest = EventInterest()
  private var session: BusConnection?
  private var bus: BusConnection?
  private var isConnecting: Bool = false
  private var failures: Int = 0
  private var retryTimer: BusTimer?
  private var isStopped: Bool = false
  /// A call to the registry is on its way; it starts the registry where it is not there yet.
  private var isEmbedding: Bool = false
  /// The unique names of programs that asked something, and of those among them that took the cache.
  private var clients: Set<String> = []
  private var caches: Set<String> = []

  private enum Limit {
    /// Milliseconds for a bus to accept the connection.
    static let connecting: Int = 3_000
    /// Milliseconds for which an announcement stands in its window.
    static let announcement: Int = 5_000
    static let key: Int32 = 200
  }

  init(
    thread: BusThread, mailbox: BusMailbox, addresses: AccessibilityBus.Addresses, application: ExposedApplication
  ) {
    self.thread = thread
    self.mailbox = mailbox
    self.addresses = addresses
    self.application = application
  }

  /// Begins to look for a bus.
  func start() {
    if let address = addresses.session {
      BusConnection.open(address, on: thread, limit: Limit.connecting) { [self] connection, isSilent in
        if isSilent { warnOfSilence("session bus") }
        guard let connection, !isStopped else { return }
        watchSession(connection)
        if bus == nil, addresses.accessibility == nil { askForAddress() }
      }
    }
    if let address = addresses.accessibility { connect(to: address) }
  }

  func stop() {
    guard !isStopped else { return }
    isStopped = true
    retryTimer?.cancel()
    if let bus { emit(application.apply(closingAll(), interest).events, on: bus) }
    bus?.close()
    session?.close()
    bus = nil
    session = nil
  }

  private func closingAll() -> PendingChanges {
    var changes = PendingChanges()
    for id in application.windowOrder { changes.remove(id) }
    return changes
  }

  // MARK: Finding the bus

  /// The service that starts the accessibility bus may come later, and may say later that somebody listens.
  private func watchSession(_ connection: BusConnection) {
    session = connection
    connection.onClosed { [weak self] in self?.session = nil }
    connection.subscribe(
      sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
      path: "/org/freedesktop/DBus", firstArgument: "org.a11y.Bus"
    ) { [weak self] _, arguments in
      if !arguments.string(2).isEmpty { self?.lookAgain() }
    }
    connection.subscribe(
      sender: "org.a11y.Bus", interface: "org.freedesktop.DBus.Properties", member: "PropertiesChanged",
      path: "/org/a11y/bus"
    ) { [weak self] _, arguments in
      guard arguments.string(0) == "org.a11y.Status", arguments.count > 1 else { return }
      for case .entry(let key, let value) in arguments[1].members where key.asString == "IsEnabled" {
        if value.asBool == true { self?.lookAgain() }
      }
    }
  }

  private func lookAgain() {
    guard bus == nil, !isConnecting, !isStopped else { return }
    failures = 0
    retryTimer?.cancel()
    askForAddress()
  }

  private func askForAddress() {
    guard let session, !isConnecting else { return }
    isConnecting = true
    session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress") { [self] outcome in
      isConnecting = false
      if case .timedOut = outcome { warnOfSilence("accessibility bus's launcher") }
      if let address = outcome.values?.string(0), !address.isEmpty {
        connect(to: address)
      } else if case .timedOut = outcome {
        tryLater()
      }
    }
  }

  private func connect(to address: String) {
    guard bus == nil, !isConnecting, !isStopped else { return }
    isConnecting = true
    BusConnection.open(address, on: thread, limit: Limit.connecting) { [self] connection, isSilent in
      isConnecting = false
      if isSilent { warnOfSilence("accessibility bus") }
      if let connection, !isStopped { serve(on: connection) } else { tryLater() }
    }
  }

  /// Ever later, and in the end only when the session bus says that something changed.
  private func tryLater() {
    guard !isStopped, bus == nil, failures < 8 else { return }
    let delay: Int = 250 << failures
    failures += 1
    retryTimer?.cancel()
    retryTimer = thread.post(after: delay) { [self] in
      // A restarted bus has another address, which only the session bus knows.
      if session != nil {
        askForAddress()
      } else if let address = addresses.accessibility {
        connect(to: address)
      }
    }
  }

  private func warnOfSilence(_ bus: String) {
    Diagnostics.warnOnce(
      "The \(bus) does not answer. The app goes on without screen readers; restart at-spi-bus-launcher to get them back."
    )
  }

  // MARK: Serving

  private func serve(on connection: BusConnection) {
    bus = connection
    application.busName = connection.uniqueName
    connection.onClosed { [weak self] in self?.lose() }
    guard ObjectServer.register(self, on: connection) else {
      lose()
      return
    }
    watchClients(of: connection)
    watchKeys(of: connection)
    embed()
  }

  private func lose() {
    bus?.close()
    bus = nil
    isEmbedding = false
    clients = []
    caches = []
    interest = EventInterest()
    mailbox.setObservation(isObserved: false, hasKeyListeners: false)
    application.desktop = ExposedApplication.null
    tryLater()
  }

  private func watchClients(of connection: BusConnection) {
    connection.subscribe(
      sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
      path: "/org/freedesktop/DBus"
    ) { [weak self] _, arguments in
      self?.ownerChanged(of: arguments.string(0), isGone: arguments.string(2).isEmpty)
    }
    connection.subscribe(interface: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/registry") {
      [weak self] member, arguments in
      switch member {
      case "EventListenerRegistered": self?.listenerRegistered(arguments)
      case "EventListenerDeregistered": self?.askForListeners()
      default: break
      }
    }
  }

  private func ownerChanged(of name: String, isGone: Bool) {
    if name == BusServer.registry {
      if isGone {
        interest.forgetAll()
        observationChanged()
      } else {
        embed()
      }
    } else if isGone, clients.remove(name) != nil {
      caches.remove(name)
      interest.forget(name)
      observationChanged()
    }
  }

  private static let registry: String = "org.a11y.atspi.Registry"

  /// Makes the application a child of the desktop, and learns who the desktop is.
  private func embed() {
    guard let bus, !isEmbedding else { return }
    isEmbedding = true
    bus.call(
      BusServer.registry, ExposedApplication.pathPrefix + "/root", "org.a11y.atspi.Socket", "Embed",
      [application.reference(.application)]
    ) { [self] outcome in
      guard self.bus === bus else { return }
      isEmbedding = false
      switch outcome {
      case .answer(let values):
        failures = 0
        if let desktop = values.first { application.desktop = desktop }
        askForListeners()
        askForKeyListeners()
      case .timedOut: warnOfSilence("accessibility registry")
      // A registry that is missing announces itself when it comes.
      case .failed: break
      }
    }
  }

  // MARK: Who wants what

  private func askForListeners() {
    guard let bus else { return }
    bus.call(BusServer.registry, "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "GetRegisteredEvents") {
      [self] outcome in
      guard self.bus === bus, let values = outcome.values else { return }
      flush()
      interest.forgetAll()
      for pair in values.first?.members ?? [] {
        interest.register(pair.members.string(1), by: pair.members.string(0))
      }
      observationChanged()
    }
  }

  private func listenerRegistered(_ arguments: [BusValue]) {
    flush()
    interest.register(arguments.string(1), by: arguments.string(0))
    observationChanged()
  }

  private func observationChanged() {
    interest.hasClients = !clients.isEmpty
    interest.hasCaches = !caches.isEmpty
    mailbox.setObservation(isObserved: bus != nil && !interest.isNone)
  }

  private func noteClient(_ sender: String, takesCache: Bool) {
    guard !sender.isEmpty else { return }
    let isNew: Bool = clients.insert(sender).inserted
    let isNewCache: Bool = takesCache && caches.insert(sender).inserted
    if isNew || isNewCache { observationChanged() }
  }

  // MARK: Changes

  /// Takes what came from the main actor and tells what is wanted of it.
  func flush() {
    guard let changes = mailbox.take() else { return }
    let applied: AppliedChanges = application.apply(changes, bus == nil ? EventInterest() : interest)
    guard let bus else { return }
    emit(applied.events, on: bus)
    for number in applied.notifications {
      thread.post(after: Limit.announcement) { [weak self] in
        guard let self, let bus = self.bus else { return }
        emit(application.retire(number, interest), on: bus)
      }
    }
  }

  private func emit(_ events: [BusEvent], on bus: BusConnection) {
    for event in events { bus.emit(event) }
  }
}

// MARK: - Calls

extension BusServer: ObjectAnswering {
  func interfaces(atPath path: String) -> [BusInterface]? {
    flush()
    return application.interfaces(atPath: path)
  }

  func answer(
    _ method: String, _ interface: BusInterface, path: String, _ arguments: [BusValue], from sender: String
  ) -> BusReply {
    flush()
    noteClient(sender, takesCache: interface == .cache)
    return application.call(method, interface, path: path, arguments)
  }

  func property(_ property: String, _ interface: BusInterface, path: String, from sender: String) -> BusValue? {
    flush()
    noteClient(sender, takesCache: false)
    return application.property(property, interface, path: path)
  }

  func setProperty(_ property: String, _ interface: BusInterface, path: String, to value: BusValue) -> Bool {
    flush()
    return application.setProperty(property, interface, path: path, to: value)
  }
}

// MARK: - Keys

extension BusServer {
  private static let keyPath: String = "/org/a11y/atspi/registry/deviceeventcontroller"
  private static let keyInterface: String = "org.a11y.atspi.DeviceEventController"

  private func watchKeys(of connection: BusConnection) {
    // The registry sends these in the name of two interfaces, depending on its version.
    connection.subscribe(path: Self.keyPath) { [weak self] member, _ in
      if member.hasPrefix("KeystrokeListener") { self?.askForKeyListeners() }
    }
  }

  private func askForKeyListeners() {
    guard let bus else { return }
    bus.call(Self.registry, Self.keyPath, Self.keyInterface, "GetKeystrokeListeners") { [self] outcome in
      guard self.bus === bus, let listeners = outcome.values?.first?.members else { return }
      mailbox.setKeyListeners(!listeners.isEmpty)
    }
  }

  /// Shows a key to those who listen to keys; false when none of them takes it, or none answers in time.
  func notify(_ key: AccessibilityKeyEvent, _ completion: @escaping @Sendable (Bool) -> Void) {
    guard let bus else { return completion(false) }
    bus.call(
      Self.registry, Self.keyPath, Self.keyInterface, "NotifyListenersSync", [key.busValue], limit: Limit.key
    ) { outcome in
      completion(outcome.values?.first?.asBool ?? false)
    }
  }
}

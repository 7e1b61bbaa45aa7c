import CGtk
import CGtkView
import Foundation
import HostInterface

/// Notifications that the desktop shows, by `org.freedesktop.Notifications`.
///
/// The desktop gives each notification a number; actions and ends are told by it, to all programs.
final class DesktopNotifications: NotificationHost {
  private enum Name {
    static let bus: String = "org.freedesktop.Notifications"
    static let path: String = "/org/freedesktop/Notifications"
    /// The action of the notification itself.
    static let opening: String = "default"
    static let setting: String = "NotificationsAreAllowed"
  }

  /// The longest time in which the desktop answers, in milliseconds: its program may have to be started.
  private static let patience: Int32 = 5000

  private let name: String
  private let isActive: () -> Bool
  private let bringToFront: () -> Void
  private var connection: OpaquePointer?
  private var subscriptions: [guint] = []
  /// What waits for the connection.
  private var waiting: [(OpaquePointer?) -> Void]? = []
  /// The desktop's numbers, by the ids of notifications.
  private var numbers: [String: UInt32] = [:]
  /// Notifications on their way, and those that are to go as soon as they have a number.
  private var sent: [String: Int] = [:]
  private var withdrawn: Set<String> = []
  var onAnswer: ((String, NotificationAnswer) -> Void)?

  /// - Parameters:
  ///   - name: The program's name, as that of its desktop file.
  ///   - isActive: Whether a window of the program has the keyboard.
  ///   - bringToFront: Called when the person chooses a notification.
  init(name: String, isActive: @escaping () -> Bool, bringToFront: @escaping () -> Void) {
    self.name = name
    self.isActive = isActive
    self.bringToFront = bringToFront
  }

  deinit {
    guard let connection else { return }
    for subscription in subscriptions { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  var isProgramActive: Bool { isActive() }
  var date: Date { Date() }

  var isAllowed: Bool? {
    get { UserDefaults.standard.object(forKey: Name.setting) as? Bool }
    set { UserDefaults.standard.set(newValue, forKey: Name.setting) }
  }

  func wait(_ interval: TimeInterval, then action: @escaping () -> Void) -> () -> Void {
    let timer: any DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler {
      timer.cancel()
      action()
    }
    timer.schedule(wallDeadline: .now() + max(0, interval))
    timer.resume()
    return { timer.cancel() }
  }

  func findOut(_ completion: @escaping (Bool) -> Void) {
    call("GetServerInformation", nil) { completion($0 != nil) }
  }

  func show(_ notification: DesktopNotification) {
    withdrawn.remove(notification.id)
    sent[notification.id, default: 0] += 1
    connect { [weak self] connection in
      guard let self else { return }
      guard connection != nil else { return settle(notification.id, number: nil) }
      call("Notify", arguments(of: notification)) { [weak self] reply in
        self?.settle(notification.id, number: reply.flatMap(Self.number))
      }
    }
  }

  func withdraw(_ id: String) {
    if sent[id] != nil { withdrawn.insert(id) }
    guard let number = numbers.removeValue(forKey: id) else { return }
    call("CloseNotification", Variant.tuple([g_variant_new_uint32(number)])) { _ in }
  }

  /// The desktop took a notification, or did not.
  private func settle(_ id: String, number: UInt32?) {
    sent[id] = sent[id].flatMap { $0 > 1 ? $0 - 1 : nil }
    if let number { numbers[id] = number }
    if withdrawn.contains(id), sent[id] == nil {
      withdrawn.remove(id)
      withdraw(id)
    }
  }

  private func arguments(of notification: DesktopNotification) -> OpaquePointer? {
    var actions: [String] = [Name.opening, ""]
    for action in notification.actions { actions += ["action:" + action.id, action.title] }
    var hints: [(String, OpaquePointer?)] = [
      ("urgency", g_variant_new_byte(UInt8(notification.urgency.rawValue))), ("desktop-entry", Variant.text(name)),
    ]
    if let image = notification.image { hints.append(("image-path", Variant.text(image.absoluteString))) }
    hints.append(
      notification.hasSound
        ? ("sound-name", Variant.text("message-new-instant")) : ("suppress-sound", Variant.flag(true)))
    return Variant.tuple([
      Variant.text(name), g_variant_new_uint32(numbers[notification.id] ?? 0), Variant.text(""),
      Variant.text(notification.title), Variant.text(Self.escaped(notification.body)),
      Variant.list(of: "s", actions.map(Variant.text)), Variant.options(hints), g_variant_new_int32(-1),
    ])
  }

  /// The body may contain marks; the text has none.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  // MARK: - The bus

  private func connect(_ completion: @escaping (OpaquePointer?) -> Void) {
    guard waiting != nil else { return completion(connection) }
    waiting?.append(completion)
    guard waiting?.count == 1 else { return }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let data else { return }
        let notifications = Unmanaged<DesktopNotifications>.fromOpaque(data).takeRetainedValue()
        notifications.take(g_bus_get_finish(result, nil))
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ connection: OpaquePointer?) {
    self.connection = connection
    if let connection {
      for signal in ["ActionInvoked", "NotificationClosed"] {
        let subscription: guint = g_dbus_connection_signal_subscribe(
          connection, Name.bus, Name.bus, signal, Name.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
          { _, _, _, _, signal, parameters, data in
            guard let signal, let parameters else { return }
            owner(data, as: DesktopNotifications.self)?.receive(String(cString: signal), parameters)
          }, Unmanaged.passUnretained(self).toOpaque(), nil)
        subscriptions.append(subscription)
      }
    }
    let due: [(OpaquePointer?) -> Void] = waiting ?? []
    waiting = nil
    for action in due { action(connection) }
  }

  /// An answer on its way: nil for an error.
  private final class Call {
    let completion: (OpaquePointer?) -> Void

    init(_ completion: @escaping (OpaquePointer?) -> Void) { self.completion = completion }
  }

  private func call(_ method: String, _ arguments: OpaquePointer?, _ completion: @escaping (OpaquePointer?) -> Void) {
    let arguments: OpaquePointer? = arguments.flatMap { g_variant_ref_sink($0) }
    connect { connection in
      defer { if let arguments { g_variant_unref(arguments) } }
      guard let connection else { return completion(nil) }
      g_dbus_connection_call(
        connection, Name.bus, Name.path, Name.bus, method, arguments, nil, G_DBUS_CALL_FLAGS_NONE, Self.patience, nil,
        { source, result, data in
          guard let data else { return }
          let call: Call = Unmanaged<Call>.fromOpaque(data).takeRetainedValue()
          let reply: OpaquePointer? = source.flatMap { g_dbus_connection_call_finish(OpaquePointer($0), result, nil) }
          call.completion(reply)
          if let reply { g_variant_unref(reply) }
        }, Unmanaged.passRetained(Call(completion)).toOpaque())
    }
  }

  /// The number that a message begins with.
  private static func number(_ parameters: OpaquePointer) -> UInt32? {
    guard g_variant_n_children(parameters) > 0, let child = g_variant_get_child_value(parameters, 0) else { return nil }
    defer { g_variant_unref(child) }
    return g_variant_classify(child) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(child) : nil
  }

  private func receive(_ signal: String, _ parameters: OpaquePointer) {
    guard let number = Self.number(parameters), let id = numbers.first(where: { $0.value == number })?.key else {
      return
    }
    if signal == "ActionInvoked" {
      let name: String = Variant.taking(g_variant_ref(parameters)).texts.first ?? Name.opening
      numbers[id] = nil
      if name == Name.opening { bringToFront() }
      onAnswer?(id, name.hasPrefix("action:") ? .action(String(name.dropFirst(7))) : .opened)
      return
    }
    numbers[id] = nil
    // 2 says that the person took it away; it may also have gone by itself.
    guard let reason = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(reason) }
    if g_variant_classify(reason) == G_VARIANT_CLASS_UINT32, g_variant_get_uint32(reason) == 2 {
      onAnswer?(id, .dismissed)
    }
  }
}

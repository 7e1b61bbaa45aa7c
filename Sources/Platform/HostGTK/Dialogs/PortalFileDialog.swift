import CGtk
import CGtkView
import Foundation
import HostInterface

/// A dialog for files that the desktop portal shows, by `org.freedesktop.portal.FileChooser`.
///
/// The portal answers a call at once with the object of the request, and sends its result as a signal when the person is
/// done. A portal that is missing, or does not answer the call in time, is left; a dialog that it shows after that is
/// closed again.
final class PortalFileDialog: PresentedFileDialog {
  enum Outcome {
    case answer(FileDialogAnswer)
    case noPortal
  }

  private enum Name {
    static let bus: String = "org.freedesktop.portal.Desktop"
    static let path: String = "/org/freedesktop/portal/desktop"
    static let chooser: String = "org.freedesktop.portal.FileChooser"
    static let request: String = "org.freedesktop.portal.Request"
  }

  /// Seconds for the portal to take the request; it may have to be started for it.
  private static let limit: Double = 3
  private nonisolated(unsafe) static var lastNumber: Int = 0

  private let request: FileDialogRequest
  private var completion: ((Outcome) -> Void)?
  private let parent: ParentName
  private var connection: OpaquePointer?
  private var subscription: guint = 0
  /// The object of the request, first by the name that the portal is asked to give it.
  private var path: String = ""
  private var isTaken: Bool = false
  /// Results that came before the portal's answer said which request is this dialog's, by the request's object.
  private var earlyResults: [String: OpaquePointer] = [:]
  private let overdue = LoopTimer()

  init(
    _ request: FileDialogRequest, above window: UnsafeMutablePointer<GtkWidget>,
    _ completion: @escaping (Outcome) -> Void
  ) {
    self.request = request
    self.completion = completion
    parent = ParentName(of: window)
    overdue.start(after: Self.limit) { [weak self] in self?.finish(.noPortal) }
    let owner: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let data else { return }
        let dialog: PortalFileDialog = Unmanaged<PortalFileDialog>.fromOpaque(data).takeRetainedValue()
        dialog.take(g_bus_get_finish(result, nil))
      }, owner)
  }

  deinit {
    unsubscribe()
    if let connection { g_object_unref(UnsafeMutableRawPointer(connection)) }
  }

  func dismiss() {
    completion = nil
    overdue.cancel()
    parent.forget()
    closeRequest()
    unsubscribe()
  }

  private func finish(_ outcome: Outcome) {
    overdue.cancel()
    parent.forget()
    let due: ((Outcome) -> Void)? = completion
    completion = nil
    due?(outcome)
  }

  private func take(_ connection: OpaquePointer?) {
    guard let connection else { return finish(.noPortal) }
    self.connection = connection
    guard completion != nil else { return }
    parent.find { [weak self] name in self?.call(parent: name) }
  }

  private func call(parent: String) {
    guard let connection, completion != nil else { return }
    Self.lastNumber += 1
    let token: String = "rotor\(getpid())_\(Self.lastNumber)"
    let name: String = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    let sender: String = name.dropFirst().replacingOccurrences(of: ".", with: "_")
    path = "\(Name.path)/request/\(sender)/\(token)"
    subscribe()
    let arguments: OpaquePointer? = Variant.tuple([
      Variant.text(parent), Variant.text(request.title ?? ""), request.portalOptions(token: token),
    ])
    let owner: UnsafeMutableRawPointer = Unmanaged.passRetained(self).toOpaque()
    g_dbus_connection_call(
      connection, Name.bus, Name.path, Name.chooser, request.portalMethod, arguments, nil, G_DBUS_CALL_FLAGS_NONE,
      60_000, nil,
      { source, result, data in
        guard let data, let source else { return }
        let dialog: PortalFileDialog = Unmanaged<PortalFileDialog>.fromOpaque(data).takeRetainedValue()
        let answer: OpaquePointer? = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
        dialog.requestIsTaken(answer.flatMap { Variant.taking($0).texts.first })
      }, owner)
  }

  private func requestIsTaken(_ path: String?) {
    guard let path else { return finish(.noPortal) }
    isTaken = true
    overdue.cancel()
    // Old portals choose another name.
    self.path = path
    if completion == nil { return closeRequest() }
    let early: OpaquePointer? = earlyResults.removeValue(forKey: path)
    forgetEarlyResults()
    guard let early else { return }
    respond(early)
    g_variant_unref(early)
  }

  /// Subscribes to the results of all requests, before the call: the result may come before the answer to the call is
  /// handled, and an old portal tells the name of its request in that answer only.
  private func subscribe() {
    subscription = g_dbus_connection_signal_subscribe(
      connection, Name.bus, Name.request, "Response", nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, path, _, _, parameters, data in
        guard let path, let parameters else { return }
        owner(data, as: PortalFileDialog.self)?.receive(parameters, of: String(cString: path))
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func unsubscribe() {
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    subscription = 0
    forgetEarlyResults()
  }

  private func receive(_ parameters: OpaquePointer, of request: String) {
    if request == path { return respond(parameters) }
    guard !isTaken, earlyResults[request] == nil else { return }
    earlyResults[request] = g_variant_ref(parameters)
  }

  private func forgetEarlyResults() {
    for result in earlyResults.values { g_variant_unref(result) }
    earlyResults = [:]
  }

  /// Takes the result: 0 and the addresses of the files, 1 where the person cancelled.
  private func respond(_ parameters: OpaquePointer) {
    isTaken = false
    unsubscribe()
    guard let code = g_variant_get_child_value(parameters, 0) else { return }
    let number: UInt32 = g_variant_get_uint32(code)
    g_variant_unref(code)
    guard let results = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(results) }
    let value: OpaquePointer? = g_variant_lookup_value(results, "uris", nil)
    let files: [URL] = value.map { Variant.taking($0).texts.compactMap { URL(string: $0) } } ?? []
    switch number {
    case 0 where !files.isEmpty: finish(.answer(.chosen(files)))
    case 1: finish(.answer(.cancelled))
    default: finish(.answer(.failed("The desktop's dialog ended without an answer.")))
    }
  }

  private func closeRequest() {
    guard isTaken, let connection else { return }
    isTaken = false
    // A call that waits for its answer keeps the connection, which might go with this dialog otherwise.
    g_dbus_connection_call(
      connection, Name.bus, path, Name.request, "Close", nil, nil, G_DBUS_CALL_FLAGS_NONE, 3_000, nil,
      { source, result, _ in
        if let answer = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil) {
          g_variant_unref(answer)
        }
      }, nil)
  }
}

extension FileDialogRequest {
  fileprivate var portalMethod: String { if case .save = kind { "SaveFile" } else { "OpenFile" } }

  fileprivate func portalOptions(token: String) -> OpaquePointer? {
    var options: [(String, OpaquePointer?)] = [
      ("handle_token", Variant.text(token)), ("modal", Variant.flag(true)),
    ]
    switch kind {
    case .openFiles(let allowsMultiple): options.append(("multiple", Variant.flag(allowsMultiple)))
    case .openFolders(let allowsMultiple):
      options += [("multiple", Variant.flag(allowsMultiple)), ("directory", Variant.flag(true))]
    case .save(let name): options.append(("current_name", Variant.text(name)))
    }
    if let confirmationLabel { options.append(("accept_label", Variant.text(confirmationLabel))) }
    if let folder { options.append(("current_folder", Variant.path(folder.path))) }
    if !filters.isEmpty { options.append(("filters", Variant.list(of: "(sa(us))", filters.map(\.portalValue)))) }
    return Variant.options(options)
  }
}

extension FileDialogRequest.Filter {
  /// Name and rules: 0 is a pattern for names, 1 a MIME type.
  fileprivate var portalValue: OpaquePointer? {
    func rule(_ kind: UInt32, _ text: String) -> OpaquePointer? {
      Variant.tuple([g_variant_new_uint32(kind), Variant.text(text)])
    }
    var rules: [OpaquePointer?] = mimeTypes.map { rule(1, $0) } + suffixes.map { rule(0, Self.pattern($0)) }
    if rules.isEmpty { rules = [rule(0, "*")] }
    return Variant.tuple([Variant.text(name), Variant.list(of: "(us)", rules)])
  }

  /// A pattern for a suffix in any case of its letters.
  static func pattern(_ suffix: String) -> String {
    let letters: [String] = suffix.map { letter in
      let lower: String = letter.lowercased()
      let upper: String = letter.uppercased()
      return lower == upper || lower.count != 1 || upper.count != 1 ? String(letter) : "[\(lower)\(upper)]"
    }
    return "*." + letters.joined()
  }
}

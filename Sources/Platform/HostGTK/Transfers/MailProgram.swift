import CGtk
import CGtkView
import Foundation
import HostInterface

/// Opens messages in the person's mail program: by the desktop's portal, and by `xdg-email` where that is missing or files
/// are attached, which the portal takes as open files only.
enum MailProgram {
  /// The longest time in which the portal answers, in milliseconds.
  private static let patience: Int32 = 5000

  static func open(_ draft: MailDraft, _ completion: @escaping (Bool) -> Void) {
    guard draft.attachments.isEmpty else { return completion(openByCommand(draft)) }
    let answer: UnsafeMutableRawPointer = Unmanaged.passRetained(Answer(draft, completion)).toOpaque()
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        guard let data else { return }
        let answer: Answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
        guard let bus = g_bus_get_finish(result, nil) else { return answer.askCommand() }
        answer.askPortal(bus)
        g_object_unref(UnsafeMutableRawPointer(bus))
      }, answer)
  }

  /// Starts `xdg-email`; false where it is not there.
  fileprivate static func openByCommand(_ draft: MailDraft) -> Bool {
    var words: [String] = ["xdg-email", "--utf8"]
    if !draft.subject.isEmpty { words += ["--subject", draft.subject] }
    if !draft.body.isEmpty { words += ["--body", draft.body] }
    for file in draft.attachments { words += ["--attach", file.path] }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    return g_spawn_async(nil, &arguments, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil) != 0
  }

  private final class Answer {
    private let draft: MailDraft
    private let completion: (Bool) -> Void

    init(_ draft: MailDraft, _ completion: @escaping (Bool) -> Void) {
      self.draft = draft
      self.completion = completion
    }

    func askCommand() { completion(MailProgram.openByCommand(draft)) }

    func askPortal(_ bus: OpaquePointer) {
      guard let options = g_variant_dict_new(nil) else { return askCommand() }
      g_variant_dict_insert_value(options, "subject", g_variant_new_string(draft.subject))
      g_variant_dict_insert_value(options, "body", g_variant_new_string(draft.body))
      var values: [OpaquePointer?] = [g_variant_new_string(""), g_variant_dict_end(options)]
      g_variant_dict_unref(options)
      g_dbus_connection_call(
        bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Email",
        "ComposeEmail", g_variant_new_tuple(&values, 2), nil, G_DBUS_CALL_FLAGS_NONE, MailProgram.patience, nil,
        { bus, result, data in
          guard let data, let bus else { return }
          let answer: Answer = Unmanaged<Answer>.fromOpaque(data).takeRetainedValue()
          guard let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil) else {
            return answer.askCommand()
          }
          g_variant_unref(reply)
          answer.completion(true)
        }, Unmanaged.passRetained(self).toOpaque())
    }
  }
}

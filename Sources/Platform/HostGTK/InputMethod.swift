import CGtk
import CGtkView
import CoreGraphics
import HostInterface
import InputEngine
import SwiftUICore

/// The person's input method, for the text that has the focus.
///
/// What a method does while it is given one key is delivered as one batch, deletions before the texts that replace them:
/// methods send both in either order.
final class InputMethod {
  private unowned(unsafe) var window: GTKWindow!
  private let context: UnsafeMutablePointer<GtkIMContext> = gtk_im_multicontext_new()
  private var state: TextInputState?
  private var batch: [TextInputEvent]?
  private var told: Told?

  private struct Told: Equatable {
    var purpose: UInt32
    var hints: UInt32
  }

  func begin(_ window: GTKWindow) {
    self.window = window
    let object = UnsafeMutableRawPointer(context)
    gtk_im_context_set_client_widget(context, window.view)
    gtk_im_context_set_use_preedit(context, 1)
    let commit: Signal.Text = { _, text, data in
      guard let text, let method = owner(data, as: InputMethod.self) else { return }
      method.deliver(.commit(String(cString: text)))
    }
    Signal.connect(object, "commit", commit, owner: self)
    let changed: Signal.Plain = { _, data in owner(data, as: InputMethod.self)?.preeditDidChange() }
    Signal.connect(object, "preedit-changed", changed, owner: self)
    let ended: Signal.Plain = { _, data in owner(data, as: InputMethod.self)?.deliver(.mark("", selection: 0..<0)) }
    Signal.connect(object, "preedit-end", ended, owner: self)
    let retrieve: Signal.Request = { _, data in owner(data, as: InputMethod.self)?.giveSurrounding() == true ? 1 : 0 }
    Signal.connect(object, "retrieve-surrounding", retrieve, owner: self)
    let delete: Signal.Range = { _, offset, count, data in
      guard let method = owner(data, as: InputMethod.self) else { return 0 }
      let before: Int = max(0, -Int(offset))
      method.deliver(.deleteSurrounding(before: before, after: max(0, Int(count) - before)))
      return 1
    }
    Signal.connect(object, "delete-surrounding", delete, owner: self)
  }

  func end() {
    Signal.disconnectAll(UnsafeMutableRawPointer(context), owner: self)
    gtk_im_context_set_client_widget(context, nil)
    window = nil
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

  /// The text that has the focus changed, or another has it, or none.
  func set(_ new: TextInputState?) {
    let had: Bool = state != nil
    let isNewSession: Bool = had && new.map { $0.session != state?.session } ?? false
    state = new
    guard let new else {
      if had {
        gtk_im_context_reset(context)
        gtk_im_context_focus_out(context)
      }
      return
    }
    if isNewSession { gtk_im_context_reset(context) }
    tellPurpose(new)
    if !had { gtk_im_context_focus_in(context) }
    var area = GdkRectangle(
      x: Int32(new.cursorRect.minX), y: Int32(new.cursorRect.minY), width: Int32(max(1, new.cursorRect.width)),
      height: Int32(max(1, new.cursorRect.height)))
    gtk_im_context_set_cursor_location(context, &area)
    _ = giveSurrounding()
  }

  /// Tells the method what is typed: it keeps nothing of a secret, and a keyboard on the screen shows digits for a number.
  private func tellPurpose(_ new: TextInputState) {
    let now = Told(purpose: new.gtkPurpose, hints: new.gtkHints)
    guard now != told else { return }
    told = now
    let object = UnsafeMutableRawPointer(context)
    rotor_set_int(object, "input-purpose", Int32(bitPattern: now.purpose))
    rotor_set_int(object, "input-hints", Int32(bitPattern: now.hints))
  }

  func windowFocusDidChange(_ hasFocus: Bool) {
    guard state != nil else { return }
    if hasFocus { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
  }

  /// Gives a key to the method first; true when it took it.
  func filter(_ event: OpaquePointer) -> Bool {
    guard state != nil else { return false }
    batch = []
    let isTaken: Bool = gtk_im_context_filter_keypress(context, event) != 0
    let events: [TextInputEvent] = batch ?? []
    batch = nil
    let deletions: [TextInputEvent] = events.filter { if case .deleteSurrounding = $0 { true } else { false } }
    let others: [TextInputEvent] = events.filter { if case .deleteSurrounding = $0 { false } else { true } }
    if !events.isEmpty { send(deletions + others) }
    return isTaken
  }

  private func deliver(_ event: TextInputEvent) {
    if batch != nil { batch?.append(event) } else { send([event]) }
  }

  private func send(_ events: [TextInputEvent]) {
    guard let window else { return }
    window.graph.send(.text(events))
    if self.window != nil, window.graph.needsUpdate { window.frames.request() }
  }

  private func preeditDidChange() {
    var text: UnsafeMutablePointer<CChar>?
    var cursor: Int32 = 0
    gtk_im_context_get_preedit_string(context, &text, nil, &cursor)
    defer { g_free(text) }
    let marked: String = text.map { String(cString: $0) } ?? ""
    let place: Int = min(max(0, Int(cursor)), marked.unicodeScalars.count)
    deliver(.mark(marked, selection: place..<place))
  }

  /// Tells the method what stands around the insertion point: its offsets count bytes.
  private func giveSurrounding() -> Bool {
    guard let state else { return false }
    func bytes(_ scalars: Int) -> Int32 {
      Int32(String(String.UnicodeScalarView(state.surrounding.unicodeScalars.prefix(scalars))).utf8.count)
    }
    gtk_im_context_set_surrounding_with_selection(
      context, state.surrounding, Int32(state.surrounding.utf8.count), bytes(state.cursor), bytes(state.anchor))
    return true
  }
}

extension TextInputState {
  /// The text's purpose as a `GtkInputPurpose`.
  package var gtkPurpose: UInt32 {
    let purpose: GtkInputPurpose =
      switch purpose {
      case .free: GTK_INPUT_PURPOSE_FREE_FORM
      case .digits: GTK_INPUT_PURPOSE_DIGITS
      case .number: GTK_INPUT_PURPOSE_NUMBER
      case .phone: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .email: GTK_INPUT_PURPOSE_EMAIL
      case .name: GTK_INPUT_PURPOSE_NAME
      case .password: GTK_INPUT_PURPOSE_PASSWORD
      case .pin: GTK_INPUT_PURPOSE_PIN
      }
    return purpose.rawValue
  }

  /// Bits of `GtkInputHints`. A secret is private: methods learn no words of it and offer none.
  package var gtkHints: UInt32 {
    switch purpose {
    case .password, .pin: GTK_INPUT_HINT_PRIVATE.rawValue | GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
    default: GTK_INPUT_HINT_NONE.rawValue
    }
  }
}

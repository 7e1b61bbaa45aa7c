import CGtk
import InputEngine

extension KeySymbol {
  /// The meaning of GDK's number for a key.
  init(keyValue: guint) {
    if let known = Self.named[Int32(keyValue)] {
      self = known
    } else if (UInt32(GDK_KEY_F1)...UInt32(GDK_KEY_F35)).contains(keyValue) {
      self = .function(Int(keyValue) - Int(GDK_KEY_F1) + 1)
    } else if let scalar = UnicodeScalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(keyValue))), scalar.value >= 32 {
      self = .character(Character(scalar))
    } else {
      self = .other(UInt32(keyValue))
    }
  }

  private static let named: [Int32: KeySymbol] = [
    GDK_KEY_Return: .returnKey, GDK_KEY_KP_Enter: .enter, GDK_KEY_ISO_Enter: .enter, GDK_KEY_Escape: .escape,
    GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_space: .space,
    GDK_KEY_KP_Space: .space,
    GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
    GDK_KEY_Up: .up, GDK_KEY_Down: .down, GDK_KEY_Left: .left, GDK_KEY_Right: .right, GDK_KEY_Home: .home,
    GDK_KEY_End: .end, GDK_KEY_Page_Up: .pageUp, GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Up: .up,
    GDK_KEY_KP_Down: .down, GDK_KEY_KP_Left: .left, GDK_KEY_KP_Right: .right, GDK_KEY_KP_Home: .home,
    GDK_KEY_KP_End: .end, GDK_KEY_KP_Page_Up: .pageUp, GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_Insert: .insert,
    GDK_KEY_Menu: .menu, GDK_KEY_Help: .help, GDK_KEY_Clear: .clear, GDK_KEY_Shift_L: .shift, GDK_KEY_Shift_R: .shift,
    GDK_KEY_Control_L: .command, GDK_KEY_Control_R: .command, GDK_KEY_Alt_L: .option, GDK_KEY_Alt_R: .option,
    GDK_KEY_Super_L: .control, GDK_KEY_Super_R: .control, GDK_KEY_Caps_Lock: .capsLock,
  ]
}

extension InputModifiers {
  /// Control is the key of shortcuts on this desktop, as Command is on Apple's; the Super key stands in for Control.
  init(_ state: GdkModifierType) {
    self = []
    func has(_ mask: GdkModifierType) -> Bool { state.rawValue & mask.rawValue != 0 }
    if has(GDK_SHIFT_MASK) { insert(.shift) }
    if has(GDK_CONTROL_MASK) { insert(.command) }
    if has(GDK_ALT_MASK) { insert(.option) }
    if has(GDK_SUPER_MASK) { insert(.control) }
    if has(GDK_LOCK_MASK) { insert(.capsLock) }
  }
}

extension PointerButton {
  init?(_ number: guint) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    case 8: self = .back
    case 9: self = .forward
    default: return nil
    }
  }
}

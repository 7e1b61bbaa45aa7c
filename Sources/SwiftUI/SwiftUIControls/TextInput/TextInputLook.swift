import CoreGraphics
import HostInterface
import SwiftUICore

/// What a style draws around the text of an input, and the room that it takes.
nonisolated enum TextInputLook: Hashable, Sendable {
  case plain
  case roundedBorder
  case squareBorder
  /// A border around an editor.
  case editorBorder
  /// The text of an editor alone.
  case plainEditor

  /// From the edges to the text.
  func insets(_ idiom: Idiom, _ size: ControlSize) -> EdgeInsets {
    let isPhone: Bool = idiom == .phone
    switch self {
    case .plain: return EdgeInsets()
    case .roundedBorder, .squareBorder:
      let side: CGFloat = isPhone ? 7 : self == .squareBorder ? 4 : 6
      return EdgeInsets(top: 3, leading: side, bottom: 3, trailing: side)
    // A text view keeps 5 points at the sides of its lines, and on a phone 8 above and below (UITextView's
    // textContainerInset and lineFragmentPadding).
    case .plainEditor, .editorBorder:
      let edge: CGFloat = isPhone ? 8 : self == .editorBorder ? 4 : 0
      return EdgeInsets(top: edge, leading: 5, bottom: edge, trailing: 5)
    }
  }

  /// The least height: 34 points on a phone, 22 on a desktop.
  func minimumHeight(_ idiom: Idiom, _ size: ControlSize) -> CGFloat {
    guard self == .roundedBorder || self == .squareBorder else { return 0 }
    if idiom == .phone { return 34 }
    switch size {
    case .mini: return 17
    case .small: return 19
    case .regular: return 22
    case .large: return 28
    case .extraLarge: return 34
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .roundedBorder, .editorBorder: 6
    case .plain, .squareBorder, .plainEditor: 0
    }
  }

  /// Whether it is that of a text editor, which has no label.
  var isEditor: Bool { self == .editorBorder || self == .plainEditor }

  /// Whether a border is drawn, which shows the focus on a desktop.
  var hasBorder: Bool { self == .roundedBorder || self == .squareBorder || self == .editorBorder }
}

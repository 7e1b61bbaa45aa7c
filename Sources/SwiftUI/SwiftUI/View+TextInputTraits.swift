import SwiftUIControls
import SwiftUICore
import UIFoundation
import UIKit

extension View {
  /// Says which keyboard suits the texts inside. A desktop shows none: input methods are told what the text is for.
  ///
  /// - Parameter type: The kind of keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputHints.purpose, type.purpose)
  }

  /// Says what the texts inside stand for; input methods are told where no keyboard says more.
  ///
  /// - Parameter textContentType: The kind of content; nil for no particular one.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputHints.contentPurpose, textContentType?.purpose)
  }

  /// Sets which letters become capitals while a person types.
  ///
  /// - Parameter style: The letters.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }
}

extension TextInputAutocapitalization {
  /// The letters of a kind of UIKit.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

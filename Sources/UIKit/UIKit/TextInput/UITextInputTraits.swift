import Foundation
import UIFoundation

/// What a view says of the text that is typed in it.
///
/// A desktop shows no keyboard of its own: input methods are told what the text is for (`keyboardType`, `textContentType`,
/// `isSecureTextEntry`). A view implements what it wants to say; the rest has the defaults of each property.
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals. The default is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected. The default is `default`.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked. The default is `default`.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotation marks become curly ones. The default is `default`.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash. The default is `default`.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around what is inserted are looked after. The default is `default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of a sentence is proposed. The default is `default`.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Which keyboard suits the text. The default is `default`.
  var keyboardType: UIKeyboardType { get set }
  /// How a keyboard on the screen looks. The default is `default`.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key is called. The default is `default`.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key of a keyboard on the screen waits for text. The default is false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is a secret. The default is false.
  var isSecureTextEntry: Bool { get set }
  /// What the text stands for. The default is nil.
  var textContentType: UITextContentType! { get set }
}

// What a view does not implement has the default, and keeps nothing that is set.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

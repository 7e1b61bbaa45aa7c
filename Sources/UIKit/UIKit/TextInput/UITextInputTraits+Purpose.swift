import HostInterface
import UIFoundation

extension UIKeyboardType {
  /// What input methods are told of the text; nil for nothing in particular.
  package var purpose: TextInputState.Purpose? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad, .numbersAndPunctuation: .number
    case .phonePad, .namePhonePad: .phone
    case .emailAddress: .email
    case .URL: .url
    case .default, .asciiCapable, .twitter, .webSearch: nil
    }
  }
}

extension UITextContentType {
  /// What input methods are told of the text; nil for nothing in particular.
  package var purpose: TextInputState.Purpose? {
    switch self {
    case .name, .givenName, .middleName, .familyName, .nickname: .name
    case .telephoneNumber: .phone
    case .emailAddress: .email
    case .URL: .url
    case .oneTimeCode, .creditCardNumber, .creditCardSecurityCode: .digits
    case .password, .newPassword: .password
    default: nil
    }
  }
}

import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What text fields tell their delegates and keep, and the kinds of text that they may hold.
@MainActor
@Suite("Values of text fields", .serialized)
struct TextInputValueTests {
  final class Delegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var mayBegin = true
    var mayEnd = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      log.append("should begin")
      return mayBegin
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("should end \(textField.text ?? "")")
      return mayEnd
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection \(textField.text ?? "")") }
  }

  @Test("A delegate is asked before a text field becomes the first responder; the answer no keeps it from it")
  func begins() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let delegate = Delegate()
    #expect(field.canBecomeFirstResponder)
    field.delegate = delegate
    delegate.mayBegin = false
    #expect(!field.canBecomeFirstResponder && delegate.log == ["should begin"])
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    delegate.mayBegin = true
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.canResignFirstResponder && field.resignFirstResponder() && !field.isFirstResponder)
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder && !field.becomeFirstResponder())
  }

  @Test("Typing tells the delegate of the selection; its answer no keeps an edited field the first responder")
  func types() throws {
    let field = UITextField(frame: .zero)
    let delegate = Delegate()
    field.delegate = delegate
    field.text = "old"
    field.clearsOnBeginEditing = true
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    let host = try window { Hosting(view: field).frame(width: 100, height: 30) }
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(field.isEditing && field.text == "" && events == ["begin"])
    _ = host.type("a")
    #expect(delegate.log.last == "selection a")
    delegate.mayEnd = false
    #expect(!field.canResignFirstResponder && delegate.log.last == "should end a")
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    delegate.mayEnd = true
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test("A text field is as large as its font's text and its border ask; styled text is read back as words")
  func sizes() {
    let field = UITextField(frame: .zero)
    field.text = "Words"
    let plain: CGSize = field.intrinsicContentSize
    field.borderStyle = .roundedRect
    let framed: CGSize = field.intrinsicContentSize
    #expect(framed == CGSize(width: plain.width + 12, height: plain.height + 11))
    #expect(field.sizeThatFits(.zero) == framed)
    field.font = .systemFont(ofSize: 34)
    #expect(field.intrinsicContentSize.width > framed.width && field.font?.pointSize == 34)
    field.attributedText = NSAttributedString(string: "Styled")
    #expect(field.text == "Styled" && field.attributedText?.string == "Styled")
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.string == "Name")
  }

  @Test("Settings of a text field begin with UIKit's defaults and are kept")
  func settings() {
    let field = UITextField(frame: .zero)
    #expect(field.borderStyle == .none && field.leftViewMode == .never && field.rightViewMode == .never)
    #expect(!field.isSecureTextEntry && !field.enablesReturnKeyAutomatically && !field.adjustsFontSizeToFitWidth)
    #expect(field.textAlignment == .natural && field.returnKeyType == .default && field.keyboardAppearance == .default)
    #expect(field.minimumFontSize == 0 && !field.adjustsFontForContentSizeCategory)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.returnKeyType = .search
    field.keyboardAppearance = .dark
    field.textContentType = .oneTimeCode
    field.textAlignment = .right
    field.textColor = .red
    field.minimumFontSize = 9
    field.isSecureTextEntry = true
    field.enablesReturnKeyAutomatically = true
    field.adjustsFontSizeToFitWidth = true
    field.adjustsFontForContentSizeCategory = true
    #expect(field.leftViewMode == .always && field.rightViewMode == .unlessEditing && field.returnKeyType == .search)
    #expect(field.keyboardAppearance == .dark && field.textContentType == .oneTimeCode && field.textAlignment == .right)
    #expect(field.textColor == .red && field.minimumFontSize == 9 && field.isSecureTextEntry)
    #expect(field.enablesReturnKeyAutomatically && field.adjustsFontSizeToFitWidth)
    #expect(field.adjustsFontForContentSizeCategory)
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
    let modes: [UITextField.ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("Kinds of names and places have the names that forms of the web use")
  func namesAndPlaces() {
    let names: [UITextContentType] = [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle, .organizationName,
    ]
    #expect(
      names.map(\.rawValue) == [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
        "organization-title", "organization",
      ])
    let places: [UITextContentType] = [
      .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState,
      .addressCityAndState, .sublocality, .countryName, .postalCode,
    ]
    #expect(
      places.map(\.rawValue) == [
        "location", "street-address", "address-line1", "address-line2", "address-level2", "address-level1",
        "address-level1+2", "address-level3", "country-name", "postal-code",
      ])
  }

  @Test("Kinds of accounts, payments and dates have the names that forms of the web use")
  func accountsAndPayments() {
    let accounts: [UITextContentType] = [.telephoneNumber, .URL, .username, .password, .newPassword, .oneTimeCode]
    #expect(accounts.map(\.rawValue) == ["tel", "url", "username", "password", "new-password", "one-time-code"])
    let cards: [UITextContentType] = [
      .creditCardNumber, .creditCardExpiration, .creditCardExpirationMonth, .creditCardExpirationYear,
      .creditCardSecurityCode, .creditCardType, .creditCardName, .creditCardGivenName, .creditCardMiddleName,
      .creditCardFamilyName,
    ]
    let ends: [String] = [
      "number", "exp", "exp-month", "exp-year", "csc", "type", "name", "given-name", "additional-name", "family-name",
    ]
    #expect(cards.map(\.rawValue) == ends.map { "cc-\($0)" })
    let others: [UITextContentType] = [
      .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .dateTime, .flightNumber, .shipmentTrackingNumber,
    ]
    #expect(
      others.map(\.rawValue) == [
        "bday", "bday-day", "bday-month", "bday-year", "date-time", "flight-number", "shipment-tracking-number",
      ])
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A text field is an object that stays the same: what is shown of it follows its changes all the same.
@MainActor @Suite struct TextFieldFollowTests {
  private struct Hosted: UIViewRepresentable {
    let field: UITextField
    func makeUIView(context: Context) -> UITextField { field }
    func updateUIView(_ view: UITextField, context: Context) {}
  }

  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))

  private func open() throws -> HeadlessHost {
    try window(width: 240, height: 80) { Hosted(field: field) }
  }

  @Test("A placeholder that is set later is shown")
  func placeholder() throws {
    field.placeholder = "First"
    let host = try open()
    #expect("\(host.displayList)".contains("First"))
    field.placeholder = "Second"
    host.update()
    #expect("\(host.displayList)".contains("Second") && !"\(host.displayList)".contains("First"))
  }

  @Test("A text, its colour and its font that are set later are shown")
  func look() throws {
    let host = try open()
    field.text = "Words"
    host.update()
    let first: String = "\(host.displayList)"
    #expect(first.contains("Words"))
    field.textColor = .red
    host.update()
    let red: String = "\(host.displayList)"
    #expect(red != first)
    field.font = .systemFont(ofSize: 30)
    host.update()
    #expect("\(host.displayList)" != red)
  }

  @Test("A field that hides its text later hides it, and one that is disabled later cannot be used")
  func states() throws {
    field.text = "Words"
    let host = try open()
    field.isSecureTextEntry = true
    host.update()
    #expect(!"\(host.displayList)".contains("Words"))
    #expect(host.elements.first?.traits.contains(.isSecureField) == true)
    field.isEnabled = false
    host.update()
    #expect(host.elements.first?.traits.contains(.isDisabled) == true)
    let plain: String = "\(host.displayList)"
    field.borderStyle = .line
    host.update()
    #expect("\(host.displayList)" != plain)
  }

  @Test("A letter that the delegate refuses leaves the insertion point where it was")
  func refusal() throws {
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) }
    }
    let digits = Digits()
    field.text = "1234"
    field.delegate = digits
    let host = try open()
    host.change { _ = field.becomeFirstResponder() }
    let first: UITextPosition = field.beginningOfDocument
    host.change { field.selectedTextRange = field.textRange(from: first, to: first) }
    let steps: [(String, String, Int)] = [("x", "1234", 0), ("5", "51234", 1), ("y", "51234", 1), ("6", "561234", 2)]
    for (key, text, place) in steps {
      _ = host.type(key)
      #expect(field.text == text, "\(key)")
      let start: UITextPosition = try #require(field.selectedTextRange?.start)
      #expect(field.offset(from: field.beginningOfDocument, to: start) == place, "\(key)")
    }
  }
}

import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What stands beside the text of a field, and where.
@MainActor
@Suite("Places in text fields", .serialized)
struct TextFieldRectTests {
  private let bounds = CGRect(x: 0, y: 0, width: 160, height: 40)

  private func shown(_ field: UITextField) throws -> HeadlessHost {
    try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: placed(field, CGRect(x: 20, y: 30, width: 160, height: 40)))
    }
  }

  @Test("The button that empties a field and a view of its own are governed by separate modes (585)")
  func modes() throws {
    let field = UITextField(frame: bounds)
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    badge.text = "kg"
    field.rightView = badge
    field.text = "Words"
    let host = try shown(field)
    #expect(badge.superview == nil && !host.labels.contains("Clear text"))
    host.change { field.rightViewMode = .unlessEditing }
    #expect(badge.superview === field && host.labels.contains("kg"))
    host.change { field.clearButtonMode = .whileEditing }
    #expect(!host.labels.contains("Clear text"))
    host.change { field.becomeFirstResponder() }
    host.update()
    #expect(host.labels.contains("Clear text") && !host.labels.contains("kg"))
    host.change { field.rightViewMode = .always }
    #expect(host.labels.contains("Clear text") && host.labels.contains("kg"))
    let (clear, unit): (CGRect?, CGRect?) = (host.frame("Clear text"), host.frame("kg"))
    #expect((clear?.maxX ?? 0) <= (unit?.minX ?? 0) && unit?.maxX == 180)
    host.change { field.text = "" }
    #expect(!host.labels.contains("Clear text"))
    host.change { field.clearButtonMode = .always }
    host.change { field.rightView = nil }
    #expect(badge.superview == nil)
  }

  @Test("The button empties the field where the delegate lets it, and tells of the change")
  func clearing() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var mayClear = false
      func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
    }
    let (field, delegate): (UITextField, Delegate) = (UITextField(frame: bounds), Delegate())
    field.delegate = delegate
    field.clearButtonMode = .always
    field.text = "Words"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let host = try shown(field)
    #expect(host.activate("Clear text") && field.text == "Words")
    delegate.mayClear = true
    let place: CGRect = try #require(host.frame("Clear text"))
    _ = host.tap(at: CGPoint(x: place.midX, y: place.midY))
    host.update()
    #expect(field.text == "" && changes == 1)
  }

  @Test("The text stands between the views beside it, inside of a frame")
  func usual() {
    let field = UITextField(frame: bounds)
    #expect(field.textRect(forBounds: bounds) == bounds && field.borderRect(forBounds: bounds) == bounds)
    #expect(field.leftViewRect(forBounds: bounds) == .zero && field.rightViewRect(forBounds: bounds) == .zero)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 130, height: 40))
    field.leftViewMode = .whileEditing
    #expect(field.textRect(forBounds: bounds) == bounds && field.editingRect(forBounds: bounds).minX == 30)
    field.leftView = nil
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: bounds) == bounds.insetBy(dx: 7, dy: 0))
    field.clearButtonMode = .whileEditing
    let clear: CGRect = field.clearButtonRect(forBounds: bounds)
    #expect(clear.maxX < bounds.maxX && clear.midY == 20)
    #expect(field.editingRect(forBounds: bounds).maxX < clear.minX && field.textRect(forBounds: bounds).maxX == 153)
    #expect(field.placeholderRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.clearButtonRect(forBounds: bounds).minX < 20)
  }

  @Test("Overriding a rectangle of a field moves what stands there")
  func overriding() throws {
    final class Padded: UITextField {
      var inset: CGFloat = 40
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 5, y: 5, width: 20, height: 20) }
      override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 10, dy: 10) }
      override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 100, y: 0, width: 19, height: 19) }
    }
    let field = Padded(frame: bounds)
    field.text = "Words"
    let icon = UIView()
    field.leftView = icon
    field.leftViewMode = .always
    field.clearButtonMode = .always
    let host = try shown(field)
    let before: CGRect = field.caretRect(for: field.beginningOfDocument)
    #expect(abs(before.minX - 40) < 3 && icon.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(host.frame("Clear text") == CGRect(x: 120, y: 30, width: 19, height: 19))
    field.inset = 60
    host.change { field.setNeedsDisplay() }
    #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 60) < 3)
    let plain: [String] = host.displayLines
    host.change { field.borderStyle = .line }
    #expect(host.displayLines != plain)
  }

  @Test("A subclass draws the placeholder in its own way and place")
  func placeholders() throws {
    final class Own: UITextField {
      var drawn: [CGRect] = []
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 50, y: 0, width: 100, height: 40) }
      override func drawPlaceholder(in rect: CGRect) {
        drawn.append(rect)
        super.drawPlaceholder(in: rect)
      }
    }
    let field = Own(frame: bounds)
    field.placeholder = "Name"
    let host = try shown(field)
    // A view is drawn when its window is; the field was never edited.
    let names: [String] = host.displayLines.filter { $0.contains("\"Name\"") }
    #expect(field.drawn.last == CGRect(x: 50, y: 0, width: 100, height: 40))
    #expect(names.last?.contains("at 70 ") == true && names.last?.contains("#3C3C43/0.3") == true, "\(names)")
    field.drawn = []
    host.change { field.placeholder = "Surname" }
    #expect(host.displayLines.contains { $0.contains("Surname") } && !field.drawn.isEmpty)
    host.change { field.text = "a" }
    _ = host.displayLines
    field.drawn = []
    host.change { field.text = "ab" }
    #expect(!host.displayLines.contains { $0.contains("Surname") && $0.contains("/0.3") } && field.drawn.isEmpty)
    host.change { field.text = "" }
    #expect(host.displayLines.contains { $0.contains("Surname") } && !field.drawn.isEmpty)
    let styled = UITextField(frame: bounds)
    styled.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    #expect(styled.placeholder == "Name")
    let second = try shown(styled)
    let red: [String] = second.displayLines
    second.change { styled.attributedPlaceholder = NSAttributedString(string: "Name") }
    #expect(second.displayLines != red)
    styled.placeholder = "Other"
    #expect(styled.attributedPlaceholder?.string == "Other")
  }

  @Test("A picture lies behind the text of a field without a round frame, and another one while it is off")
  func backgrounds() throws {
    let field = UITextField(frame: bounds)
    field.background = picture(160, 40, .green)
    field.disabledBackground = picture(160, 40, .blue)
    let host = try shown(field)
    #expect(try host.color(x: 100, y: 40) == "#00FF00")
    host.change { field.isEnabled = false }
    #expect(try host.color(x: 100, y: 40) == "#0000FF")
    host.change { field.borderStyle = .roundedRect }
    #expect(try host.color(x: 100, y: 40) != "#0000FF")
  }

  @Test("The attributes of the whole text are those of the field; setting them sets font, colour and alignment")
  func attributes() throws {
    let field = UITextField(frame: bounds)
    field.text = "Words"
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 23), .foregroundColor: UIColor.red, .kern: 2, .paragraphStyle: style,
    ]
    #expect(field.font?.pointSize == 23 && field.textColor == .red && field.textAlignment == .center)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2 && field.typingAttributes == nil)
    #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    field.attributedText = NSAttributedString(string: "Blue", attributes: [.foregroundColor: UIColor.blue])
    #expect(field.text == "Blue" && field.textColor == .blue)
    let host = try shown(field)
    host.change { field.becomeFirstResponder() }
    field.typingAttributes = [.foregroundColor: UIColor.green]
    #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .green)
    field.allowsEditingTextAttributes = true
    #expect(field.allowsEditingTextAttributes)
  }

  @Test("Letters become smaller where the width is not enough, down to the least size")
  func fitting() throws {
    let field = UITextField(frame: bounds)
    field.text = "A text that is much longer than its field"
    let host = try shown(field)
    let plain: [String] = host.displayLines
    host.change { field.adjustsFontSizeToFitWidth = true }
    let small: [String] = host.displayLines
    host.change { field.minimumFontSize = 16 }
    #expect(small != plain && host.displayLines != small && host.displayLines != plain)
  }

  @Test("What is written next takes the place of all text where that is asked for")
  func insertion() throws {
    let field = UITextField(frame: bounds)
    field.text = "Words"
    let host = try shown(field)
    host.change { field.becomeFirstResponder() }
    field.clearsOnInsertion = true
    _ = host.type("x")
    #expect(field.text == "x" && !field.clearsOnInsertion)
  }

  @Test("The end of writing comes with its reason, to the delegate and in the notification")
  func reasons() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        reasons.append(reason)
      }
    }
    let (field, delegate): (UITextField, Delegate) = (UITextField(frame: bounds), Delegate())
    field.delegate = delegate
    final class Heard { var reasons: [Int] = [] }
    let heard = Heard()
    let token: any NSObjectProtocol = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { note in
      if let reason = note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int {
        heard.reasons.append(reason)
      }
    }
    let host = try shown(field)
    host.change { field.becomeFirstResponder() }
    host.change { field.resignFirstResponder() }
    #expect(delegate.reasons == [.committed] && heard.reasons == [0])
    #expect(UITextField.DidEndEditingReason.cancelled.rawValue == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("A field keeps its selection with the window, and makes none if it no longer fits (586)")
  func restoring() throws {
    let field = UITextField(frame: bounds)
    field.text = "Some words"
    field.selectedTextRange = field.textRange(
      from: try #require(field.position(from: field.beginningOfDocument, offset: 2)),
      to: try #require(field.position(from: field.beginningOfDocument, offset: 9)))
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    field.encodeRestorableState(with: coder)
    coder.finishEncoding()
    func selection(_ text: String) throws -> [Int] {
      let other = UITextField(frame: bounds)
      other.text = text
      let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
      decoder.requiresSecureCoding = false
      other.decodeRestorableState(with: decoder)
      let range = try #require(other.selectedTextRange)
      return [
        other.offset(from: other.beginningOfDocument, to: range.start),
        other.offset(from: other.beginningOfDocument, to: range.end),
      ]
    }
    #expect(try selection("Other words") == [2, 9])
    #expect(try selection("Short") == [5, 5])
    let state: Any = field.interactionState
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.interactionState = state
    #expect(field.text(in: try #require(field.selectedTextRange)) == "me word")
    field.interactionState = "something else"
    #expect(field.text(in: try #require(field.selectedTextRange)) == "me word")
  }
}

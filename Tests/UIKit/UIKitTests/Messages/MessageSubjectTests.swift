import Foundation
import Testing
import UIKit

/// The objects that messages of UIKit tell of.
@MainActor
@Suite("Objects of messages", .serialized)
struct MessageSubjectTests {
  private func isOf<Subject: AnyObject>(_ subject: Subject.Type, _ expected: AnyObject.Type) -> Bool {
    ObjectIdentifier(subject) == ObjectIdentifier(expected)
  }

  @Test("Messages of texts, of pasteboards and of documents tell of those")
  func contents() {
    #expect(isOf(UITextField.TextDidBeginEditingMessage.Subject.self, UITextField.self))
    #expect(isOf(UITextField.TextDidChangeMessage.Subject.self, UITextField.self))
    #expect(isOf(UITextField.TextDidEndEditingMessage.Subject.self, UITextField.self))
    #expect(isOf(UITextView.TextDidBeginEditingMessage.Subject.self, UITextView.self))
    #expect(isOf(UITextView.TextDidChangeMessage.Subject.self, UITextView.self))
    #expect(isOf(UITextView.TextDidEndEditingMessage.Subject.self, UITextView.self))
    #expect(isOf(UIPasteboard.ChangedMessage.Subject.self, UIPasteboard.self))
    #expect(isOf(UIPasteboard.RemovedMessage.Subject.self, UIPasteboard.self))
    #expect(isOf(UIDocument.StateChangedMessage.Subject.self, UIDocument.self))
  }

  @Test("Messages of windows and of the focus tell of those, and those of keyboards tell of the screen")
  func places() {
    #expect(isOf(UIWindow.DidBecomeVisibleMessage.Subject.self, UIWindow.self))
    #expect(isOf(UIWindow.DidBecomeHiddenMessage.Subject.self, UIWindow.self))
    #expect(isOf(UIWindow.DidBecomeKeyMessage.Subject.self, UIWindow.self))
    #expect(isOf(UIWindow.DidResignKeyMessage.Subject.self, UIWindow.self))
    #expect(isOf(UIFocusSystem.DidUpdateMessage.Subject.self, UIFocusSystem.self))
    #expect(isOf(UIFocusSystem.MovementDidFailMessage.Subject.self, UIFocusSystem.self))
    #expect(isOf(UIScreen.BrightnessDidChangeMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIScreen.CapturedDidChangeMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIScreen.ModeDidChangeMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIResponder.KeyboardWillShowMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIResponder.KeyboardDidShowMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIResponder.KeyboardWillHideMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIResponder.KeyboardDidHideMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIResponder.KeyboardWillChangeFrameMessage.Subject.self, UIScreen.self))
    #expect(isOf(UIResponder.KeyboardDidChangeFrameMessage.Subject.self, UIScreen.self))
  }

  @Test("A message that is posted of one field is not heard of another one")
  func subjects() {
    let (first, second) = (UITextField.TextDidChangeMessage.Subject(), UITextField())
    var heard: [String] = []
    let tokens = [
      NotificationCenter.default.addObserver(of: first, for: .textDidChange) { _ in heard.append("first") },
      NotificationCenter.default.addObserver(of: second, for: .textDidChange) { _ in heard.append("second") },
    ]
    NotificationCenter.default.post(UITextField.TextDidChangeMessage(), subject: first)
    #expect(heard == ["first"])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

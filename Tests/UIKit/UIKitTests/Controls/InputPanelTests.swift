import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Views in place of a keyboard.
@MainActor
@Suite("Input views", .serialized)
struct InputPanelTests {
  private final class Heard {
    var words: [String] = []
    var frames: [CGRect] = []
  }

  private func page(_ field: UIView) -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    field.frame = CGRect(x: 10, y: 10, width: 150, height: 30)
    page.addSubview(field)
    return page
  }

  @Test("What a field shows in place of a keyboard comes when it is written in, with notices of its frame (584)")
  func showing() throws {
    let (field, wheel, bar): (UITextField, UIView, UILabel) = (UITextField(), UIView(), UILabel())
    wheel.frame.size.height = 100
    wheel.backgroundColor = .green
    bar.frame.size.height = 30
    bar.text = "Done"
    field.inputView = wheel
    field.inputAccessoryView = bar
    let page: UIView = page(field)
    let heard = Heard()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let tokens: [any NSObjectProtocol] = names.map { name, words in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        heard.words.append(words)
        if let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
          heard.frames.append(value.cgRectValue)
        }
      }
    }
    let host = try window(width: 200, height: 300, settings: HostSettings(idiom: .desktop)) { Hosting(view: page) }
    host.change { field.becomeFirstResponder() }
    #expect(heard.words == ["will change", "will show", "did show", "did change"])
    #expect(heard.frames.last == CGRect(x: 0, y: 170, width: 200, height: 130))
    #expect(host.labels.contains("Done") && wheel.superview?.superview === page)
    #expect(try host.color(x: 100, y: 250) == "#00FF00")
    heard.words = []
    host.change { field.resignFirstResponder() }
    #expect(heard.words == ["will change", "will hide", "did hide", "did change"])
    #expect(!host.labels.contains("Done") && wheel.superview == nil && heard.frames.last?.minY == 300)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("A text view and a search bar have such views as well; one that is set while people write comes at once")
  func others() throws {
    let text = UITextView()
    let page: UIView = page(text)
    let host = try window(width: 200, height: 300, settings: HostSettings(idiom: .desktop)) { Hosting(view: page) }
    host.change { text.becomeFirstResponder() }
    let keys = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 60), inputViewStyle: .keyboard)
    host.change { text.inputView = keys }
    #expect(keys.superview != nil && keys.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(keys.inputViewStyle == .keyboard && !keys.allowsSelfSizing)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
    host.change { text.inputAccessoryView = accessory }
    #expect(accessory.frame.height == 20 && keys.frame.minY == 20)
    host.change { text.resignFirstResponder() }
    #expect(keys.superview == nil)
    let bar = UISearchBar(frame: .zero)
    bar.inputAccessoryView = accessory
    #expect(bar.inputAccessoryView === accessory)
    let sized = UIInputView(frame: .zero, inputViewStyle: .default)
    sized.allowsSelfSizing = true
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    sized.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.heightAnchor.constraint(equalToConstant: 70), inner.topAnchor.constraint(equalTo: sized.topAnchor),
      inner.bottomAnchor.constraint(equalTo: sized.bottomAnchor),
    ])
    host.change { text.inputView = sized }
    host.change { text.becomeFirstResponder() }
    #expect(sized.frame.height == 70)
    host.change { text.resignFirstResponder() }
    #expect(UIInputView.Style.keyboard.rawValue == 1)
  }
}

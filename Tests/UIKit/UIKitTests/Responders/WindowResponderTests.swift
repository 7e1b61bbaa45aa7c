import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The keyboard of programs with several windows.
@MainActor
@Suite("First responders of several windows", .serialized)
struct WindowResponderTests {
  private final class KeyView: UIView {
    var keys: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.characters }
    }
  }

  private final class PanelView: UIView {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { panel }
  }

  @Test("Each window keeps its own first responder, and keys go to that of their window")
  func windows() throws {
    let (left, right, beside) = (KeyView(), KeyView(), KeyView())
    let around = UIView()
    around.addSubview(left)
    around.addSubview(beside)
    let first = try window { Hosting(view: around) }
    let second = try window { Hosting(view: right) }
    #expect(left.becomeFirstResponder() && right.becomeFirstResponder())
    #expect(left.isFirstResponder && right.isFirstResponder)
    _ = first.press(.character("a"), text: "a")
    _ = second.press(.character("b"), text: "b")
    #expect(left.keys == ["a"] && right.keys == ["b"])
    // Within a window one gives the keyboard to the other.
    #expect(beside.becomeFirstResponder() && !left.isFirstResponder && right.isFirstResponder)
    #expect(around.endEditing(true) && !beside.isFirstResponder && right.isFirstResponder)
    #expect(right.resignFirstResponder() && !right.isFirstResponder)
  }

  @Test("Views for typing stay in their window while another one has the keyboard as well")
  func panels() throws {
    let (left, right) = (PanelView(), PanelView())
    let outer: [UIView] = [left, right].map { view in
      let outer = UIView()
      outer.addSubview(view)
      return outer
    }
    let first = try window { Hosting(view: outer[0]) }
    let second = try window { Hosting(view: outer[1]) }
    #expect(left.becomeFirstResponder() && right.becomeFirstResponder())
    first.update()
    second.update()
    #expect(left.panel.window != nil && left.panel.window === left.window)
    #expect(right.panel.window != nil && right.panel.window === right.window)
    right.resignFirstResponder()
    #expect(right.panel.window == nil && left.panel.window != nil)
    left.resignFirstResponder()
    #expect(left.panel.window == nil)
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Undo managers of responders.
@MainActor
@Suite("Undo managers of responders", .serialized)
struct ResponderUndoTests {
  /// A view with a text of its own that registers what people write there.
  private final class Sheet: UIView, UIKeyInput {
    var text: String = ""
    var own: UndoManager?
    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { own ?? super.undoManager }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { put(self.text + text) }
    func deleteBackward() { put(String(text.dropLast())) }
    private func put(_ new: String) {
      let old: String = text
      undoManager?.registerUndo(withTarget: self) { sheet in MainActor.assumeIsolated { sheet.put(old) } }
      text = new
    }
  }

  private func open() throws -> (HeadlessHost, UIViewController, Sheet) {
    let page = UIViewController()
    page.loadViewIfNeeded()
    let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.view.addSubview(sheet)
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
    return (host, page, sheet)
  }

  @Test("Responders have the undo manager of the window, unless one before has its own (448)")
  func managers() throws {
    let (host, page, sheet) = try open()
    let manager: UndoManager = try #require(page.view.window?.undoManager)
    #expect(sheet.undoManager === manager && page.undoManager === manager)
    sheet.own = UndoManager()
    let inner = UIView()
    sheet.addSubview(inner)
    #expect(inner.undoManager === sheet.own && page.undoManager === manager)
    #expect(UIView().undoManager == nil)
    withExtendedLifetime(host) {}
    let window = UIWindow(frame: .zero)
    #expect(window.undoManager != nil && window.undoManager === window.undoManager)
  }

  @Test("The keys of undo take back what a view with a text of its own registers", arguments: [true, false])
  func keys(isOwn: Bool) throws {
    let (host, _, sheet) = try open()
    if isOwn {
      let manager = UndoManager()
      manager.groupsByEvent = false
      sheet.own = manager
    }
    let manager: UndoManager = try #require(sheet.undoManager)
    host.change { _ = sheet.becomeFirstResponder() }
    manager.beginUndoGrouping()
    host.type("a")
    manager.endUndoGrouping()
    #expect(sheet.text == "a" && manager.canUndo)
    host.press(.character("z"), modifiers: .command)
    #expect(sheet.text == "" && manager.canRedo)
    host.press(.character("z"), modifiers: [.command, .shift])
    #expect(sheet.text == "a")
  }
}

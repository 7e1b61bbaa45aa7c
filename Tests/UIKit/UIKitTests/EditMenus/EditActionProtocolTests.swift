import Foundation
import Testing
import UIKit

/// The standard edit actions as programs perform them on any responder, without knowing its class.
@MainActor
@Suite("Standard edit actions by their protocol", .serialized)
struct EditActionProtocolTests {
  private final class Page: UIResponder {
    var log: [String] = []
    var performed: String = ""

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.description == performed
    }
    private func note(_ action: String, _ sender: Any?) { log.append("\(action) \(sender as? String ?? "-")") }

    override func cut(_ sender: Any?) { note("cut", sender) }
    override func copy(_ sender: Any?) { note("copy", sender) }
    override func paste(_ sender: Any?) { note("paste", sender) }
    override func select(_ sender: Any?) { note("select", sender) }
    override func selectAll(_ sender: Any?) { note("selectAll", sender) }
    override func delete(_ sender: Any?) { note("delete", sender) }
    override func duplicate(_ sender: Any?) { note("duplicate", sender) }
    override func move(_ sender: Any?) { note("move", sender) }
    override func rename(_ sender: Any?) { note("rename", sender) }
    override func export(_ sender: Any?) { note("export", sender) }
    override func printContent(_ sender: Any?) { note("printContent", sender) }
    override func pasteAndMatchStyle(_ sender: Any?) { note("pasteAndMatchStyle", sender) }
    override func pasteAndGo(_ sender: Any?) { note("pasteAndGo", sender) }
    override func pasteAndSearch(_ sender: Any?) { note("pasteAndSearch", sender) }
    override func newFromPasteboard(_ sender: Any?) { note("newFromPasteboard", sender) }
    override func find(_ sender: Any?) { note("find", sender) }
    override func findAndReplace(_ sender: Any?) { note("findAndReplace", sender) }
    override func findNext(_ sender: Any?) { note("findNext", sender) }
    override func findPrevious(_ sender: Any?) { note("findPrevious", sender) }
    override func useSelectionForFind(_ sender: Any?) { note("useSelectionForFind", sender) }
    override func toggleBoldface(_ sender: Any?) { note("toggleBoldface", sender) }
    override func toggleItalics(_ sender: Any?) { note("toggleItalics", sender) }
    override func toggleUnderline(_ sender: Any?) { note("toggleUnderline", sender) }
    override func increaseSize(_ sender: Any?) { note("increaseSize", sender) }
    override func decreaseSize(_ sender: Any?) { note("decreaseSize", sender) }
    override func alignLeft(_ sender: Any?) { note("alignLeft", sender) }
    override func alignCenter(_ sender: Any?) { note("alignCenter", sender) }
    override func alignJustified(_ sender: Any?) { note("alignJustified", sender) }
    override func alignRight(_ sender: Any?) { note("alignRight", sender) }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
      note("makeTextWritingDirectionLeftToRight", sender)
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
      note("makeTextWritingDirectionRightToLeft", sender)
    }
    override func toggleSidebar(_ sender: Any?) { note("toggleSidebar", sender) }
    override func toggleInspector(_ sender: Any?) { note("toggleInspector", sender) }
    override func performClose(_ sender: Any?) { note("performClose", sender) }
    override func updateTextAttributes(
      conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { log.append("attributes \(conversionHandler([.kern: 1]).count)") }
  }

  /// A responder that performs nothing and stands before another one.
  private final class Link: UIResponder {
    private let after: UIResponder?
    init(before after: UIResponder?) { self.after = after }
    override var next: UIResponder? { after }
  }

  private typealias Action = @MainActor (any UIResponderStandardEditActions, Any?) -> Void

  private let clipboard: [(String, Action)] = [
    ("cut", { $0.cut($1) }), ("copy", { $0.copy($1) }), ("paste", { $0.paste($1) }),
    ("select", { $0.select($1) }), ("selectAll", { $0.selectAll($1) }), ("delete", { $0.delete($1) }),
    ("duplicate", { $0.duplicate($1) }), ("move", { $0.move($1) }), ("rename", { $0.rename($1) }),
    ("export", { $0.export($1) }), ("printContent", { $0.printContent($1) }),
    ("pasteAndMatchStyle", { $0.pasteAndMatchStyle($1) }), ("pasteAndGo", { $0.pasteAndGo($1) }),
    ("pasteAndSearch", { $0.pasteAndSearch($1) }), ("newFromPasteboard", { $0.newFromPasteboard($1) }),
  ]

  private let found: [(String, Action)] = [
    ("find", { $0.find($1) }), ("findAndReplace", { $0.findAndReplace($1) }), ("findNext", { $0.findNext($1) }),
    ("findPrevious", { $0.findPrevious($1) }), ("useSelectionForFind", { $0.useSelectionForFind($1) }),
    ("toggleSidebar", { $0.toggleSidebar($1) }), ("toggleInspector", { $0.toggleInspector($1) }),
    ("performClose", { $0.performClose($1) }),
  ]

  private let styled: [(String, Action)] = [
    ("toggleBoldface", { $0.toggleBoldface($1) }), ("toggleItalics", { $0.toggleItalics($1) }),
    ("toggleUnderline", { $0.toggleUnderline($1) }), ("increaseSize", { $0.increaseSize($1) }),
    ("decreaseSize", { $0.decreaseSize($1) }), ("alignLeft", { $0.alignLeft($1) }),
    ("alignCenter", { $0.alignCenter($1) }), ("alignJustified", { $0.alignJustified($1) }),
    ("alignRight", { $0.alignRight($1) }),
    ("makeTextWritingDirectionLeftToRight", { $0.makeTextWritingDirectionLeftToRight($1) }),
    ("makeTextWritingDirectionRightToLeft", { $0.makeTextWritingDirectionRightToLeft($1) }),
  ]

  /// Each action reaches the responder that performs it: from itself and from one far before it; its selector finds that.
  private func check(_ actions: [(String, Action)]) {
    for (name, perform) in actions {
      let page = Page()
      page.performed = name + ":"
      perform(page, "own")
      perform(Link(before: Link(before: page)), "passed")
      #expect(page.log == ["\(name) own", "\(name) passed"])
      let selector = Selector(name + ":")
      let first = Link(before: page)
      #expect(first.target(forAction: selector, withSender: nil) as AnyObject === page)
      // Without a responder that performs it, an action is lost.
      perform(Link(before: nil), "lost")
      #expect(page.log.count == 2)
    }
  }

  @Test("Actions of the clipboard and of files reach the responder that performs them")
  func clipboardActions() { check(clipboard) }

  @Test("Actions that find, and those that show parts of windows, reach the responder that performs them")
  func findActions() { check(found) }

  @Test("Actions that change the look of texts reach the responder that performs them")
  func styleActions() { check(styled) }

  @Test("A change of the attributes of a text reaches the responder before which another one stands")
  func attributes() {
    let page = Page()
    let responder: any UIResponderStandardEditActions = Link(before: page)
    responder.updateTextAttributes { $0.merging([.baselineOffset: 2]) { $1 } }
    #expect(page.log == ["attributes 2"])
  }
}

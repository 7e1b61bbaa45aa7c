import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Text that is dragged from fields and views, and dropped into them.
@MainActor
@Suite("Dragging text", .serialized)
struct TextDragTests {
  private final class Page: UIViewController {
    let source = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let fixed = UITextView(frame: CGRect(x: 0, y: 160, width: 300, height: 60))
    override func viewDidLoad() {
      source.text = "One two three"
      field.text = "abc"
      fixed.text = "fixed"
      fixed.isEditable = false
      for text in [source, field, fixed] as [UIView] { view.addSubview(text) }
    }
  }

  private final class Judge: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    var items: [UIDragItem]?
    var editability: UITextDropEditability = .no
    var action: UITextDropProposal.Action = .insert
    var performer: UITextDropProposal.Performer = .view
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      let text: String = textDraggableView.text(in: dragRequest.dragRange) ?? ""
      log.append("items \(text) \(dragRequest.isSelected) \(dragRequest.existingItems.count)")
      return items ?? dragRequest.suggestedItems
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { log.append("lift") }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { log.append("begin \(textDraggableView.isTextDragActive)") }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { log.append("end \(operation)") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      let proposal = UITextDropProposal(operation: drop.suggestedProposal.operation)
      proposal.dropAction = action
      proposal.dropPerformer = performer
      return proposal
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { log.append("drop \(drop.isSameView) \(drop.dropSession.items.count)") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { log.append("over") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class Quiet: NSObject, UITextDragDelegate, UITextDropDelegate {}

  private func open(_ page: Page) throws -> HeadlessHost {
    try window(width: 300, height: 240, settings: HostSettings(idiom: .desktop)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  /// The middle of a part of a text, in the window's space.
  private func middle(_ view: any UITextInput & UIView, _ start: Int, _ end: Int) throws -> CGPoint {
    let a = try #require(view.position(from: view.beginningOfDocument, offset: start))
    let b = try #require(view.position(from: view.beginningOfDocument, offset: end))
    let rect: CGRect = view.firstRect(for: try #require(view.textRange(from: a, to: b)))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// The place before a character, in the window's space.
  private func caret(_ view: any UITextInput & UIView, _ offset: Int) throws -> CGPoint {
    let rect: CGRect = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
    return view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
  }

  @Test("Selected text is dragged within its view, which moves it")
  func moving() throws {
    let (page, judge) = (Page(), Judge())
    let host = try open(page)
    page.source.textDragDelegate = judge
    page.source.textDropDelegate = judge
    #expect(page.source.textDragDelegate === judge && page.source.textDropDelegate === judge)
    host.change { page.source.selectedRange = NSRange(location: 0, length: 4) }
    // Beside the selection the mouse selects.
    #expect(host.beginDrag(from: try middle(page.source, 8, 13)) == nil)
    host.change { page.source.selectedRange = NSRange(location: 0, length: 4) }
    #expect(!page.source.isTextDragActive)
    let operation = host.dragAndDrop(from: try middle(page.source, 0, 3), to: try caret(page.source, 13))
    #expect(operation == .move && page.source.text == "two threeOne ")
    #expect(page.source.selectedRange == NSRange(location: 9, length: 4))
    #expect(
      judge.take() == ["items One  true 0", "lift", "begin true", "enter", "drop true 1", "over", "end move"])
    #expect(!page.source.isTextDragActive && !page.source.isTextDropActive)
    // Text that is dropped into itself stays.
    #expect(host.dragAndDrop(from: try middle(page.source, 9, 12), to: try caret(page.source, 11)) == .cancel)
    #expect(page.source.text == "two threeOne ")
  }

  @Test("A click on selected text leaves the insertion point there")
  func clicking() throws {
    let page = Page()
    let host = try open(page)
    host.change { page.source.selectedRange = NSRange(location: 0, length: 7) }
    let place: CGPoint = try caret(page.source, 4)
    host.lift(host.down(at: place), at: place)
    host.update()
    #expect(page.source.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test("Text is copied from a view into a field, at the place of the pointer, where a line shows it")
  func copying() async throws {
    let page = Page()
    let host = try open(page)
    host.change { page.source.selectedRange = NSRange(location: 4, length: 3) }
    let drag = try #require(host.beginDrag(from: try middle(page.source, 4, 7)))
    let goal: CGPoint = try caret(page.field, 1)
    #expect(drag.move(to: goal, in: host) && page.field.isTextDropActive)
    #expect(page.field.subviews.contains { $0.frame.width == 2 })
    #expect(drag.drop(at: goal, in: host) == .copy)
    await host.settle { page.field.text == "atwobc" }
    #expect(page.field.text == "atwobc" && page.source.text == "One two three")
    #expect(page.field.subviews.isEmpty && page.field.selectedUnits == NSRange(location: 1, length: 3))
    #expect(page.field.textDropInteraction?.view === page.field && page.field.textDragInteraction?.view === page.field)
  }

  @Test("A delegate replaces the items and what a drop replaces, or takes the drop itself")
  func delegates() async throws {
    let (page, judge) = (Page(), Judge())
    let host = try open(page)
    page.source.textDragDelegate = judge
    page.field.textDropDelegate = judge
    judge.items = [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))]
    judge.action = .replaceAll
    host.change { page.source.selectedRange = NSRange(location: 4, length: 3) }
    #expect(host.dragAndDrop(from: try middle(page.source, 4, 7), to: try caret(page.field, 1)) == .copy)
    await host.settle { page.field.text == "new" }
    #expect(page.field.text == "new")
    judge.performer = .delegate
    #expect(host.dragAndDrop(from: try middle(page.source, 4, 7), to: try caret(page.field, 1)) == .copy)
    await host.settle()
    #expect(page.field.text == "new" && judge.take().contains("drop false 1"))
    // No items are no drag: the mouse selects.
    judge.items = []
    #expect(host.beginDrag(from: try middle(page.source, 4, 7)) == nil)
  }

  @Test("A text that cannot be edited takes a drop only where its delegate says so")
  func fixed() async throws {
    let (page, judge) = (Page(), Judge())
    let host = try open(page)
    page.fixed.textDropDelegate = judge
    host.change { page.source.selectedRange = NSRange(location: 4, length: 3) }
    let place = CGPoint(x: 150, y: 200)
    #expect(host.dragAndDrop(from: try middle(page.source, 4, 7), to: place) == .cancel && page.fixed.text == "fixed")
    judge.editability = .temporary
    #expect(host.dragAndDrop(from: try middle(page.source, 4, 7), to: place) == .copy)
    await host.settle { page.fixed.text == "fixedtwo" }
    #expect(page.fixed.text == "fixedtwo" && !page.fixed.isEditable)
    judge.editability = .yes
    #expect(host.dragAndDrop(from: try middle(page.source, 4, 7), to: place) == .copy)
    await host.settle { page.fixed.text == "fixedtwotwo" }
    #expect(page.fixed.isEditable)
  }

  @Test("Secrets are not dragged; text of other programs is dropped")
  func secrets() async throws {
    let page = Page()
    let host = try open(page)
    host.change {
      page.field.isSecureTextEntry = true
      page.field.selectedUnits = NSRange(location: 0, length: 3)
    }
    #expect(host.beginDrag(from: CGPoint(x: 8, y: 120)) == nil)
    host.change { page.field.isSecureTextEntry = false }
    let drag = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    let goal: CGPoint = try caret(page.source, 3)
    #expect(drag.move(to: goal, in: host) && drag.drop(at: goal, in: host) == .copy)
    await host.settle { page.source.text == "OneX two three" }
    #expect(page.source.text == "OneX two three")
  }

  @Test("Requests, proposals and options have their usual values")
  func values() throws {
    let proposal = UITextDropProposal(operation: .copy)
    #expect(proposal.dropAction == .insert && proposal.dropProgressMode == .system && proposal.dropPerformer == .view)
    proposal.dropAction = .replaceSelection
    proposal.dropProgressMode = .custom
    proposal.useFastSameViewOperations = false
    let copy = try #require(proposal.copy() as? UITextDropProposal)
    #expect(copy.dropAction == .replaceSelection && copy.dropProgressMode == .custom && copy.operation == .copy)
    #expect(!copy.useFastSameViewOperations && UITextDropProposal.Action(rawValue: 2) == .replaceAll)
    #expect(UITextDropProposal.ProgressMode(rawValue: 1) == .custom && UITextDropEditability(rawValue: 1) == .temporary)
    #expect(UITextDropProposal.Performer(rawValue: 1) == .delegate)
    let (view, quiet) = (UITextView(), Quiet())
    view.textDragOptions = .stripTextColorFromPreviews
    #expect(view.textDragOptions == [.stripTextColorFromPreviews] && UITextDragOptions(rawValue: 0).isEmpty)
    let field = UITextField()
    field.textDragOptions = .stripTextColorFromPreviews
    field.textDragDelegate = quiet
    field.textDropDelegate = quiet
    #expect(!field.isTextDragActive && field.textDragOptions.rawValue == 1 && field.textDropDelegate === quiet)
    #expect(field.textDragDelegate === quiet && view.textDropInteraction != nil && view.textDragInteraction != nil)
  }
}

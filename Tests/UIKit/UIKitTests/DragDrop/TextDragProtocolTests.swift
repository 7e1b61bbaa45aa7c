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

/// Texts that are dragged and dropped, by the protocols that fields and views share.
@MainActor
@Suite("Protocols of dragged texts", .serialized)
struct TextDragProtocolTests {
  private final class Judge: NSObject, UITextDragDelegate, UITextDropDelegate {
    var log: [String] = []
    var updates = 0
    var place: UITextPosition?
    var preview: UITargetedDragPreview?
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      log.append("session \(dragRequest.dragSession.location(in: textDraggableView).y > 0)")
      return dragRequest.suggestedItems
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.append("preview \(session.items.contains { $0 === item })")
      return preview
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      place = drop.dropPosition
      return drop.suggestedProposal
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {
      updates += 1
      log.append("active \(textDroppableView.isTextDropActive)")
    }
  }

  @Test("A field and a view keep delegates and options by their protocols, and have an interaction each")
  func kept() throws {
    let judge = Judge()
    for text in [UITextField(), UITextView()] as [any UIView & UITextDraggable & UITextDroppable] {
      let (drag, drop): (any UITextDraggable, any UITextDroppable) = (text, text)
      #expect(drag.textDragDelegate == nil && drop.textDropDelegate == nil && drag.textDragOptions == [])
      drag.textDragDelegate = judge
      drop.textDropDelegate = judge
      drag.textDragOptions = .stripTextColorFromPreviews
      #expect(drag.textDragDelegate === judge && drop.textDropDelegate === judge)
      #expect(drag.textDragOptions == .stripTextColorFromPreviews && !drop.isTextDropActive)
      let dragging: UIDragInteraction = try #require(drag.textDragInteraction)
      let dropping: UIDropInteraction = try #require(drop.textDropInteraction)
      #expect(text.interactions.contains { $0 === dragging } && text.interactions.contains { $0 === dropping })
    }
  }

  @Test("The delegate is asked for the look of what is lifted, and follows a drop with its place in the text")
  func following() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    view.text = "One two three"
    let judge = Judge()
    view.textDragDelegate = judge
    view.textDropDelegate = judge
    let host = try window(width: 300, height: 80, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    func caret(_ offset: Int) throws -> CGPoint {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let rect: CGRect = view.caretRect(for: place)
      return view.convert(CGPoint(x: rect.minX, y: rect.midY), to: nil)
    }
    host.change { view.selectedRange = NSRange(location: 0, length: 4) }
    let start: CGPoint = try caret(1)
    #expect(host.dragAndDrop(from: start, to: try caret(7)) == .move)
    #expect(judge.log.contains("session true") && judge.log.contains("preview true"))
    #expect(judge.updates > 0 && judge.log.contains("active true"))
    #expect(judge.place.map { view.offset(from: view.beginningOfDocument, to: $0) } != nil)
    #expect(view.text == "twoOne  three")
  }

  @Test("A copied proposal has all of the first one's values, and is changed by itself")
  func proposals() throws {
    let proposal = UITextDropProposal(operation: .copy)
    proposal.dropAction = .replaceAll
    proposal.dropPerformer = .delegate
    proposal.isPrecise = true
    let copy = try #require(proposal.copy(with: nil) as? UITextDropProposal)
    #expect(copy !== proposal && copy.operation == .copy && copy.dropAction == .replaceAll)
    #expect(copy.dropPerformer == .delegate && copy.isPrecise)
    copy.dropAction = .insert
    #expect(proposal.dropAction == .replaceAll)
  }

  @Test("A delegate takes what is pasted to another place, by the protocol of fields and views")
  func pasting() throws {
    final class Ender: NSObject, UITextPasteDelegate {
      func textPasteConfigurationSupporting(
        _ supporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
      ) -> UITextRange {
        guard let text = supporting as? any UITextInput,
          let end = text.textRange(from: text.endOfDocument, to: text.endOfDocument)
        else { return textRange }
        text.replace(end, withText: attributedString.string)
        return end
      }
    }
    let ender = Ender()
    for text in [UITextField(), UITextView()] as [any UIView & UITextInput & UITextPasteConfigurationSupporting] {
      let supporting: any UITextPasteConfigurationSupporting = text
      #expect(supporting.pasteDelegate == nil)
      supporting.pasteDelegate = ender
      #expect(supporting.pasteDelegate === ender)
      let host = try window(width: 200, height: 80, settings: HostSettings(idiom: .desktop)) { Hosting(view: text) }
      host.change { text.becomeFirstResponder() }
      text.insertText("ab")
      text.selectedTextRange = text.textRange(from: text.beginningOfDocument, to: text.beginningOfDocument)
      UIPasteboard.general.string = "c"
      text.paste(nil)
      host.update()
      let all = try #require(text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
      #expect(text.text(in: all) == "abc")
    }
  }
}

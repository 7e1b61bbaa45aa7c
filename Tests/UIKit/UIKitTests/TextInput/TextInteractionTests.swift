import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Gestures and the shown selection of views with a text of their own.
@MainActor
@Suite("Interactions of texts", .serialized)
struct TextInteractionTests {
  private final class Listener: NSObject, UITextInteractionDelegate {
    var allows = true
    var log: [String] = []
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      log.append("asks \(Int(point.x))")
      return allows
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begins") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("ends") }
  }

  private func open(
    _ paper: Paper, _ interaction: UITextInteraction, idiom: Idiom = .desktop
  ) throws -> HeadlessHost {
    let page = UIViewController()
    page.loadViewIfNeeded()
    paper.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
    page.view.addSubview(paper)
    interaction.textInput = paper
    paper.addInteraction(interaction)
    return try window(width: 300, height: 400, settings: HostSettings(idiom: idiom)) {
      Controllers(page).ignoresSafeArea()
    }
  }

  private func display(_ paper: Paper) throws -> UITextSelectionDisplayInteraction {
    try #require(paper.interactions.lazy.compactMap { $0 as? UITextSelectionDisplayInteraction }.first)
  }

  @Test(
    "A click makes the text the first responder and places the insertion point, which is shown; keys go on from there")
  func clicks() throws {
    let (paper, interaction, listener) = (Paper("one two"), UITextInteraction(for: .editable), Listener())
    interaction.delegate = listener
    let host = try open(paper, interaction)
    let display = try display(paper)
    #expect(interaction.textInteractionMode == .editable && display.textInput === paper && !display.isActivated)
    #expect(display.cursorView.superview == nil && display.view === paper)
    host.change { host.click(at: CGPoint(x: 20 + 31, y: 30)) }
    #expect(paper.isFirstResponder && paper.selected == 3..<3 && display.isActivated)
    #expect(display.cursorView.frame == CGRect(x: 30, y: 0, width: 2, height: 20))
    #expect(display.highlightView.superview == nil && display.cursorView.isBlinking)
    #expect(listener.log == ["asks 31", "begins", "ends"])
    #expect(host.type("!") && paper.text == "one! two")
    host.update()
    #expect(display.cursorView.frame.minX == 40)
    listener.allows = false
    host.change { host.click(at: CGPoint(x: 25, y: 30)) }
    #expect(paper.selected == 4..<4)
    host.change { paper.resignFirstResponder() }
    #expect(display.cursorView.superview == nil && !display.isActivated)
    #expect(interaction.gesturesForFailureRequirements.allSatisfy { $0.view === paper })
    paper.removeInteraction(interaction)
    #expect(paper.interactions.isEmpty && paper.gestureRecognizers?.isEmpty != false)
  }

  @Test("Two clicks select a word, three the paragraph, a drag what lies on its way, and Shift goes on")
  func selecting() throws {
    let (paper, interaction) = (Paper("one two\nthree"), UITextInteraction(for: .nonEditable))
    let host = try open(paper, interaction)
    let display = try display(paper)
    host.change { host.click(at: CGPoint(x: 20 + 52, y: 30), count: 2) }
    #expect(paper.selected == 4..<7)
    #expect(display.highlightView.selectionRects.map(\.rect) == [CGRect(x: 40, y: 0, width: 32, height: 20)])
    #expect(display.highlightView.superview === paper && display.cursorView.superview == nil)
    host.advance(by: .seconds(1))
    host.change { host.click(at: CGPoint(x: 20 + 52, y: 30), count: 3) }
    #expect(paper.selected == 0..<7 || paper.selected == 0..<8, "\(paper.selected)")
    host.advance(by: .seconds(1))
    host.change { host.drag(from: CGPoint(x: 20 + 11, y: 30), to: CGPoint(x: 20 + 55, y: 30)) }
    #expect(paper.selected == 1..<5)
    host.advance(by: .seconds(1))
    host.change { host.drag(from: CGPoint(x: 20 + 55, y: 30), to: CGPoint(x: 20 + 21, y: 30)) }
    #expect(paper.selected == 2..<5)
    host.advance(by: .seconds(1))
    host.change { host.click(at: CGPoint(x: 20 + 61, y: 30), modifiers: .shift) }
    #expect(paper.selected == 2..<6)
  }

  @Test("The secondary button opens the menu for the word under it, or for what is selected there")
  func menus() throws {
    let (paper, interaction) = (Paper("one two"), UITextInteraction(for: .editable))
    let host = try open(paper, interaction)
    host.change { host.click(at: CGPoint(x: 20 + 52, y: 30), button: .secondary) }
    #expect(paper.selected == 4..<7 && paper.isFirstResponder)
    #expect(host.labels.contains("Copy"), "\(host.labels)")
    host.press(.escape)
    #expect(!host.labels.contains("Copy") && paper.isFirstResponder)
    host.change { paper.selected = 0..<7 }
    host.change { host.click(at: CGPoint(x: 20 + 12, y: 30), button: .secondary) }
    #expect(paper.selected == 0..<7)
    #expect(host.activate("Copy") && paper.copied == ["one two"])
  }

  @Test("A finger places with a tap and scrolls with a drag; one that stays selects a word")
  func fingers() throws {
    let (paper, interaction) = (Paper("one two"), UITextInteraction(for: .editable))
    let host = try open(paper, interaction, idiom: .phone)
    host.change { host.drag(from: CGPoint(x: 31, y: 30), to: CGPoint(x: 90, y: 30)) }
    #expect(!paper.isFirstResponder && paper.selected == 7..<7)
    host.advance(by: .seconds(1))
    host.change { _ = host.tap(at: CGPoint(x: 20 + 21, y: 30)) }
    #expect(paper.isFirstResponder && paper.selected == 2..<2)
    host.advance(by: .seconds(1))
    host.change { host.press(at: CGPoint(x: 20 + 52, y: 30), for: .seconds(1)) }
    #expect(paper.selected == 4..<7)
  }

  @Test("The insertion point blinks as the desktop says, is seen after each input and rests in the end")
  func blinking() throws {
    let (paper, interaction) = (Paper("one"), UITextInteraction(for: .editable))
    let host = try open(paper, interaction)
    let cursor: UIView = try display(paper).cursorView
    host.change { host.click(at: CGPoint(x: 31, y: 30)) }
    #expect(!cursor.isHidden)
    var seen: Set<Bool> = []
    for _ in 0..<30 {
      host.advance(by: .milliseconds(100))
      seen.insert(cursor.isHidden)
    }
    #expect(seen == [true, false])
    host.advance(by: .seconds(60))
    #expect(!cursor.isHidden)
  }

  @Test("A program's own views take the place of the usual ones")
  func replacing() throws {
    final class Bar: UIView, UITextCursorView {
      var isBlinking = false
      var resets = 0
      func resetBlinkAnimation() { resets += 1 }
    }
    final class Handle: UIView, UITextSelectionHandleView {
      var direction: NSDirectionalRectEdge = .leading
      var isVertical = true
      var customShape: UIBezierPath?
      func preferredFrame(for rect: CGRect) -> CGRect { CGRect(x: rect.minX, y: rect.maxY, width: 8, height: 8) }
    }
    final class Ground: NSObject, UITextSelectionDisplayInteractionDelegate {
      let below = UIView()
      func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { below }
    }
    let (paper, bar, handle, ground) = (Paper("one two"), Bar(), Handle(), Ground())
    paper.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let display = UITextSelectionDisplayInteraction(textInput: paper, delegate: ground)
    paper.addInteraction(display)
    #expect(bar.superview == nil && display.delegate === ground)
    display.cursorView = bar
    display.handleViews = [handle]
    display.isActivated = true
    #expect(bar.superview === paper && bar.isBlinking && bar.resets > 0 && handle.superview == nil)
    paper.selected = 0..<3
    display.setNeedsSelectionUpdate()
    #expect(bar.superview == nil && !bar.isBlinking && display.highlightView.superview === ground.below)
    #expect(
      handle.superview === paper && handle.frame == CGRect(x: 0, y: 20, width: 8, height: 8) && !handle.isVertical)
    display.isActivated = false
    #expect(handle.superview == nil && display.highlightView.superview == nil)
  }
}

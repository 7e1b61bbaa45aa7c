import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// What interactions of texts, their views and related panels answer outside of windows.
@MainActor
@Suite("Values of text interactions", .serialized)
struct TextInteractionValueTests {
  private final class Quiet: NSObject, UITextInteractionDelegate {}

  @Test("A delegate that says nothing lets gestures begin")
  func delegates() {
    let (quiet, interaction) = (Quiet(), UITextInteraction())
    #expect(quiet.interactionShouldBegin(interaction, at: .zero))
    quiet.interactionWillBegin(interaction)
    quiet.interactionDidEnd(interaction)
    #expect(interaction.delegate == nil && interaction.view == nil && interaction.textInteractionMode == .editable)
    interaction.willMove(to: nil)
    interaction.didMove(to: nil)
    #expect(interaction.view == nil)
  }

  @Test("A text has its say in the menu of its interaction, and hears of it")
  func menus() {
    final class Told: NSObject, UIEditMenuInteractionAnimating {
      func addAnimations(_ animations: @escaping () -> Void) { animations() }
      func addCompletion(_ completion: @escaping () -> Void) { completion() }
    }
    let (paper, interaction, told) = (Paper("one"), UITextInteraction(for: .editable), Told())
    interaction.textInput = paper
    let menu = UIEditMenuInteraction(delegate: interaction)
    let place = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    let usual = UIAction(title: "Usual") { _ in }
    let offered: UIMenu? = interaction.editMenuInteraction(menu, menuFor: place, suggestedActions: [usual])
    #expect(offered?.children.map(\.title) == ["Usual"])
    interaction.editMenuInteraction(menu, willPresentMenuFor: place, animator: told)
    interaction.editMenuInteraction(menu, willDismissMenuFor: place, animator: told)
    interaction.textInput = nil
    #expect(interaction.editMenuInteraction(menu, menuFor: place, suggestedActions: [usual])?.children.count == 1)
  }

  @Test("The usual insertion point is as wide as it is made, in the tint colour, and seen outside of windows")
  func cursors() {
    let cursor = UIStandardTextCursorView(frame: CGRect(x: 1, y: 2, width: 2, height: 20))
    #expect(cursor.frame.width == 2 && !cursor.isBlinking && !cursor.isUserInteractionEnabled)
    cursor.tintColor = .red
    cursor.tintColorDidChange()
    #expect(cursor.backgroundColor == .red)
    cursor.isHidden = true
    cursor.isBlinking = true
    #expect(cursor.isBlinking && !cursor.isHidden)
    cursor.isHidden = true
    cursor.resetBlinkAnimation()
    cursor.didMoveToWindow()
    #expect(!cursor.isHidden)
    #expect(UIStandardTextCursorView(coder: NSCoder()) == nil)
  }

  @Test("What shows a selection is laid out again when it is asked, and goes with its view")
  func displays() {
    final class Nobody: NSObject, UITextSelectionDisplayInteractionDelegate {}
    let (paper, nobody) = (Paper("one two"), Nobody())
    let display = UITextSelectionDisplayInteraction(textInput: paper, delegate: nobody)
    #expect(nobody.selectionContainerViewBelowText(for: display) == nil)
    paper.addInteraction(display)
    display.isActivated = true
    paper.selected = 2..<2
    display.layoutManagedSubviews()
    #expect(display.cursorView.frame.minX == 20)
    display.willMove(to: nil)
    #expect(display.cursorView.superview == nil)
    display.didMove(to: paper)
    #expect(display.view === paper)
  }

  @Test("Panels make their views when they are asked, and their configurations are copied")
  func panels() {
    let (keys, fonts) = (UIInputViewController(), UIFontPickerViewController())
    let format = UITextFormattingViewController()
    keys.loadView()
    fonts.loadView()
    format.loadView()
    #expect(keys.isViewLoaded && fonts.isViewLoaded && format.isViewLoaded)
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    #expect((configuration.copy(with: nil) as? UIFontPickerViewController.Configuration)?.includeFaces == true)
    let formatting = UITextFormattingViewController.Configuration()
    #expect(formatting.copy(with: nil) is UITextFormattingViewController.Configuration)
    let changes: [UITextFormattingViewController.ChangeValue] = [
      .setBold, .setUnderline, .increaseFontSize, .formattingStyle("title"),
    ]
    #expect(changes.map { "\($0)" } == ["setBold", "setUnderline", "increaseFontSize", "formattingStyle(\"title\")"])
    let style = UITextFormattingViewController.FormattingStyle(
      styleKey: "title", title: "Title", attributes: [.kern: 2.0])
    #expect(style.styleKey == "title" && style.attributes[.kern] as? Double == 2)
    #expect(!UITextFormattingViewController.FormattingDescriptor().underlinePresent)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.layoutSubviews()
    #expect(bar.searchTextField.frame.maxX <= bar.bounds.maxX)
  }

  @Test("A popover that is not shown has the view of its controller and no place")
  func popovers() throws {
    let page = UIViewController()
    page.loadViewIfNeeded()
    page.modalPresentationStyle = .popover
    let popover = try #require(page.popoverPresentationController)
    #expect(popover.presentedView === page.view && popover.frameOfPresentedViewInContainerView == .zero)
    popover.presentationTransitionWillBegin()
    popover.preferredContentSizeDidChange(forChildContentContainer: page)
    #expect(popover.presentedViewController === page)
  }
}

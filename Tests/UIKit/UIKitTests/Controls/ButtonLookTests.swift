import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// States, presses and looks of buttons and controls.
@MainActor
@Suite("Looks of buttons", .serialized)
struct ButtonLookTests {
  @Test("A button is default, highlighted, focused, selected or disabled (567)")
  func states() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: button).frame(width: 80, height: 30)
    }
    #expect(button.state == .normal)
    host.down(at: CGPoint(x: 100, y: 50))
    #expect(button.state == .highlighted)
    host.lift(at: CGPoint(x: 100, y: 50))
    #expect(button.state.subtracting(.focused) == .normal)
    _ = host.press(.tab)
    #expect(button.state == .focused)
    button.isSelected = true
    #expect(button.state == [.focused, .selected])
    button.isEnabled = false
    #expect(button.state.contains(.disabled))
  }

  @Test("Content that is not set for a state is that of the default state, also while the button has the focus (568)")
  func fallback() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Usual", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.setTitleShadowColor(.red, for: .normal)
    button.setTitleShadowColor(.green, for: .disabled)
    #expect(button.titleShadowColor(for: .normal) == .red && button.titleShadowColor(for: .selected) == nil)
    button.isSelected = true
    #expect(button.currentTitle == "Usual" && button.currentTitleShadowColor == .red)
    #expect(button.titleLabel?.shadowColor == .red)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitleShadowColor == .green && button.titleLabel?.shadowColor == .green)
    button.isEnabled = true
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: button).frame(width: 80, height: 30)
    }
    _ = host.press(.tab)
    #expect(button.state == .focused && button.currentTitle == "Usual")
    button.isHighlighted = true
    #expect(button.currentTitle == "Pressed")
  }

  @Test("Without a tint of its own a button has that of the view around it (569)")
  func tint() {
    let (outer, button): (UIView, UIButton) = (UIView(), UIButton(type: .system))
    outer.addSubview(button)
    outer.tintColor = .purple
    #expect(button.tintColor == .purple && button.currentTitleColor == .purple)
    button.tintColor = .green
    #expect(button.tintColor == .green)
    button.tintColor = nil
    #expect(button.tintColor == .purple)
  }

  @Test("A symbol of a button has the size that is preferred for the state")
  func symbols() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let size: CGSize = button.sizeThatFits(.zero)
    let (large, small) = (UIImage.SymbolConfiguration(pointSize: 60), UIImage.SymbolConfiguration(pointSize: 8))
    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(small, forImageIn: .selected)
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
    #expect(button.currentPreferredSymbolConfiguration == large && button.sizeThatFits(.zero).width > size.width)
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == small && button.sizeThatFits(.zero).width < size.width)
  }

  @Test("Performing the primary action does what a press does, unless the control is off")
  func primaryAction() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(count == 1)
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(count == 1)
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(button.isSelected)
  }

  @Test("A button knows whether the pointer is over it, and then brings its configuration up to date")
  func hovering() throws {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Go"
    var seen: [Bool] = []
    button.configurationUpdateHandler = { seen.append($0.isHovered) }
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: button).frame(width: 80, height: 30)
    }
    #expect(!button.isHovered)
    host.hover(at: CGPoint(x: 100, y: 50))
    #expect(button.isHovered && seen.last == true)
    host.hover(at: CGPoint(x: 5, y: 5))
    #expect(!button.isHovered && seen.last == false)
  }

  @Test("A button is held while its menu is open")
  func holding() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.preferredMenuElementOrder = .fixed
    #expect(!button.isHeld)
    let interaction = UIContextMenuInteraction(delegate: button)
    let configuration = button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    #expect(configuration?.preferredMenuElementOrder == .fixed)
    let shown = UIContextMenuConfiguration()
    button.contextMenuInteraction(interaction, willDisplayMenuFor: shown, animator: nil)
    #expect(button.isHeld)
    button.contextMenuInteraction(interaction, willEndFor: shown, animator: nil)
    #expect(!button.isHeld)
  }

  @Test("Leading and trailing content stands left or right by the direction of the control")
  func alignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  private final class Stacked: UIButton {
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      super.backgroundRect(forBounds: bounds).insetBy(dx: 2, dy: 2)
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      super.contentRect(forBounds: bounds).insetBy(dx: 4, dy: 4)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: 20, height: 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY + 20, width: contentRect.width, height: 16)
    }
  }

  private func picture() -> UIImage { UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in } }

  @Test("A button of a program's own places title, image and background; others say where they are")
  func rectangles() {
    func filled(_ button: UIButton) -> UIButton {
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      button.setTitle("Go", for: .normal)
      button.setImage(picture(), for: .normal)
      button.setBackgroundImage(picture(), for: .normal)
      button.layoutIfNeeded()
      return button
    }
    let own: UIButton = filled(Stacked(type: .custom))
    #expect(own.imageView?.frame == CGRect(x: 4, y: 4, width: 20, height: 20))
    #expect(own.titleLabel?.frame == CGRect(x: 4, y: 24, width: 92, height: 16))
    #expect(own.subviews.first?.frame == CGRect(x: 2, y: 2, width: 96, height: 56))
    let usual: UIButton = filled(UIButton(type: .custom))
    let content: CGRect = usual.contentRect(forBounds: usual.bounds)
    #expect(content == usual.bounds && usual.backgroundRect(forBounds: usual.bounds) == usual.bounds)
    #expect(usual.imageView?.frame == usual.imageRect(forContentRect: content))
    #expect(usual.titleLabel?.frame == usual.titleRect(forContentRect: content))
    #expect(usual.imageRect(forContentRect: content).maxX == usual.titleRect(forContentRect: content).minX)
  }

  @Test("In a button that reads from right to left the image stands at the right of the title")
  func mirrored() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.setTitle("Go", for: .normal)
    button.setImage(picture(), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    let title: CGRect = button.titleRect(forContentRect: button.bounds)
    #expect(button.imageRect(forContentRect: button.bounds).minX == title.maxX)
    button.contentHorizontalAlignment = .leading
    #expect(button.imageRect(forContentRect: button.bounds).maxX == 100)
    button.contentHorizontalAlignment = .trailing
    #expect(button.titleRect(forContentRect: button.bounds).minX == 0)
  }
}

import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What a button without a configuration shows for its states, and where.
@MainActor
@Suite("States of buttons", .serialized)
struct ButtonStateTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)
  private let star = UIImage(systemName: "star")
  private let heart = UIImage(systemName: "heart")

  @Test("A button keeps its kind, and the kinds that stand for an action have its symbol")
  func kinds() {
    #expect(UIButton(frame: .zero).buttonType == .custom && UIButton(type: .system).buttonType == .system)
    #expect(UIButton(type: .system).image(for: .normal) == nil)
    let kinds: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
    #expect(kinds.map(\.rawValue) == [2, 3, 4, 5, 7])
    for kind in kinds {
      let button = UIButton(type: kind)
      #expect(button.buttonType == kind && button.image(for: .normal) != nil)
      #expect(button.imageView?.image === button.currentImage)
    }
    let info = UIButton(type: .infoLight).sizeThatFits(.zero)
    #expect(info.width > 0 && info == UIButton(type: .infoDark).sizeThatFits(.zero))
  }

  @Test("A button that is decoded, or made with a frame, is a button for assistive technologies")
  func making() throws {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let decoded = try #require(UIButton(coder: coder))
    #expect(decoded.buttonType == .custom && decoded.accessibilityTraits == .button)
    #expect(UIButton(frame: frame).frame == frame)
    var pressed = 0
    let button = UIButton(frame: frame, primaryAction: UIAction(title: "Go", image: star) { _ in pressed += 1 })
    #expect(button.frame == frame && button.buttonType == .system)
    #expect(button.currentTitle == "Go" && button.image(for: .normal) === star)
    button.sendActions(for: .primaryActionTriggered)
    #expect(pressed == 1)
    button.sendActions(for: .touchDown)
    #expect(pressed == 1)
  }

  @Test("Sending the primary action changes the selection of a button that selects itself")
  func selecting() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    button.sendActions(for: .valueChanged)
    #expect(!button.isSelected && !button.accessibilityTraits.contains(.selected))
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.isSelected && button.accessibilityTraits == [.button, .selected])
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == [.link, .selected])
  }

  @Test("Titles and pictures of a state stand before those of the normal one")
  func looks() throws {
    let button = UIButton(type: .custom)
    let words = NSAttributedString(string: "Styled")
    button.setTitle("Plain", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setImage(star, for: .normal)
    button.setImage(heart, for: .disabled)
    button.setBackgroundImage(heart, for: .normal)
    button.setBackgroundImage(star, for: .disabled)
    button.setTitleColor(.green, for: .disabled)
    #expect(button.currentTitle == "Plain" && button.currentBackgroundImage === heart)
    #expect(button.titleColor(for: .normal) == nil && button.titleColor(for: .disabled) == .green)
    #expect(button.image(for: .disabled) === heart && button.backgroundImage(for: .disabled) === star)
    let host = try window(width: 200, height: 100) { Hosting(view: button) }
    #expect(host.labels == ["Plain"] && button.imageView?.image === star)
    host.change { button.isEnabled = false }
    #expect(host.labels == ["Off"] && button.currentTitle == "Off" && button.titleLabel?.textColor == .green)
    #expect(button.imageView?.image === heart && button.currentBackgroundImage === star)
    host.change { button.setAttributedTitle(words, for: .normal) }
    #expect(button.attributedTitle(for: .normal) == words && button.attributedTitle(for: .disabled) == nil)
    #expect(button.currentAttributedTitle == words && host.labels == ["Styled"])
    host.change { button.accessibilityLabel = "Spoken" }
    #expect(host.labels == ["Spoken"] && button.accessibilityLabel == "Spoken")
    host.change { button.accessibilityLabel = nil }
    #expect(button.accessibilityLabel == "Styled")
  }

  @Test("A background picture fills the button behind its parts, and goes when it is taken away")
  func backgrounds() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 90, height: 50))
    let parts: Int = button.subviews.count
    button.setBackgroundImage(star, for: .normal)
    button.layoutSubviews()
    #expect(button.subviews.count == parts + 1 && button.subviews.first?.frame == button.bounds)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.subviews.count == parts && button.currentBackgroundImage == nil)
  }

  @Test("Insets of the content make a button larger; those of its parts only move them")
  func insets() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    button.setTitle("Go", for: .normal)
    button.setImage(star, for: .normal)
    button.layoutSubviews()
    let size: CGSize = button.sizeThatFits(.zero)
    let image: CGRect = try #require(button.imageView).frame
    let title: CGRect = try #require(button.titleLabel).frame
    #expect(title.minX == image.maxX && size == button.intrinsicContentSize)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 10)
    #expect(button.sizeThatFits(.zero) == CGSize(width: size.width + 30, height: size.height + 4))
    button.layoutSubviews()
    #expect(button.imageView?.frame == image.offsetBy(dx: 5, dy: -1))
    button.contentEdgeInsets = .zero
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 4, bottom: 0, right: 0)
    #expect(button.sizeThatFits(.zero) == size)
    button.layoutSubviews()
    #expect(button.imageView?.frame == image.offsetBy(dx: -4, dy: 0))
    #expect(button.titleLabel?.frame == title.offsetBy(dx: 2, dy: 3))
  }

  @Test("A change of the tint colour reaches the title of a system button, not that of a custom one")
  func tints() {
    final class Watched: UIButton {
      var told = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        told += 1
      }
    }
    let button = Watched(type: .system)
    let custom = Watched(type: .custom)
    let parent = UIView(frame: .zero)
    parent.addSubview(button)
    parent.addSubview(custom)
    let before: Int = button.told
    parent.tintColor = .purple
    #expect(button.told > before && button.titleLabel?.textColor == .purple && button.currentTitleColor == .purple)
    #expect(custom.titleLabel?.textColor == .white)
  }

  @Test("How a button without a configuration answers touches, and its role, are kept")
  func kept() {
    let button = UIButton(type: .system)
    #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled)
    #expect(!button.showsTouchWhenHighlighted && button.role == .normal)
    button.adjustsImageWhenHighlighted = false
    button.adjustsImageWhenDisabled = false
    button.showsTouchWhenHighlighted = true
    button.role = .cancel
    #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    #expect(button.showsTouchWhenHighlighted && button.role == .cancel)
  }
}

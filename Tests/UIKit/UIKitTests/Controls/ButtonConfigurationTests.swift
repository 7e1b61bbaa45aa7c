import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What the parts of a button's configuration change in its look and its size.
@MainActor
@Suite("Configurations of buttons", .serialized)
struct ButtonConfigurationTests {
  private func configured(_ base: UIButton.Configuration? = nil) -> UIButton.Configuration {
    var result: UIButton.Configuration = base ?? .filled()
    result.title = "Save"
    result.subtitle = "All of the changes"
    return result
  }

  @Test("The values of the enumerations are those of the documentation")
  func values() {
    let alignments: [UIButton.Configuration.TitleAlignment] = [.automatic, .leading, .center, .trailing]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3])
    let corners: [UIButton.Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
    #expect(corners.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    let indicators: [UIButton.Configuration.Indicator] = [.automatic, .none, .popup]
    #expect(indicators.map(\.rawValue) == [0, 1, 2])
    let roles: [UIButton.Role] = [.normal, .primary, .cancel, .destructive]
    #expect(roles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("The smaller a button's size is, the smaller are its insets and its font")
  func sizes() {
    let button = UIButton(configuration: configured())
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    var heights: [CGFloat] = []
    for size in sizes {
      button.configuration?.buttonSize = size
      heights.append(button.intrinsicContentSize.height)
    }
    #expect(heights == heights.sorted() && Set(heights).count == 4)
    button.configuration?.buttonSize = .mini
    #expect(button.configuration?.contentInsets.top == 3)
    button.configuration?.buttonSize = .small
    #expect(button.configuration?.contentInsets.top == 5)
    #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .subheadline))
  }

  @Test("Each corner style draws another background; that of a configuration is fixed or follows the text size")
  func corners() throws {
    var configuration: UIButton.Configuration = configured()
    configuration.background.cornerRadius = 3
    let button = UIButton(configuration: configuration)
    let host = try window(width: 200, height: 100) { Hosting(view: button) }
    let corners: [UIButton.Configuration.CornerStyle] = [.fixed, .small, .medium, .large, .capsule]
    var drawings: Set<[String]> = []
    for corner in corners {
      host.change { button.configuration?.cornerStyle = corner }
      #expect(button.configuration?.cornerStyle == corner)
      drawings.insert(host.displayLines)
    }
    #expect(drawings.count == corners.count)
    host.change { button.configuration?.cornerStyle = .dynamic }
    let dynamic: [String] = host.displayLines
    host.change { button.configuration?.cornerStyle = .fixed }
    // Text has its usual size here.
    #expect(host.displayLines == dynamic)
  }

  @Test("The alignment of the title is that of both texts")
  func alignments() {
    let button = UIButton(configuration: configured())
    #expect(button.configuration?.titleAlignment == .automatic && button.titleLabel?.textAlignment == .center)
    button.configuration?.titleAlignment = .leading
    #expect(button.titleLabel?.textAlignment == .left && button.subtitleLabel?.textAlignment == .left)
    button.configuration?.titleAlignment = .trailing
    #expect(button.titleLabel?.textAlignment == .right && button.subtitleLabel?.textAlignment == .right)
    button.configuration?.titleAlignment = .center
    #expect(button.titleLabel?.textAlignment == .center && button.subtitleLabel?.textAlignment == .center)
  }

  @Test("The padding of the title is between the texts, and texts that are not broken have one line")
  func texts() {
    let button = UIButton(configuration: configured())
    let size: CGSize = button.intrinsicContentSize
    #expect(button.configuration?.titlePadding == 1)
    button.configuration?.titlePadding = 11
    #expect(button.intrinsicContentSize == CGSize(width: size.width, height: size.height + 10))
    #expect(button.configuration?.titleLineBreakMode == .byWordWrapping && button.titleLabel?.numberOfLines == 0)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.titleLabel?.numberOfLines == 1 && button.titleLabel?.lineBreakMode == .byTruncatingTail)
    let broken: CGFloat = button.sizeThatFits(CGSize(width: 90, height: 0)).height
    button.configuration?.subtitleLineBreakMode = .byTruncatingMiddle
    #expect(button.subtitleLabel?.numberOfLines == 1 && button.subtitleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.sizeThatFits(CGSize(width: 90, height: 0)).height < broken)
    button.configuration?.attributedSubtitle = AttributedString("Other")
    #expect(button.configuration?.subtitle == "Other" && button.subtitleLabel?.text == "Other")
    button.configuration?.subtitle = nil
    #expect(button.configuration?.attributedSubtitle == nil && button.accessibilityLabel == "Save")
  }

  @Test("The base colours stand in place of the tint, and transformers change the colours of the parts")
  func colours() throws {
    var configuration: UIButton.Configuration = configured()
    configuration.image = UIImage(systemName: "star")
    configuration.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    configuration.imageColorTransformer = UIConfigurationColorTransformer { color in
      color.withAlphaComponent(0.5)
    }
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.textColor == configuration.baseForegroundColor)
    #expect(button.subtitleLabel?.textColor == configuration.baseForegroundColor)
    #expect(button.imageView?.tintColor == configuration.baseForegroundColor?.withAlphaComponent(0.5))
    let host = try window(width: 200, height: 100) { Hosting(view: button) }
    let tinted: [String] = host.displayLines
    host.change { button.configuration?.baseBackgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    #expect(host.displayLines != tinted)
    host.change { button.configuration?.baseBackgroundColor = nil }
    #expect(host.displayLines == tinted)
    host.change {
      button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .purple }
      button.configuration?.showsActivityIndicator = true
    }
    let wheel = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.color == .purple)
  }

  @Test("A destructive button is red; other roles have the tint")
  func roles() {
    let button = UIButton(configuration: configured(.plain()))
    #expect(button.role == .normal && button.titleLabel?.textColor == button.tintColor)
    button.role = .destructive
    button.setNeedsUpdateConfiguration()
    #expect(button.titleLabel?.textColor == .systemRed)
    for role: UIButton.Role in [.primary, .cancel] {
      button.role = role
      button.setNeedsUpdateConfiguration()
      #expect(button.role == role && button.titleLabel?.textColor == button.tintColor)
    }
  }

  @Test("A selected button looks otherwise, unless its configuration does not follow the selection")
  func selection() throws {
    let button = UIButton(configuration: configured(.plain()))
    let host = try window(width: 200, height: 100) { Hosting(view: button) }
    let plain: [String] = host.displayLines
    host.change { button.isSelected = true }
    #expect(button.configuration?.automaticallyUpdateForSelection == true && host.displayLines != plain)
    host.change { button.configuration?.automaticallyUpdateForSelection = false }
    #expect(button.configuration?.automaticallyUpdateForSelection == false && host.displayLines == plain)
  }

  @Test("The symbol configuration sizes the picture, and the indicator's look is kept")
  func symbols() {
    var configuration: UIButton.Configuration = .plain()
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    let width: CGFloat = button.intrinsicContentSize.width
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 60)
    #expect(button.intrinsicContentSize.width > width + 20)
    #expect(button.configuration?.indicator == .automatic)
    button.configuration?.indicator = .popup
    button.configuration?.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(button.configuration?.indicator == .popup)
    #expect(button.configuration?.indicatorColorTransformer?(.red) == .green)
  }

  private final class SelfMade: UIButton {
    var updates = 0
    override func updateConfiguration() {
      updates += 1
      if configuration == nil { configuration = .filled() }
      configuration?.title = "Made"
    }
  }

  @Test("A subclass makes its first configuration when it is asked to update")
  func selfMade() throws {
    let button = SelfMade()
    button.setNeedsUpdateConfiguration()
    let host = try window { Hosting(view: button) }
    #expect(button.updates > 0 && button.configuration != nil && host.labels == ["Made"])
  }
}

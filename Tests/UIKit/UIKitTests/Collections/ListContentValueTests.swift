import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What a list's content configuration says, and what its view shows of it.
@MainActor
@Suite("Content configurations of lists", .serialized)
struct ListContentValueTests {
  private typealias Content = UIListContentConfiguration

  private func texts(_ view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }
  private func picture(_ view: UIView) -> UIImageView? { view.subviews.lazy.compactMap { $0 as? UIImageView }.first }

  private func laidOut(_ content: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: width, height: 0)))
    view.layoutSubviews()
    return view
  }

  @Test("Each kind of row has its fonts and colours, and headings stand closer together")
  func kinds() {
    func size(_ style: UIFont.TextStyle) -> CGFloat { UIFont.preferredFont(forTextStyle: style).pointSize }
    let cells: [Content] = [
      .cell(), .subtitleCell(), .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(),
    ]
    for cell in cells {
      #expect(cell.textProperties.font.pointSize == size(.body) && cell.textProperties.color == .label)
      #expect(cell.secondaryTextProperties.font.pointSize == size(.subheadline))
      #expect(cell.secondaryTextProperties.color == .secondaryLabel && !cell.prefersSideBySideTextAndSecondaryText)
    }
    let value: Content = .valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.font.pointSize == size(.body))
    let headings: [(Content, UIFont.TextStyle, UIColor)] = [
      (.plainHeader(), .headline, .label), (.sidebarHeader(), .headline, .label),
      (.groupedHeader(), .footnote, .secondaryLabel), (.header(), .footnote, .secondaryLabel),
      (.plainFooter(), .footnote, .secondaryLabel), (.groupedFooter(), .footnote, .secondaryLabel),
      (.footer(), .footnote, .secondaryLabel), (.prominentInsetGroupedHeader(), .title3, .label),
      (.extraProminentInsetGroupedHeader(), .title2, .label),
    ]
    for (heading, style, color) in headings {
      #expect(heading.textProperties.font.pointSize == size(style) && heading.textProperties.color == color)
      #expect(heading.directionalLayoutMargins.top < Content.cell().directionalLayoutMargins.top)
    }
    #expect(Content.groupedHeader().textProperties.transform == .uppercase)
    #expect(Content.groupedFooter().textProperties.transform == .none)
  }

  @Test("A heading is one for assistive technologies, and a footer is not")
  func spokenHeadings() {
    var header: Content = .header()
    header.text = "Fruit"
    var footer: Content = .footer()
    footer.text = "Three kinds"
    #expect(UIListContentView(configuration: header).accessibilityTraits == .header)
    #expect(UIListContentView(configuration: footer).accessibilityTraits == .none)
  }

  @Test("What is said of a text is what its label does")
  func textProperties() throws {
    var content: Content = .cell()
    content.text = "one two"
    var text: Content.TextProperties = content.textProperties
    #expect(text.alignment == .natural && text.numberOfLines == 0 && text.adjustsFontForContentSizeCategory)
    text.font = .systemFont(ofSize: 31)
    text.color = .red
    text.alignment = .center
    text.lineBreakMode = .byTruncatingMiddle
    text.numberOfLines = 2
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = 0.5
    text.allowsDefaultTighteningForTruncation = true
    #expect(text.allowsDefaultTighteningForTruncation)
    text.adjustsFontForContentSizeCategory = false
    content.textProperties = text
    #expect(!content.textProperties.adjustsFontForContentSizeCategory)
    let view = UIListContentView(configuration: content)
    let label = try #require(texts(view).first)
    #expect(label.font.pointSize == 31 && label.textColor == .red && label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle && label.numberOfLines == 2)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    content.textProperties.alignment = .justified
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 == .red ? .blue : .green }
    #expect(content.textProperties.resolvedColor() == .blue && content.textProperties.color == .red)
    view.configuration = content
    #expect(label.textAlignment == .justified && label.textColor == .blue)
    let alignments: [Content.TextProperties.TextAlignment] = [.natural, .center, .justified]
    #expect(alignments.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Capitals are a look: people hear the words as they are")
  func transforms() throws {
    var content: Content = .cell()
    content.text = "one TWO"
    let view = UIListContentView(configuration: content)
    let label = try #require(texts(view).first)
    let expected: [(Content.TextProperties.TextTransform, String)] = [
      (.uppercase, "ONE TWO"), (.lowercase, "one two"), (.capitalized, "One Two"), (.none, "one TWO"),
    ]
    for (transform, shown) in expected {
      content.textProperties.transform = transform
      view.configuration = content
      #expect(label.text == shown)
      #expect(label.accessibilityLabel == (transform == .none ? label.text : "one TWO"))
    }
  }

  @Test("Attributed texts stand in place of plain ones, and a text that goes leaves no label")
  func attributed() {
    var content: Content = .cell()
    content.text = "Plain"
    content.attributedText = NSAttributedString(string: "Rich")
    content.secondaryAttributedText = NSAttributedString(string: "Second")
    content.secondaryTextProperties.color = .green
    let view = UIListContentView(configuration: content)
    #expect(texts(view).map(\.text) == ["Rich", "Second"])
    content.attributedText = nil
    content.secondaryAttributedText = nil
    view.configuration = content
    #expect(texts(view).map(\.text) == ["Plain"])
  }

  @Test("Margins and paddings place the texts, beside each other where that is preferred")
  func paddings() throws {
    var content: Content = .cell()
    content.text = "Name"
    content.secondaryText = "Value"
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 30, bottom: 9, trailing: 20)
    content.textToSecondaryTextVerticalPadding = 13
    let below = texts(laidOut(content)).map(\.frame)
    #expect(below[0].minX == 30 && below[0].minY == 7 && below[0].maxX == 300)
    #expect(below[1].minX == 30 && below[1].minY == below[0].maxY + 13)
    content.prefersSideBySideTextAndSecondaryText = true
    let beside = texts(laidOut(content)).map(\.frame)
    #expect(beside[0].minX == 30 && beside[1].maxX == 300 && beside[1].minX > beside[0].maxX)
    content.textToSecondaryTextHorizontalPadding = 280
    let apart = texts(laidOut(content)).map(\.frame)
    #expect(apart[1].minY == apart[0].maxY + 13)
    content.axesPreservingSuperviewLayoutMargins = .vertical
    #expect(content.axesPreservingSuperviewLayoutMargins == .vertical)
  }

  @Test("A picture keeps to its largest size and its room, and the text begins behind it")
  func pictures() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
    var content: Content = .cell()
    content.text = "Name"
    content.image = image
    func places() throws -> (CGRect, CGFloat) {
      let view = laidOut(content)
      return (try #require(picture(view)).frame, try #require(texts(view).first).frame.minX)
    }
    var (frame, start) = try places()
    #expect(frame.size == CGSize(width: 40, height: 40) && frame.minX == 16 && start == 72)
    content.imageToTextPadding = 4
    content.imageProperties.maximumSize = CGSize(width: 0, height: 20)
    (frame, start) = try places()
    #expect(frame.size == CGSize(width: 20, height: 20) && start == 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 100)
    (frame, start) = try places()
    #expect(frame.minX == 36 && start == 80 && laidOut(content).bounds.height == 122)
    let standard: CGFloat = Content.ImageProperties.standardDimension
    content.imageProperties.maximumSize = CGSize(width: 10, height: 10)
    content.imageProperties.reservedLayoutSize = CGSize(width: standard, height: 0)
    (frame, start) = try places()
    #expect(start > 16 + 10 + 4 && frame.midX == 16 + (start - 4 - 16) / 2)
    content.image = nil
    #expect(picture(laidOut(content)) == nil)
  }

  @Test("The colour, the corners and the symbol's size of a picture are those of the configuration")
  func pictureLooks() throws {
    var content: Content = .cell()
    content.image = UIImage(systemName: "star")
    var properties = content.imageProperties
    #expect(properties.tintColor == nil && properties.resolvedTintColor(for: .orange) == .orange)
    properties.tintColor = .red
    #expect(properties.resolvedTintColor(for: .orange) == .red)
    properties.tintColorTransformer = UIConfigurationColorTransformer { $0 == .red ? .purple : .gray }
    properties.cornerRadius = 5
    properties.accessibilityIgnoresInvertColors = true
    content.imageProperties = properties
    #expect(content.imageProperties.accessibilityIgnoresInvertColors)
    let view = UIListContentView(configuration: content)
    let shown = try #require(picture(view))
    #expect(shown.tintColor == .purple && shown.layer.cornerRadius == 5 && shown.clipsToBounds)
    let small = try #require(shown.image).size
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    view.configuration = content
    #expect(try #require(shown.image).size.height > small.height * 2)
  }

  @Test("The view takes configurations of its kind alone, and says how high it is")
  func view() throws {
    var content: Content = .cell()
    content.text = "Name"
    content.alpha = 0.5
    let made: any UIView & UIContentView = content.makeContentView()
    let view = try #require(made as? UIListContentView)
    #expect(view.alpha == 0.5 && (view.configuration as? Content)?.text == "Name")
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    let height: CGFloat = view.sizeThatFits(.zero).height
    #expect(view.sizeThatFits(.zero).width == 320 && view.intrinsicContentSize.height == height && height > 22)
    content.secondaryText = "Below"
    view.configuration = content
    #expect(view.sizeThatFits(.zero).height > height)
    view.configuration = UIHostingConfiguration { Text("Other") }
    #expect((view.configuration as? Content)?.secondaryText == "Below")
    let coded = try #require(UIListContentView(coder: NSKeyedArchiver(requiringSecureCoding: false)))
    #expect((coded.configuration as? Content)?.text == nil && texts(coded).isEmpty)
  }

  @Test("The text of what cannot be used is paler, unless a program chose its colour")
  func disabled() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(Content.cell().updated(for: state).textProperties.color == .label)
    state.isDisabled = true
    #expect(Content.cell().updated(for: state).textProperties.color == .tertiaryLabel)
    var own: Content = .cell()
    own.textProperties.color = .red
    #expect(own.updated(for: state).textProperties.color == .red)
  }
}

import AccessibilityAudit
import HostHeadless
import Observation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The size of text around a view.
@Observable @MainActor
final class ChosenSize {
  var value: DynamicTypeSize = .large
}

/// Fonts that follow the size of text that a person chose.
@MainActor
@Suite("Sizes of text in UIKit", .serialized)
struct TextSizeTests {
  struct Sized<Content: UIView>: View {
    let size: ChosenSize
    let view: Content

    init(size: ChosenSize, view: Content) {
      self.size = size
      self.view = view
    }

    var body: some View { Hosting(view: view).environment(\.dynamicTypeSize, size.value) }
  }

  private func label(_ font: UIFont, adjusts: Bool = true) -> UILabel {
    let label = UILabel()
    label.text = "Policy"
    label.font = font
    label.adjustsFontForContentSizeCategory = adjusts
    return label
  }

  private func height(_ font: UIFont) -> CGFloat { "Policy".size(withAttributes: [.font: font]).height.rounded(.up) }

  /// The size of each text that the window draws.
  private func sizes(in host: HeadlessHost) -> [String: CGFloat] {
    let texts: [DrawnText] = host.graph.display.flattened().drawnTexts()
    return Dictionary(texts.map { ($0.text, $0.fontSize) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("A label whose font follows the size of text is measured anew when that changes, and back again")
  func label() throws {
    let size = ChosenSize()
    let label: UILabel = label(.preferredFont(forTextStyle: .body))
    let host = try window(width: 300, height: 200) { Sized(size: size, view: label) }
    #expect(label.intrinsicContentSize.height == height(.systemFont(ofSize: 17)))
    host.change { size.value = .accessibility5 }
    #expect(label.intrinsicContentSize.height == height(.systemFont(ofSize: 53)))
    #expect(host.graph.display.flattened().drawnTexts().contains { $0.fontSize == 53 })
    host.change { size.value = .large }
    #expect(label.intrinsicContentSize.height == height(.systemFont(ofSize: 17)))
  }

  @Test("Labels that do not adjust, and fonts of a fixed size, stay as they are")
  func fixed() throws {
    let size = ChosenSize()
    let labels: [UILabel] = [
      label(.preferredFont(forTextStyle: .body), adjusts: false), label(.systemFont(ofSize: 17)),
    ]
    let root = UIStackView(arrangedSubviews: labels)
    let host = try window(width: 300, height: 200) { Sized(size: size, view: root) }
    host.change { size.value = .accessibility5 }
    #expect(labels.allSatisfy { $0.intrinsicContentSize.height == height(.systemFont(ofSize: 17)) })
  }

  @Test("A scaled font grows from its own size, no further than its limit, and an attributed text's fonts as well")
  func scaled() throws {
    let size = ChosenSize()
    let metrics = UIFontMetrics(forTextStyle: .body)
    let free: UILabel = label(metrics.scaledFont(for: .systemFont(ofSize: 34)))
    let limited: UILabel = label(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40))
    let attributed: UILabel = label(.systemFont(ofSize: 10))
    attributed.attributedText = NSAttributedString(
      string: "Policy", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    let root = UIStackView(arrangedSubviews: [free, limited, attributed])
    let host = try window(width: 900, height: 200) { Sized(size: size, view: root) }
    host.change { size.value = .accessibility5 }
    #expect(free.intrinsicContentSize.height == height(.systemFont(ofSize: 106)))
    #expect(limited.intrinsicContentSize.height == height(.systemFont(ofSize: 40)))
    #expect(attributed.intrinsicContentSize.height == height(.systemFont(ofSize: 53)))
  }

  @Test("Fields and text views show the font at the size of text")
  func editing() throws {
    let size = ChosenSize()
    let (field, view): (UITextField, UITextView) = (UITextField(), UITextView())
    (field.text, view.text) = ("Field", "View")
    field.font = .preferredFont(forTextStyle: .body)
    view.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true
    let root = UIStackView(arrangedSubviews: [field, view])
    root.distribution = .fillEqually
    let host = try window(width: 600, height: 200) { Sized(size: size, view: root) }
    host.change { size.value = .accessibility3 }
    let drawn: [String: CGFloat] = sizes(in: host)
    #expect(drawn["Field"] == 40 && drawn["View"] == 40)
  }

  @Test("Text of cells and titles of configured buttons grow without a word of the program's")
  func defaults() throws {
    let size = ChosenSize()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Cell"
    var configuration: UIButton.Configuration = .plain()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    let content = UIListContentView(configuration: .cell())
    var listed: UIListContentConfiguration = .cell()
    listed.text = "List"
    content.configuration = listed
    let root = UIStackView(arrangedSubviews: [cell, button, content])
    root.axis = .vertical
    root.distribution = .fillEqually
    let host = try window(width: 600, height: 400) { Sized(size: size, view: root) }
    host.change { size.value = .accessibility1 }
    let drawn: [String: CGFloat] = sizes(in: host)
    #expect(drawn == ["Cell": 28, "Button": 28, "List": 28])
  }
}

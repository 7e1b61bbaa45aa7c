import SwiftUI

/// Controls of UIKit with pictures of an app's own, texts with links and paragraphs, corners and symbols that move.
struct UIKitLooksPage: View {
  @ScaledMetric private var height: CGFloat = 90
  @ScaledMetric private var textHeight: CGFloat = 150

  var body: some View {
    Example("Controls with pictures") {
      UIKitPictured().frame(height: height)
    }
    Example("A text with links and paragraphs") {
      UIKitLetter().frame(height: textHeight)
    }
    Example("Texts that are edited with their looks") {
      UIKitEditedTexts().frame(height: 1.5 * textHeight)
    }
    Example("Corners of a view, and symbols") {
      UIKitCorners().frame(height: 72)
    }
  }
}

/// A slider with pictures, and segments that take the widths that they are told.
private struct UIKitPictured: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let slider = UISlider(frame: .zero)
    slider.value = 0.4
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    slider.setThumbImage(UIImage(systemName: "music.note"), for: .normal)
    slider.accessibilityLabel = "Volume"
    let segments = UISegmentedControl(items: ["Short", "A longer title"])
    segments.setWidth(90, forSegmentAt: 0)
    segments.selectedSegmentIndex = 0
    let column = UIStackView(arrangedSubviews: [slider, segments])
    column.axis = .vertical
    column.spacing = 12
    column.alignment = .leading
    slider.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
    return column
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

/// A text view that is read only: links are pressed, an address is found by itself, and a paragraph is indented.
private struct UIKitLetter: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.isEditable = false
    view.dataDetectorTypes = .link
    let font: UIFont = .preferredFont(forTextStyle: .body)
    let text = NSMutableAttributedString(
      string: "Read the rules of the house, or write to https://example.org/letters.\n",
      attributes: [.font: font, .foregroundColor: UIColor.label])
    text.addAttribute(
      .link, value: URL(string: "https://example.org/rules") as Any, range: (text.string as NSString).range(of: "rules")
    )
    let paragraph = NSMutableParagraphStyle()
    paragraph.firstLineHeadIndent = 24
    paragraph.headIndent = 12
    paragraph.lineHeightMultiple = 1.3
    text.append(
      NSAttributedString(
        string: "The second paragraph begins further in, and its lines stand further apart than those above.",
        attributes: [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph]))
    view.attributedText = text
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {}
}

/// A label with outlined and leaning letters, a field of two colours, and a text of several looks: what is written has the look of the
/// letter before it.
private struct UIKitEditedTexts: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let font: UIFont = .preferredFont(forTextStyle: .title2)
    let label = UILabel()
    label.attributedText = text([
      ("Outlined ", [.font: font, .strokeWidth: 4, .foregroundColor: UIColor.label]),
      ("filled ", [.font: font, .strokeWidth: -4, .strokeColor: UIColor.systemRed]),
      ("leaning", [.font: font, .obliqueness: 0.3, .foregroundColor: UIColor.label]),
    ])
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Greeting"
    field.attributedText = text([
      ("Good ", [.font: font, .foregroundColor: UIColor.label]),
      ("morning", [.font: font, .foregroundColor: UIColor.systemIndigo, .kern: 3]),
    ])
    let letter = UITextView()
    letter.accessibilityLabel = "Letter"
    letter.allowsEditingTextAttributes = true
    let body: UIFont = .preferredFont(forTextStyle: .body)
    letter.attributedText = text([
      ("A word is ", [.font: body, .foregroundColor: UIColor.label]),
      ("large", [.font: font, .foregroundColor: UIColor.label]),
      (", and one has ", [.font: body, .foregroundColor: UIColor.label]),
      ("a line", [.font: body, .foregroundColor: UIColor.label, .underlineStyle: NSUnderlineStyle.double.rawValue]),
      (".", [.font: body, .foregroundColor: UIColor.label]),
    ])
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .systemIndigo
    wheel.startAnimating()
    let column = UIStackView(arrangedSubviews: [label, field, letter, wheel])
    column.axis = .vertical
    column.spacing = 12
    return column
  }

  private func text(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (string, attributes) in parts { result.append(NSAttributedString(string: string, attributes: attributes)) }
    return result
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

/// A view with two kinds of corners beside a symbol that moves.
private struct UIKitCorners: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let card = UIView(frame: .zero)
    card.backgroundColor = .systemTeal
    card.cornerConfiguration = .uniformTopRadius(.fixed(24), bottomLeftRadius: .fixed(4), bottomRightRadius: .fixed(4))
    card.widthAnchor.constraint(equalToConstant: 120).isActive = true
    card.heightAnchor.constraint(equalToConstant: 64).isActive = true
    let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
    symbol.tintColor = .systemOrange
    symbol.isAccessibilityElement = true
    symbol.accessibilityLabel = "Star"
    symbol.addSymbolEffect(.pulse)
    let row = UIStackView(arrangedSubviews: [card, symbol])
    row.spacing = 16
    row.alignment = .center
    return row
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

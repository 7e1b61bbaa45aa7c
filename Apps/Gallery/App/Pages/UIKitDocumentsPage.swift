import SwiftUI

/// Documents of UIKit, views that follow the pointer, and what is shown large while it is pressed.
struct UIKitDocumentsPage: View {
  @ScaledMetric private var line: CGFloat = 30

  var body: some View {
    Example("A document that is saved by itself") {
      DocumentNote().frame(height: 5 * line)
    }
    Example("A view that knows where the pointer is") {
      HoveredCard().frame(height: 3 * line)
    }
    Example("Effects of the pointer") {
      PointedViews().frame(height: 4 * line)
    }
    Example("Shown large while it is pressed, where texts are large") {
      LargeButtons().frame(height: 44)
    }
  }
}

/// A text in a file of the temporary folder.
private final class Note: UIDocument {
  var text: String = ""
  var onChange: (() -> Void)?

  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
    text = String(decoding: data, as: UTF8.self)
  }

  override func updateChangeCount(_ change: ChangeKind) {
    super.updateChangeCount(change)
    onChange?()
  }

  override func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    super.updateChangeCount(withToken: changeCountToken, for: saveOperation)
    onChange?()
  }

  var status: String {
    if documentState.contains(.savingError) { return "Not saved" }
    return hasUnsavedChanges ? "Edited" : "Saved"
  }
}

private struct DocumentNote: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> NoteController { NoteController() }
  func updateUIViewController(_ controller: NoteController, context: Context) {}
}

private final class NoteController: UIViewController, UITextViewDelegate {
  private let note = Note(
    fileURL: FileManager.default.temporaryDirectory.appendingPathComponent("Gallery note \(UUID().uuidString).txt"))
  private let textView = UITextView(frame: .zero)
  private let label = UILabel(frame: .zero)

  override func viewDidLoad() {
    textView.delegate = self
    textView.accessibilityLabel = "Note"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.isFindInteractionEnabled = true
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.separator.cgColor
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Saved"
    let column = UIStackView(arrangedSubviews: [textView, label])
    column.axis = .vertical
    column.spacing = 8
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    note.onChange = { [weak self] in self?.label.text = self?.note.status }
    note.text = "Write here."
    textView.text = note.text
  }

  func textViewDidChange(_ textView: UITextView) {
    note.text = textView.text
    // The file begins with the first change: a page that is only looked at leaves none.
    if note.documentState.contains(.closed) {
      note.save(to: note.fileURL, for: .forCreating) { [weak self] _ in self?.label.text = self?.note.status }
    } else {
      note.updateChangeCount(.done)
    }
  }
}

/// A card that says where the pointer is over it.
private struct HoveredCard: UIViewRepresentable {
  final class Card: UILabel {
    func follow(_ hover: UIHoverGestureRecognizer) {
      let place: CGPoint = hover.location(in: self)
      text = hover.state == .ended ? "The pointer has left" : "The pointer is at \(Int(place.x)), \(Int(place.y))"
    }
  }

  func makeUIView(context: Context) -> Card {
    let card = Card(frame: .zero)
    card.text = "Bring the pointer here"
    card.font = .preferredFont(forTextStyle: .body)
    card.adjustsFontForContentSizeCategory = true
    card.textAlignment = .center
    card.numberOfLines = 0
    card.backgroundColor = .secondarySystemBackground
    card.isUserInteractionEnabled = true
    card.addGestureRecognizer(UIHoverGestureRecognizer(target: card, action: Selector("follow:", Card.follow(_:))))
    return card
  }

  func updateUIView(_ uiView: Card, context: Context) {}

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Card, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Views that show an effect while the pointer is over them.
private struct PointedViews: UIViewRepresentable {
  final class Guide: NSObject, UIPointerInteractionDelegate {
    let make: (UITargetedPreview) -> UIPointerStyle

    init(_ make: @escaping (UITargetedPreview) -> UIPointerStyle) { self.make = make }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.view.map { make(UITargetedPreview(view: $0)) } }
  }

  func makeCoordinator() -> [Guide] {
    [
      Guide { UIPointerStyle(effect: .highlight($0)) }, Guide { UIPointerStyle(effect: .lift($0)) },
      Guide { _ in UIPointerStyle(shape: .verticalBeam(length: 20)) },
    ]
  }

  func makeUIView(context: Context) -> UIStackView {
    let names: [String] = ["Highlight", "Lift", "Beam"]
    let labels: [UILabel] = zip(names, context.coordinator).map { name, guide in
      let label = UILabel(frame: .zero)
      label.text = name
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.isUserInteractionEnabled = true
      label.addInteraction(UIPointerInteraction(delegate: guide))
      return label
    }
    let row = UIStackView(arrangedSubviews: labels)
    row.distribution = .fillEqually
    return row
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {
    uiView.axis = context.environment.dynamicTypeSize > .xLarge ? .vertical : .horizontal
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStackView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// Small buttons as in a bar.
private struct LargeButtons: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let buttons: [UIButton] = [("Undo", "arrow.uturn.backward"), ("Share", "square.and.arrow.up")].map {
      title, symbol in
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = title
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      button.showsLargeContentViewer = true
      button.largeContentTitle = title
      button.scalesLargeContentImage = true
      button.isPointerInteractionEnabled = true
      return button
    }
    let row = UIStackView(arrangedSubviews: buttons)
    row.spacing = 16
    row.addInteraction(UILargeContentViewerInteraction())
    return row
  }

  func updateUIView(_ uiView: UIStackView, context: Context) {}
}

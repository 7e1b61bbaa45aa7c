import CoreGraphics
import Foundation
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling
import UIFoundation
import UniformTypeIdentifiers

/// Shows a file: a picture, a text, or what is known of it.
final class FilePreviewController: UIViewController {
  private let owner: UIDocumentInteractionController
  private let url: URL
  /// Set while the view goes for good.
  private var isGoing: Bool = false
  private var hasEnded: Bool = false

  init(of owner: UIDocumentInteractionController, _ url: URL) {
    self.owner = owner
    self.url = url
    super.init(nibName: nil, bundle: nil)
    title = owner.name
    preferredContentSize = CGSize(width: 560, height: 480)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let content = UIView(frame: .zero)
    content.backgroundColor = .systemBackground
    content.showContent { [unowned self] in
      FilePreview(
        name: owner.name ?? "", symbol: owner.symbol, content: FileContent(url, owner.uti),
        done: navigationController == nil ? { [unowned self] in dismiss(animated: true) } : nil,
        open: { [unowned self] in owner.open { _ in } })
    }
    view = content
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isGoing = isBeingDismissed || isMovingFromParent
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isGoing || presentingViewController == nil && parent == nil { end() }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { end() }
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    owner.previewDidEnd()
  }
}

/// As much of a file as is shown.
private enum FileContent {
  case picture(UIImage)
  case text(String)
  /// The size of a file of another kind, in bytes.
  case other(Int?)

  /// The most of a text that is shown, in bytes.
  private static let limit: Int = 1 << 20

  init(_ url: URL, _ identifier: String?) {
    let type: UTType? = identifier.flatMap { UTType($0) }
    if type?.conforms(to: .image) == true, let image = UIImage(contentsOfFile: url.path) {
      self = .picture(image)
    } else if type?.conforms(to: .text) == true, let text = Self.text(of: url) {
      self = .text(text)
    } else {
      let values: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(atPath: url.path)
      self = .other(values?[.size] as? Int)
    }
  }

  private static func text(of url: URL) -> String? {
    guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: limit)).map { String(decoding: $0, as: UTF8.self) }
  }
}

private struct FilePreview: View {
  let name: String
  let symbol: String
  let content: FileContent
  let done: (() -> Void)?
  let open: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: name).font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        Spacer(minLength: 8)
        Button("Open", action: open)
        if let done { Button("Done", action: done).keyboardShortcut(.cancelAction) }
      }
      .padding(12)
      Divider()
      shown.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @ViewBuilder private var shown: some View {
    switch content {
    case .picture(let image):
      Image(uiKit: image).resizable().scaledToFit().padding(12).accessibilityLabel(Text(verbatim: name))
    case .text(let text):
      ScrollView {
        Text(verbatim: text).font(.body.monospaced()).textSelection(.enabled)
          .frame(maxWidth: .infinity, alignment: .topLeading).padding(12)
      }
    case .other(let size):
      VStack(spacing: 8) {
        Image(systemName: symbol).font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
        Text(verbatim: name)
        if let size { Text(Int64(size), format: .byteCount(style: .file)).foregroundStyle(.secondary) }
      }
    }
  }
}

/// Opens a file with the desktop's program for it.
final class OpenFileActivity: UIActivity {
  private let owner: UIDocumentInteractionController
  private let url: URL

  init(_ owner: UIDocumentInteractionController, _ url: URL) {
    self.owner = owner
    self.url = url
    super.init()
  }

  override var activityTitle: String? { "Open with the Usual Program" }
  override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() { owner.open { self.activityDidFinish($0) } }
}

/// Shows a file.
final class ShowFileActivity: UIActivity {
  private let owner: UIDocumentInteractionController

  init(_ owner: UIDocumentInteractionController) {
    self.owner = owner
    super.init()
  }

  override var activityTitle: String? { "Show" }
  override var activityImage: UIImage? { UIImage(systemName: "eye") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func perform() {
    let owner: UIDocumentInteractionController = owner
    activityDidFinish(true)
    owner.presentPreview(animated: true)
  }
}

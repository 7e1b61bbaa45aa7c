import Foundation
import FoundationGaps
import UIFoundation
import UniformTypeIdentifiers

/// What a bar tells of a document, in the menu of its title: name, kind and size, and how it is shared.
///
/// ```swift
/// let properties = UIDocumentProperties(url: URL(fileURLWithPath: "/tmp/letter.txt"))
/// let item = UINavigationItem(title: "Letter")
/// item.documentProperties = properties
/// ```
@MainActor @preconcurrency
open class UIDocumentProperties: NSObject {
  /// The document's file.
  let url: URL

  /// - Parameter url: The file of the document.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Makes the items of a drag of the document's symbol: a title's menu cannot be dragged from.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

  /// Makes what the command to share presents; nil, the default, for no such command.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// Whether the symbol of the document stands beside its name. True by default.
  open var wantsIconRepresentation: Bool = true

  /// The line with the name, and the one with kind and size.
  var lines: (name: String, details: String) {
    let values: URLResourceValues? = try? url.resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey])
    let kind: String? =
      values?.isDirectory == true
      ? "Folder" : UTType(filenameExtension: url.pathExtension)?.localizedDescription ?? url.pathExtension.uppercased()
    let size: String? = values?.fileSize.map { Int64($0).formatted(.byteCount(style: .file)) }
    return (
      url.deletingPathExtension().lastPathComponent,
      [kind, size].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    )
  }

  /// The properties as elements of a menu.
  ///
  /// - Parameter controller: Presents what shares the document.
  func menuElements(for controller: UIViewController?) -> [UIMenuElement] {
    let (name, details): (String, String) = lines
    let icon: UIImage? = wantsIconRepresentation ? UIImage(systemName: "doc") : nil
    // An element that does nothing is read like the others, and cannot be chosen.
    let about = UIAction(title: name, subtitle: details, image: icon, attributes: .disabled) { _ in }
    var elements: [UIMenuElement] = [about]
    if let activityViewControllerProvider {
      let share = UIAction(title: "Share…", image: UIImage(systemName: "square.and.arrow.up")) { [weak controller] _ in
        controller?.present(activityViewControllerProvider(), animated: true)
      }
      elements.append(share)
    }
    return [UIMenu(options: .displayInline, children: elements)]
  }
}

import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// One thing that is dragged: what it is to those who take it, and how it looks.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// The provider of the thing that is handed over; its representations are made when a receiver asks for them.
  open private(set) var itemProvider: NSItemProvider
  /// Anything of the program's own, for drops in the same program.
  open var localObject: Any?
  /// Makes what is seen beside the pointer; nil for the preview of the interaction. A preview of nil is no picture.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks for the preview of a drop anew: things are in their places at once when they are dropped, without a preview.
  open func setNeedsDropPreviewUpdate() {}
}

/// How a dragged view looks.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a dragged view.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is seen beside the pointer.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// A preview of an address: its title, or the address.
  public convenience init(for url: URL, title: String? = nil) { self.init(view: UIDragPreview.label(url, title)) }

  static func label(_ url: URL, _ title: String?) -> UIView {
    let label = UILabel()
    label.text = title ?? url.absoluteString
    label.backgroundColor = .secondarySystemBackground
    label.sizeToFit()
    return label
  }
}

/// A view that is seen beside the pointer, and from where it comes.
open class UITargetedDragPreview: UITargetedPreview {
  public convenience init(for url: URL, title: String? = nil, target: UIDragPreviewTarget) {
    self.init(view: UIDragPreview.label(url, title), parameters: UIDragPreviewParameters(), target: target)
  }

  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

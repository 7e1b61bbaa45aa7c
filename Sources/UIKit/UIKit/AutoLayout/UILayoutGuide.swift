import CoreGraphics
import FoundationGaps
import UIFoundation

/// A rectangle in the space of a view that takes part in constraints, and is no view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The rectangles of a view that follow from its insets.
  enum Kind {
    case own
    case safeArea
    case margins
    case readableContent
    /// The content of a scroll view: its size is the solution's, and becomes that of the content.
    case scrollContent
    /// What is seen of a scroll view, in the space of its content.
    case scrollFrame
    /// What a keyboard covers at the lower edge.
    case keyboard
    /// A region whose insets its view works out.
    case region
    /// The largest rectangle of some proportions in the safe area.
    case aspectFit

    /// Whether the guide has lengths of its own, and not those of its view.
    var hasOwnLengths: Bool { self == .own || self == .scrollContent }
  }

  /// The view that the guide belongs to; set by `UIView.addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?
  /// A name for messages.
  open var identifier: String = ""
  let kind: Kind

  @MainActor @preconcurrency public override init() {
    kind = .own
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
  }

  /// Where the guide lies in the space of its view, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if kind == .scrollFrame { return owningView.bounds }
    if let insets { return owningView.bounds.inset(by: insets) }
    return owningView.layoutSystem?.solvedFrame(of: self) ?? .zero
  }

  /// How far the guide's edges lie inside of its view; nil for a guide with a place of its own.
  var insets: UIEdgeInsets? {
    guard let owningView else { return nil }
    switch kind {
    case .own, .scrollContent, .keyboard: return nil
    case .region: return owningView.insets(ofRegion: self)
    case .aspectFit: return (self as? AspectFitGuide)?.fittingInsets(in: owningView)
    case .scrollFrame:
      let origin: CGPoint = owningView.bounds.origin
      return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
    case .safeArea: return owningView.safeAreaInsets
    case .margins: return owningView.layoutMargins
    case .readableContent: return Self.readableInsets(in: owningView)
    }
  }

  /// Lines of text are no longer than people read with ease.
  static func readableInsets(in view: UIView) -> UIEdgeInsets {
    var insets: UIEdgeInsets = view.layoutMargins
    let spare: CGFloat = view.bounds.width - insets.left - insets.right - readableWidth
    if spare > 0 {
      insets.left += spare / 2
      insets.right += spare / 2
    }
    return insets
  }

  /// The width of readable content at the default size of text, in points.
  private static let readableWidth: CGFloat = 672

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

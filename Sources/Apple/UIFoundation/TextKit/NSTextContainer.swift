import CoreGraphics
@_exported import Foundation

/// A rectangle into which a layout manager puts lines.
open class NSTextContainer: NSObject {
  /// The size in points; a length of zero or less is no limit.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The room at both ends of each line, in points. 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  /// The most lines that there are room for; 0 for no limit.
  open var maximumNumberOfLines: Int = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// How the last line that there is room for is shortened: without effect, lines end where they do.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Whether the container is as wide and as high as its text view.
  open var widthTracksTextView: Bool = false
  open var heightTracksTextView: Bool = false
  /// The manager that fills the container.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Called when lines may break otherwise: by the text view of the container.
  package var onChange: (() -> Void)?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// The width for the characters of a line; nil for no limit.
  var lineWidth: CGFloat? {
    guard size.width > 0, size.width < 1e6 else { return nil }
    return max(1, size.width - 2 * lineFragmentPadding)
  }

  private func didChange() {
    layoutManager?.containerDidChange(self)
    onChange?()
  }
}

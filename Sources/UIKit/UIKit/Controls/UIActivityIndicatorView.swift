import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Shows that something goes on whose end is not known.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is.
  public enum Style: Int, Sendable {
    @available(*, deprecated, message: "Use large, and set the color to white.")
    case whiteLarge = 0
    @available(*, deprecated, message: "Use medium, and set the color to white.")
    case white = 1
    @available(*, deprecated, message: "Use medium, and set the color to gray.")
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate var isLarge: Bool { [0, 101].contains(rawValue) }
    fileprivate var length: CGFloat { isLarge ? 37 : 20 }
    /// The colour that an older style has by itself.
    fileprivate var color: UIColor? { rawValue == 2 ? .gray : rawValue < 2 ? .white : nil }
  }

  /// - Parameter style: How large the indicator is.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    priorities = LengthPriorities(
      horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, horizontalCompression: .defaultHigh,
      verticalCompression: .defaultHigh)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    show()
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      show()
    }
  }
  /// The colour; nil for that of the surroundings.
  open var color: UIColor! { didSet { show() } }
  /// Whether the indicator is seen only while something goes on. True by default.
  open var hidesWhenStopped: Bool = true { didSet { show() } }
  open private(set) var isAnimating: Bool = false { didSet { show() } }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  private func show() {
    let isSeen: Bool = isAnimating || !hidesWhenStopped
    let color: UIColor? = color ?? style.color
    let isLarge: Bool = style.isLarge
    guard isSeen else {
      makeContent = nil
      isAccessibilityElement = false
      return
    }
    isAccessibilityElement = true
    let wheel: CircularProgressViewStyle = color.map { .init(tint: Color(uiKit: $0)) } ?? .init()
    makeContent = {
      AnyView(
        ProgressView().progressViewStyle(wheel).controlSize(isLarge ? .large : .regular)
          // A wheel without a colour is grey in a tinted view too.
          .tint(Color?.none)
          .frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityHidden(true))
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// "In progress" by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "In progress" }
    set { super.accessibilityLabel = newValue }
  }
}

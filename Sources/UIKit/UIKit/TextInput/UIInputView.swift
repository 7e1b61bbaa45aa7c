import CoreGraphics
import Foundation
import UIFoundation

/// A view that is shown in place of a keyboard, or above one.
@MainActor @preconcurrency
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// On the ground of a keyboard.
    case keyboard = 1
  }

  /// - Parameters:
  ///   - frame: Its height counts, unless `allowsSelfSizing` is set.
  ///   - inputViewStyle: How the view looks.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  public let inputViewStyle: Style
  /// Whether the view is as high as its constraints say. False by default.
  open var allowsSelfSizing: Bool = false
}

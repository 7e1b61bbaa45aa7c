import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that shows a colour, and opens a panel in which another one is chosen.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The title of the panel, by which assistive technologies call the well.
  open var title: String? { didSet { changes.drawing.change() } }
  /// Whether the colour may let through what is behind it; true by default.
  open var supportsAlpha: Bool = true { didSet { changes.drawing.change() } }
  /// The colour; nil for none, which looks as black does.
  open var selectedColor: UIColor? { didSet { if selectedColor != oldValue { changes.drawing.change() } } }

  /// Kept as they were set, as those of `UIColorPickerViewController`.
  open var supportsEyedropper: Bool = true
  open var maximumLinearExposure: CGFloat = 1

  private func prepare() {
    showContent { [unowned self] in
      ColorPicker(
        title ?? accessibilityLabel ?? "Color",
        selection: Binding<CGColor>(
          get: { (self.selectedColor ?? .black).cgColor },
          set: { color in
            self.selectedColor = UIColor(cgColor: color)
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
          }), supportsOpacity: supportsAlpha
      )
      .labelsHidden()
      .disabled(!isEnabled)
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 34, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that chooses a number of a range.
@MainActor @preconcurrency
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var minimumValue: Float = 0 { didSet { limit() } }
  open var maximumValue: Float = 1 { didSet { limit() } }
  /// Whether people are told of the value while they drag, and not only at the end.
  open var isContinuous: Bool = true
  open var minimumTrackTintColor: UIColor? { didSet { changes.drawing.change() } }
  /// Colours of the rest: kept as they were set.
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open var value: Float {
    get { valueNow }
    set { setValue(newValue, animated: false) }
  }
  private var valueNow: Float = 0

  /// Sets the value, kept in the range; nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    let kept: Float = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard kept != valueNow else { return }
    valueNow = kept
    changes.drawing.change()
  }

  private func limit() {
    valueNow = min(max(valueNow, minimumValue), max(minimumValue, maximumValue))
    changes.drawing.change()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in
      let upper: Double = Double(max(maximumValue, minimumValue.nextUp))
      Slider(
        value: Binding(get: { Double(self.value) }, set: { self.choose(Float($0)) }),
        in: Double(minimumValue)...upper,
        onEditingChanged: { if !$0, !self.isContinuous { self.sendActions(for: .valueChanged) } }
      )
      .tint((minimumTrackTintColor ?? tintColor).map { Color(uiKit: $0) })
      .disabled(!isEnabled)
    }
  }

  private func choose(_ value: Float) {
    setValue(value, animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}

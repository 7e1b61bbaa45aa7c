import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that makes a number larger and smaller in steps.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let size = CGSize(width: 94, height: 32)

  /// The number, kept between `minimumValue` and `maximumValue`; nobody is told when it is set.
  open var value: Double {
    get { valueNow }
    set {
      let kept: Double = limited(newValue)
      guard kept != valueNow else { return }
      valueNow = kept
      changes.drawing.change()
      changes.accessibility.change()
    }
  }
  private var valueNow: Double = 0

  /// The least number. Above `maximumValue` it makes that equal to itself (behaviour 574).
  open var minimumValue: Double = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      value = valueNow
      changes.drawing.change()
    }
  }
  /// The greatest number. Below `minimumValue` it makes that equal to itself.
  open var maximumValue: Double = 100 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      value = valueNow
      changes.drawing.change()
    }
  }
  /// How much a press changes the number; a number above 0, 1 by default.
  open var stepValue: Double = 1
  /// Whether the number goes on at the other end.
  open var wraps: Bool = false { didSet { changes.drawing.change() } }
  /// Whether people are told of each step. Each press ends with one, so that both are the same here.
  open var isContinuous: Bool = true

  private func limited(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// Goes a step up or down; nil at an end.
  private func target(_ direction: Double) -> Double? {
    let next: Double = valueNow + direction * stepValue
    if next > maximumValue { return wraps ? minimumValue : valueNow < maximumValue ? maximumValue : nil }
    if next < minimumValue { return wraps ? maximumValue : valueNow > minimumValue ? minimumValue : nil }
    return next
  }

  private func step(_ direction: Double) {
    guard let target = target(direction) else { return }
    value = target
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func prepare() {
    priorities = LengthPriorities(
      horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, horizontalCompression: .defaultHigh,
      verticalCompression: .defaultHigh)
    showContent { [unowned self] in
      let (up, down): (Bool, Bool) = (target(1) != nil, target(-1) != nil)
      Stepper(
        onIncrement: up ? { self.step(1) } : nil, onDecrement: down ? { self.step(-1) } : nil
      ) {
        EmptyView()
      }
      .labelsHidden()
      .disabled(!isEnabled)
      .accessibilityValue(Text(verbatim: spokenValue))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var spokenValue: String {
    valueNow == valueNow.rounded() && abs(valueNow) < 1e15 ? "\(Int(valueNow))" : "\(valueNow)"
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

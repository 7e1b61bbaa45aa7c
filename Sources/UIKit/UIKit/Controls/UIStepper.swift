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
  /// Whether a press that is held goes on stepping, faster the longer it lasts (behaviour 573). Otherwise it steps once, when it
  /// is let go. True by default.
  open var autorepeat: Bool = true { didSet { changes.drawing.change() } }
  /// Whether the number goes on at the other end.
  open var wraps: Bool = false { didSet { changes.drawing.change() } }
  /// Whether people are told of each step of a press that is held, and not only of its end. True by default.
  open var isContinuous: Bool = true
  /// Whether steps were made of which nobody was told yet.
  private var isUntold: Bool = false
  final var parts = StepperParts() { didSet { changes.drawing.change() } }

  private func limited(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// The number a step up or down; nil at an end.
  private func target(_ direction: Double) -> Double? {
    let next: Double = valueNow + direction * stepValue
    if next > maximumValue { return wraps ? minimumValue : valueNow < maximumValue ? maximumValue : nil }
    if next < minimumValue { return wraps ? maximumValue : valueNow > minimumValue ? minimumValue : nil }
    return next
  }

  /// Whether a step up or down is possible.
  final func canStep(_ direction: Double) -> Bool { target(direction) != nil }

  final func step(_ direction: Double) {
    guard let target = target(direction) else { return }
    value = target
    if isContinuous || !isTracking { return tell() }
    isUntold = true
  }

  private func tell() {
    isUntold = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// A person begins or ends a press.
  final func edit(_ isEditing: Bool) {
    if !isEditing, isUntold { tell() }
    contentTracks(isEditing, highlights: false)
  }

  // MARK: Images by state

  /// Sets the picture behind the stepper, which is stretched, for a state; nil for that of the default state. Each half shows its part
  /// of the picture of its own state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { parts.backgrounds[state] = image }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { parts.backgrounds[state] }
  /// Sets the picture between the halves, by the state of each of them.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) { parts.dividers[leftState, rightState] = image }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { parts.dividers[leftState, rightState] }
  /// Sets the picture of the half that makes the number larger; nil for a plus. Templates and symbols have the tint colour.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { parts.increments[state] = image }
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    parts.increments[state] ?? (state == .normal ? StepperParts.plus : nil)
  }
  /// Sets the picture of the half that makes the number smaller; nil for a minus. Templates and symbols have the tint colour.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { parts.decrements[state] = image }
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    parts.decrements[state] ?? (state == .normal ? StepperParts.minus : nil)
  }

  private func prepare() {
    priorities = LengthPriorities(
      horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, horizontalCompression: .defaultHigh,
      verticalCompression: .defaultHigh)
    showContent { [unowned self] in StepperContent(stepper: self) }
  }

  final var spokenValue: String {
    valueNow == valueNow.rounded() && abs(valueNow) < 1e15 ? "\(Int(valueNow))" : "\(valueNow)"
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

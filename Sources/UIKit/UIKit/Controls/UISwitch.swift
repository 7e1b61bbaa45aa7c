import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that is on or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static let size = CGSize(width: 51, height: 31)
  private var isOnNow: Bool = false

  open var isOn: Bool {
    get { isOnNow }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the value; nobody is told.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnNow else { return }
    isOnNow = on
    changes.drawing.change()
  }

  /// The colour while the switch is on; nil for green.
  open var onTintColor: UIColor? { didSet { changes.drawing.change() } }
  /// The colour of the knob: kept as it was set.
  open var thumbTintColor: UIColor?
  open var title: String?

  private func prepare() {
    priorities = LengthPriorities(
      horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, horizontalCompression: .defaultHigh,
      verticalCompression: .defaultHigh)
    showContent { [unowned self] in
      Toggle("", isOn: Binding(get: { self.isOn }, set: { self.choose($0) }))
        .labelsHidden()
        .toggleStyle(.switch)
        .tint(onTintColor.map { Color(uiKit: $0) })
        .disabled(!isEnabled)
    }
  }

  private func choose(_ value: Bool) {
    setOn(value, animated: true)
    sendActions(for: .valueChanged)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

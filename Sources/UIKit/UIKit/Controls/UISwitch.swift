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
  /// The colour of the knob; nil for white.
  open var thumbTintColor: UIColor? { didSet { changes.drawing.change() } }
  /// The words beside a checkbox; nil, the default, for none.
  open var title: String? { didSet { styleDidChange() } }
  /// How the switch should look. `automatic` by default.
  open var preferredStyle: Style = .automatic { didSet { styleDidChange() } }
  /// How the switch looks: it slides, unless a checkbox is preferred on a desktop.
  open var style: Style {
    preferredStyle == .checkbox && traitCollection.userInterfaceIdiom != .phone ? .checkbox : .sliding
  }

  /// How a switch looks.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  private func styleDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  private func prepare() {
    priorities = LengthPriorities(
      horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, horizontalCompression: .defaultHigh,
      verticalCompression: .defaultHigh)
    showContent { [unowned self] in SwitchContent(control: self) }
  }

  final func choose(_ value: Bool) {
    setOn(value, animated: true)
    sendActions(for: .valueChanged)
  }

  open override var intrinsicContentSize: CGSize {
    guard style == .checkbox else { return Self.size }
    let words: CGSize = (title ?? "").size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)])
    return CGSize(width: ceil(words.width) + (words.width > 0 ? 25 : 16), height: max(16, ceil(words.height)))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The switch as SwiftUI shows and operates it.
private struct SwitchContent: View {
  unowned let control: UISwitch

  init(control: UISwitch) { self.control = control }

  var body: some View {
    // The switch is an object: the content follows its changes.
    control.changes.follow()
    return Group {
      if control.style == .checkbox {
        Toggle(control.title ?? "", isOn: isOn).toggleStyle(.checkbox)
      } else if let thumb = control.thumbTintColor {
        sliding.unseen().overlay { look(thumb) }
      } else {
        sliding
      }
    }
    .tint(control.onTintColor.map { Color(uiKit: $0) })
    .disabled(!control.isEnabled)
  }

  private var isOn: Binding<Bool> { Binding(get: { control.isOn }, set: { control.choose($0) }) }

  private var sliding: some View { Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch) }

  /// A switch with a knob of its own colour.
  private func look(_ thumb: UIColor) -> some View {
    let ground: AnyShapeStyle =
      control.isOn ? AnyShapeStyle(Color(uiKit: control.onTintColor ?? .systemGreen)) : AnyShapeStyle(.fill.tertiary)
    return Capsule().fill(ground)
      .overlay(alignment: control.isOn ? .trailing : .leading) {
        Circle().fill(Color(uiKit: thumb)).padding(2).aspectRatio(1, contentMode: .fit)
      }
      .opacity(control.isEnabled ? 1 : 0.5)
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }
}

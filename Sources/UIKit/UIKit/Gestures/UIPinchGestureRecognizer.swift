import CoreGraphics
import InputEngine

/// Two fingers that go apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pinch: MagnifyRecognizer? { engine as? MagnifyRecognizer }
  /// By what the magnification is divided, since `scale` was set.
  private var divisor: Double = 1

  override var windowLocation: CGPoint { pinch?.startLocation ?? .zero }
  override var isContinuous: Bool { true }

  override func makeEngine() -> Recognizer { MagnifyRecognizer() }

  override func tell(_ new: State) {
    if new == .began { divisor = 1 }
    super.tell(new)
  }

  /// How much farther apart the fingers are than at the beginning, or than when it was set.
  open var scale: CGFloat {
    get { CGFloat((pinch?.magnification ?? 1) / divisor) }
    set { if newValue != 0 { divisor = (pinch?.magnification ?? 1) / Double(newValue) } }
  }

  /// The change of the scale in a second.
  open var velocity: CGFloat { CGFloat(pinch?.velocity.magnification ?? 0) }
}

/// Two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var turn: RotateRecognizer? { engine as? RotateRecognizer }
  private var offset: Double = 0

  override var windowLocation: CGPoint { turn?.startLocation ?? .zero }
  override var isContinuous: Bool { true }

  override func makeEngine() -> Recognizer { RotateRecognizer() }

  override func tell(_ new: State) {
    if new == .began { offset = 0 }
    super.tell(new)
  }

  /// In radians since the beginning, or since it was set, clockwise.
  open var rotation: CGFloat {
    get { CGFloat((turn?.rotation ?? 0) - offset) }
    set { offset = (turn?.rotation ?? 0) - Double(newValue) }
  }

  /// Radians a second.
  open var velocity: CGFloat { CGFloat(turn?.velocity.rotation ?? 0) }
}

import CoreGraphics
import Foundation

/// What a person does with the shaft of a pen.
///
/// No host tells of it: the delegate is never called, and the person's wishes are those of a system without pens.
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject, UIInteraction {
  /// How far a squeeze has come.
  public enum Phase: UInt, Sendable {
    case began = 0
    case changed = 1
    case ended = 2
    case cancelled = 3
  }

  /// A squeeze of the shaft.
  @MainActor @preconcurrency
  open class Squeeze: NSObject {
    public typealias Phase = UIPencilInteraction.Phase

    /// When it happened, in seconds since the system started.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    /// Where the pen is over the surface; nil where it is not near.
    open internal(set) var hoverPose: UIPencilHoverPose?

    override init() { super.init() }
  }

  /// Two taps on the shaft.
  @MainActor @preconcurrency
  open class Tap: NSObject {
    /// When it happened, in seconds since the system started.
    open internal(set) var timestamp: TimeInterval = 0
    /// Where the pen is over the surface; nil where it is not near.
    open internal(set) var hoverPose: UIPencilHoverPose?

    override init() { super.init() }
  }

  @MainActor @preconcurrency public override init() { super.init() }

  /// - Parameter delegate: Told of taps and squeezes; held weakly.
  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is told; true by default.
  open var isEnabled: Bool = true

  /// What the person wants two taps to do: nothing.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// What the person wants a squeeze to do: nothing.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether fingers are not to draw: false, as there are no pens.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether tools are shown where the pen is over the surface: false, as there are no pens.
  open class var prefersHoverToolPreview: Bool { false }

  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a pen's taps and squeezes are to do, as the person chose it.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// Is told what a person does with the shaft of a pen.
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
  /// The older form of `pencilInteraction(_:didReceiveTap:)`.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteraction(_ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap) {}
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Where a pen is over the surface. Nobody makes one, as no host tells of pens.
@MainActor @preconcurrency
open class UIPencilHoverPose: NSObject {
  /// The place below the tip, in the space of the interaction's view.
  open internal(set) var location: CGPoint = .zero
  /// How far the tip is from the surface: 0 for touching it, 1 for the farthest that is noticed.
  open internal(set) var zOffset: CGFloat = 0
  /// The direction of the shaft, in radians from the x axis.
  open internal(set) var azimuthAngle: CGFloat = 0
  /// The same direction as a vector of length 1.
  open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }
  /// The angle to the surface, in radians.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2
  /// How far the pen is turned around itself, in radians.
  open internal(set) var rollAngle: CGFloat = 0

  override init() { super.init() }
}

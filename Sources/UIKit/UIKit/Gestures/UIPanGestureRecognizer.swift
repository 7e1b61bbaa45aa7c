import CoreGraphics
import InputEngine

/// Fingers, or a pointer, that move while they are down.
///
/// The middle of the fingers leads: one that comes or goes leaves the translation as it is. The gesture begins with the least
/// number of fingers, rests while fewer are down, and ends when the last one comes up.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches: Int = 1
  /// With more fingers the gesture does not begin; one that goes on takes no further fingers.
  open var maximumNumberOfTouches: Int = .max
  /// By which kinds of scrolling the gesture is made as well; none by default. Scrolling goes to scroll views alone.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// What of the way does not count any more, in the window's space.
  private var forgotten: CGSize = .zero

  private var drag: DragRecognizer? { engine as? DragRecognizer }

  override var windowLocation: CGPoint { drag?.location ?? .zero }
  /// Where the pointer went down, in the window's space.
  final var beginning: CGPoint { drag?.startLocation ?? .zero }
  override var isContinuous: Bool { true }

  override func makeEngine() -> Recognizer {
    let drag = DragRecognizer()
    drag.fingers = { [weak self] in MainActor.assumeIsolated { self?.fingers ?? 1...1 } }
    return drag
  }

  private var fingers: ClosedRange<Int> {
    let least: Int = max(1, minimumNumberOfTouches)
    return least...max(least, maximumNumberOfTouches)
  }

  override func tell(_ new: State) {
    if new == .began { forgotten = .zero }
    super.tell(new)
  }

  override func restart() {
    forgotten = .zero
    super.restart()
  }

  /// How far the pointer has gone, in the space of a view.
  open func translation(in view: UIView?) -> CGPoint {
    let way: CGSize = drag?.translation ?? .zero
    return Self.vector(CGSize(width: way.width - forgotten.width, height: way.height - forgotten.height), in: view)
  }

  /// Counts the way from here on, with what is given as the way until now.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way: CGSize = drag?.translation ?? .zero
    let kept: CGPoint =
      view.map { view in
        let origin: CGPoint = view.convert(.zero, to: nil)
        let end: CGPoint = view.convert(translation, to: nil)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
      } ?? translation
    forgotten = CGSize(width: way.width - kept.x, height: way.height - kept.y)
  }

  /// How fast the pointer moves, in points a second of the space of a view.
  open func velocity(in view: UIView?) -> CGPoint { Self.vector(drag?.velocity ?? .zero, in: view) }

  private static func vector(_ size: CGSize, in view: UIView?) -> CGPoint {
    let end = CGPoint(x: size.width, y: size.height)
    guard let view else { return end }
    let origin: CGPoint = view.convert(.zero, from: nil)
    let mapped: CGPoint = view.convert(end, from: nil)
    return CGPoint(x: mapped.x - origin.x, y: mapped.y - origin.y)
  }
}

/// Kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Steps, as of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A flow, as of a touch pad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

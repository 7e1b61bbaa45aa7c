import CoreGraphics
import LayoutEngine
import SwiftUICore

/// Where a view is on its way through what a scroll view shows.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in over the top or the leading edge, or leaves there.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in over the bottom or the trailing edge, or leaves there.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in sight, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase of scrolling to the next.
public struct ScrollTransitionConfiguration {
  enum Motion {
    case animated(Animation)
    case interactive(UnitCurve)
    case none
  }

  var motion: Motion
  var threshold: Threshold

  /// Changes the phase at once, with an animation, when the view passes the threshold; by default when half of it is
  /// seen.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(motion: .animated(animation), threshold: .visible(0.5))
  }

  public static let animated: ScrollTransitionConfiguration = .animated()

  /// Goes from phase to phase step by step as the view is scrolled in; by default until all of it is seen.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(motion: .interactive(timingCurve), threshold: .visible(1))
  }

  public static let interactive: ScrollTransitionConfiguration = .interactive()

  /// Never leaves the identity phase.
  public static let identity = ScrollTransitionConfiguration(motion: .none, threshold: .visible(1))

  /// The same with another animation of the phases.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy: ScrollTransitionConfiguration = self
    copy.motion = .animated(animation)
    return copy
  }

  /// The same with another place where the view counts as being in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy: ScrollTransitionConfiguration = self
    copy.threshold = threshold
    return copy
  }
}

extension ScrollTransitionConfiguration {
  /// How far in a view must be to count as being in sight.
  public struct Threshold {
    /// Where the view's near edge stands then, counted from the edge over which it comes in, in points.
    ///
    /// It gets the view's extent and that of the scroll view.
    private let depth: (_ extent: CGFloat, _ length: CGFloat) -> CGFloat

    /// A part of the view is seen, 0 to 1.
    public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold {
      Threshold { extent, length in CGFloat(amount) * min(extent, length) }
    }

    /// Some of the view is seen.
    public static let hidden: ScrollTransitionConfiguration.Threshold = .visible(0)

    /// The view's middle is in the middle of what is seen.
    public static var centered: ScrollTransitionConfiguration.Threshold {
      Threshold { extent, length in (length + extent) / 2 }
    }

    /// The same as if what is seen ended by a distance in points earlier.
    public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold {
      let depth = self.depth
      return Threshold { depth($0, $1) + CGFloat(distance) }
    }

    /// A place between two others: 0 for this one to 1 for the other.
    public func interpolated(
      towards other: ScrollTransitionConfiguration.Threshold, amount: Double
    ) -> ScrollTransitionConfiguration.Threshold {
      let depth = self.depth
      return Threshold { extent, length in
        let from: CGFloat = depth(extent, length)
        return from + CGFloat(amount) * (other.depth(extent, length) - from)
      }
    }

    private init(_ depth: @escaping (CGFloat, CGFloat) -> CGFloat) {
      self.depth = depth
    }

    /// How much of the way is left, 1 for a view that is still outside to 0 for one in sight.
    ///
    /// - Parameter entered: how far the view's near edge has come in.
    func remaining(entered: CGFloat, extent: CGFloat, length: CGFloat) -> Double {
      let goal: CGFloat = depth(extent, length)
      guard goal > 0 else { return entered > 0 ? 0 : 1 }
      return Double(min(1, max(0, 1 - entered / goal)))
    }
  }
}

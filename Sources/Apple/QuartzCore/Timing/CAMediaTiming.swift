import Foundation
import FoundationGaps

/// The values that an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning is seen before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing is seen of it; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A time inside of another one: of an animation in that of its layer, of a layer in that of the layer around.
public protocol CAMediaTiming {
  /// When it begins, in seconds of the time around; 0 in an animation for when it was added.
  var beginTime: CFTimeInterval { get set }
  /// How long one course takes, in seconds; 0 in an animation for what the transaction says.
  var duration: CFTimeInterval { get set }
  /// How fast it goes against the time around; 0 stands still at `timeOffset`.
  var speed: Float { get set }
  /// Added to the own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, also in part; 0 for once.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each course goes back to where it began.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The numbers of a time, and where in its courses it is.
package struct MediaTimes {
  package var beginTime: Double = 0
  package var duration: Double = 0
  package var speed: Float = 1
  package var timeOffset: Double = 0
  package var repeatCount: Float = 0
  package var repeatDuration: Double = 0
  package var autoreverses: Bool = false
  package var fillMode: CAMediaTimingFillMode = .removed

  package init() {}

  /// Where it is in its courses.
  package struct Place {
    package enum Phase { case before, inside, after }

    package var phase: Phase
    /// The part of the course that is over, from 0 to 1.
    package var fraction: Double
    /// How many whole courses are over.
    package var course: Int
  }

  /// A time around in the own time.
  package func own(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// A moment of the own time in the time around; nil while it stands still.
  package func around(_ time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }

  /// How long all courses take, in seconds of the own time.
  package func total(_ duration: Double) -> Double {
    let course: Double = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? Double(repeatCount) * course : course
  }

  /// - Parameters:
  ///   - time: In seconds of the time around.
  ///   - duration: How long one course takes.
  package func place(at time: Double, duration: Double) -> Place {
    let local: Double = own(time)
    let course: Double = duration * (autoreverses ? 2 : 1)
    let total: Double = total(duration)
    guard local >= 0, local.isFinite else { return Place(phase: .before, fraction: 0, course: 0) }
    let isOver: Bool = local >= total && speed != 0
    let inside: Double = min(local, total)
    guard course > 0, course.isFinite else { return Place(phase: isOver ? .after : .inside, fraction: 1, course: 0) }
    var number: Double = (inside / course).rounded(.down)
    var within: Double = inside - number * course
    // The end of the last course, and not the beginning of one that does not come.
    if inside >= total, within <= 0, number > 0 {
      number -= 1
      within = course
    }
    if within > duration { within = course - within }
    return Place(
      phase: isOver ? .after : .inside, fraction: within / duration, course: number < 1e9 ? Int(number) : 1_000_000_000)
  }
}

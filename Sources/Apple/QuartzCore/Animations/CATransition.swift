import CoreGraphics
import DisplayList
import Foundation

/// How what comes takes the place of what was there.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in over the old one; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away and shows the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where something comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From what a layer showed when the animation was added to what it shows.
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  /// Where what comes, comes from; nil for the left.
  open var subtype: CATransitionSubtype?
  /// At which part it begins and ends, from 0 to 1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// The drawing of the layer when the transition was added.
  package var former: [DisplayItem] = []

  public override init() { super.init() }

  package override func makeCopy() -> CAAnimation { take(into: CATransition()) }

  package override func take<Animation: CAAnimation>(into copy: Animation) -> Animation {
    if let copy = copy as? CATransition {
      copy.type = type
      copy.subtype = subtype
      copy.startProgress = startProgress
      copy.endProgress = endProgress
      copy.former = former
    }
    return super.take(into: copy)
  }

  package override var animatedKeys: [String] { [kCATransition] }

  override func show(_ place: MediaTimes.Place, in shown: CALayer, of model: CALayer) {
    let whole: Double = timingFunction?.value(at: place.fraction) ?? place.fraction
    let (start, end): (Double, Double) = (Double(startProgress), Double(endProgress))
    shown.passage = LayerPassage(
      type: type, subtype: subtype ?? .fromLeft, progress: start + (end - start) * whole, former: former)
  }
}

/// A layer on its way from what it showed to what it shows.
package struct LayerPassage: Equatable {
  var type: CATransitionType
  var subtype: CATransitionSubtype
  package var progress: Double
  var former: [DisplayItem]

  private var rest: CGFloat { CGFloat(1 - progress) }

  /// How far what comes has to go yet, in parts of the whole way.
  private func way(in size: CGSize) -> CGSize {
    switch subtype {
    case .fromRight: CGSize(width: size.width, height: 0)
    case .fromTop: CGSize(width: 0, height: -size.height)
    case .fromBottom: CGSize(width: 0, height: size.height)
    default: CGSize(width: -size.width, height: 0)
    }
  }

  private static func moved(_ items: [DisplayItem], by way: CGSize, _ part: CGFloat) -> [DisplayItem] {
    let move = CGAffineTransform(translationX: way.width * part, y: way.height * part)
    return move.isIdentity || items.isEmpty ? items : [.group(.transform(move), items)]
  }

  /// The effects on the new and the old content together, in the box of the layer.
  package func effects(in size: CGSize) -> [Effect] {
    let way: CGSize = way(in: size)
    let edge = Effect.clip(CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), evenOdd: false)
    switch type {
    case .moveIn, .push:
      return [edge, .transform(CGAffineTransform(translationX: way.width * rest, y: way.height * rest))]
    case .reveal: return [edge]
    case .flip:
      // Turned away for the first half, and towards the person from the other side for the second.
      let turn: Double = (progress < 0.5 ? progress : progress - 1) * .pi
      let sign: Double = subtype == .fromRight || subtype == .fromTop ? -1 : 1
      let isUpright: Bool = subtype == .fromTop || subtype == .fromBottom
      var space: CATransform3D = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
      let axis: (Double, Double) = isUpright ? (1, 0) : (0, 1)
      space = CATransform3DConcat(space, CATransform3DMakeRotation(turn * sign, axis.0, axis.1, 0))
      var eye: CATransform3D = CATransform3DIdentity
      eye.m34 = -1 / max(1, 2 * max(size.width, size.height))
      space = CATransform3DConcat(space, eye)
      space = CATransform3DConcat(space, CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0))
      return [.projection(Projection(space.projection))]
    default: return []
    }
  }

  /// The old content, where it lies behind the new one.
  package func backItems(in size: CGSize) -> [DisplayItem] {
    type == .moveIn ? Self.moved(former, by: way(in: size), -rest) : []
  }

  /// The old content, where it lies in front of the new one.
  package func frontItems(in size: CGSize) -> [DisplayItem] {
    switch type {
    case .moveIn: []
    case .push: Self.moved(former, by: way(in: size), -1)
    case .reveal: Self.moved(former, by: way(in: size), rest - 1)
    case .flip: progress < 0.5 ? former : []
    default: former.isEmpty || rest <= 0 ? [] : [.group(.opacity(Double(rest)), former)]
    }
  }

  /// All of it.
  ///
  /// - Parameter items: What the layer shows in the end, in its box.
  func items(_ items: [DisplayItem], in size: CGSize) -> [DisplayItem] {
    // Content that fades in is clear at first; content that is turned away is not seen.
    let isUnseen: Bool = type == .flip && progress < 0.5
    let coming: [DisplayItem] = isUnseen ? [] : items
    var all: [DisplayItem] = backItems(in: size) + coming + frontItems(in: size)
    if type == .fade { all = [.group(.opacity(progress), items)] + frontItems(in: size) }
    for effect in effects(in: size).reversed() where effect.isDrawable { all = [.group(effect, all)] }
    return all
  }
}

extension CATransitionType {
  /// The new content is the back of the old one.
  package static let flip = CATransitionType(rawValue: "flip")
}

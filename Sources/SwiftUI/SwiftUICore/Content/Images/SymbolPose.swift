import CoreGraphics
import DisplayList

/// What effects make of a symbol at a moment.
package struct SymbolPose: Equatable {
  package var scale: CGFloat = 1
  package var degrees: Double = 0
  /// In parts of the symbol's size.
  package var offset: CGSize = .zero
  package var opacity: Double = 1
  package var lit: ClosedRange<Double>?
  package var dimming: Double = 0.3

  package static let rest = SymbolPose()

  package init() {}

  /// The drawing in the pose.
  package func posed(_ items: [DisplayItem], in bounds: CGRect) -> [DisplayItem] {
    var result: [DisplayItem] = items
    if scale != 1 || degrees != 0 || offset != .zero {
      let side: CGFloat = min(bounds.width, bounds.height)
      let move = CGAffineTransform(
        translationX: bounds.midX + offset.width * side, y: bounds.midY + offset.height * side)
      let turn: CGAffineTransform = move.rotated(by: CGFloat(degrees * .pi / 180)).scaledBy(x: scale, y: scale)
        .translatedBy(x: -bounds.midX, y: -bounds.midY)
      result = [.group(.transform(turn), result)]
    }
    return opacity < 1 ? [.group(.opacity(max(0, opacity)), result)] : result
  }
}

extension _SymbolEffectKind {
  /// How long one run takes, in seconds. The figures are our own.
  package var duration: Double {
    switch motion {
    case .bounce: 0.6
    case .pulse: 2
    case .breathe: 3
    case .variableColor(_, let reverses, _): reverses ? 2.4 : 1.2
    case .scale, .appear: 0.3
    case .rotate: 1
    case .wiggle: 0.8
    }
  }

  /// Whether the effect is a state that holds while it is active, rather than a run that repeats.
  package var isState: Bool {
    switch motion {
    case .scale, .appear: true
    default: false
    }
  }

  /// Adds what the effect does at a part of its run, 0 to 1; for a state, how far it holds.
  package func apply(_ part: Double, to pose: inout SymbolPose, reducesMotion: Bool) {
    let wave: Double = sin(.pi * part)
    switch motion {
    case .pulse: pose.opacity *= 1 - 0.65 * wave
    case .appear(let isShown, let size):
      let shown: Double = isShown ? part : 1 - part
      pose.opacity *= shown
      if !reducesMotion { pose.scale *= 1 + (size - 1) * CGFloat(1 - shown) }
    case .variableColor(let isCumulative, let reverses, let hides):
      let place: Double = reverses ? 1 - abs(2 * part - 1) : part
      pose.lit = isCumulative ? 0...place : max(0, place - 0.25)...place
      pose.dimming = hides ? 0 : 0.3
    case _ where reducesMotion: break
    case .bounce(let isDown): pose.scale *= 1 + (isDown ? -0.2 : 0.2) * CGFloat(wave)
    case .breathe(let fades):
      pose.scale *= 1 + 0.1 * CGFloat(wave)
      if fades { pose.opacity *= 1 - 0.3 * wave }
    case .scale(let factor): pose.scale *= 1 + (factor - 1) * CGFloat(part)
    case .rotate(let isClockwise): pose.degrees += (isClockwise ? 360 : -360) * part
    case .wiggle(let degrees, let x, let y):
      let swing: Double = sin(4 * .pi * part) * (1 - part)
      pose.degrees += degrees * swing
      pose.offset.width += x * 0.1 * CGFloat(swing)
      pose.offset.height += y * 0.1 * CGFloat(swing)
    }
  }
}

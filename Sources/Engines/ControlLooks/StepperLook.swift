import CoreGraphics

/// Two buttons for more and less. A desktop's are arrows above each other, 20 by 26 points (recorded on macOS 26.2); a
/// phone's are minus and plus side by side, 94 by 32.
package struct StepperLook: ControlLook {
  package enum Half: Int, Hashable, Sendable {
    case decrement = 1
    case increment = 2
  }

  package var isPhone: Bool
  package var canIncrement: Bool = true
  package var canDecrement: Bool = true
  package var pressed: Half?

  package init(isPhone: Bool) {
    self.isPhone = isPhone
  }

  package var width: LookExtent { .fixed(isPhone ? 94 : 20) }
  package var height: LookExtent { .fixed(isPhone ? 32 : 26) }

  package func parts(in size: CGSize) -> [LookPart] {
    let frame = CGRect(origin: .zero, size: size)
    var parts: [LookPart] = [.bar(frame, radius: isPhone ? nil : 5, .fill(isPhone ? 2 : 1))]
    if let pressed {
      parts.append(.bar(halfFrame(pressed, in: size).insetBy(dx: 1, dy: 1), radius: isPhone ? nil : 4, .fill(1)))
    }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if isPhone {
      parts.append(.bar(CGRect(x: middle.x - 0.5, y: 7, width: 1, height: size.height - 14), .separator))
      parts += [mark(.decrement, isPlus: false, in: size), mark(.increment, isPlus: true, in: size)]
    } else {
      parts.append(.bar(CGRect(x: 3, y: middle.y - 0.5, width: size.width - 6, height: 1), .separator))
      parts += [
        arrow(.increment, from: 9.25, to: 4.25, middle: middle.x),
        arrow(.decrement, from: 17.25, to: 22.25, middle: middle.x),
      ]
    }
    return parts
  }

  private func halfFrame(_ half: Half, in size: CGSize) -> CGRect {
    let isSecond: Bool = (half == .increment) == isPhone
    if isPhone { return CGRect(x: isSecond ? size.width / 2 : 0, y: 0, width: size.width / 2, height: size.height) }
    return CGRect(x: 0, y: isSecond ? size.height / 2 : 0, width: size.width, height: size.height / 2)
  }

  /// What cannot be done is fainter.
  private func opacity(_ half: Half) -> Double {
    (half == .increment ? canIncrement : canDecrement) ? 1 : 0.35
  }

  private func arrow(_ half: Half, from base: CGFloat, to tip: CGFloat, middle: CGFloat) -> LookPart {
    .line(
      [CGPoint(x: middle - 5.5, y: base), CGPoint(x: middle, y: tip), CGPoint(x: middle + 5.5, y: base)], width: 1.5,
      .label(1), opacity: opacity(half))
  }

  /// Lines of 13 points.
  private func mark(_ half: Half, isPlus: Bool, in size: CGSize) -> LookPart {
    let center = CGPoint(x: halfFrame(half, in: size).midX, y: size.height / 2)
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: center.x - 6.5, y: center.y), CGPoint(x: center.x + 6.5, y: center.y)])
    if isPlus {
      path.addLines(between: [CGPoint(x: center.x, y: center.y - 6.5), CGPoint(x: center.x, y: center.y + 6.5)])
    }
    return LookPart(
      CGPath(elements: path.elements), .label(0), opacity: opacity(half), stroke: LookStroke(width: 2))
  }
}

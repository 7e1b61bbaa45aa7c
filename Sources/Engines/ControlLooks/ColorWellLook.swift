import CoreGraphics

/// A colour in a frame: a circle of 28 points within a ring on a phone, a bar of 44 by 24 on a desktop. Where the colour lets
/// something through, half of what lies behind is dark.
package struct ColorWellLook: ControlLook {
  package var isPhone: Bool
  package var red: Double
  package var green: Double
  package var blue: Double
  package var opacity: Double
  package var isPressed: Bool = false

  package init(isPhone: Bool, red: Double, green: Double, blue: Double, opacity: Double) {
    self.isPhone = isPhone
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  package var width: LookExtent { .fixed(isPhone ? 28 : 44) }
  package var height: LookExtent { .fixed(isPhone ? 28 : 24) }

  package func parts(in size: CGSize) -> [LookPart] {
    let frame = CGRect(origin: .zero, size: size)
    let inner: CGRect = frame.insetBy(dx: isPhone ? 4 : 3, dy: isPhone ? 4 : 3)
    let radius: CGFloat? = isPhone ? nil : 3
    var parts: [LookPart] = [.bar(frame, radius: isPhone ? nil : 5, .fill(isPressed ? 0 : 1))]
    if opacity < 1 {
      parts.append(.bar(inner, radius: radius, .color(red: 1, green: 1, blue: 1)))
      parts.append(darkHalf(of: inner))
    }
    parts.append(.bar(inner, radius: radius, .color(red: red, green: green, blue: blue), opacity: opacity))
    return parts
  }

  /// The half below the diagonal, within the ellipse or bar.
  private func darkHalf(of rect: CGRect) -> LookPart {
    let path = CGMutablePath()
    if isPhone {
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: -.pi / 4,
        endAngle: .pi * 3 / 4, clockwise: false)
    } else {
      path.addLines(between: [
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
    path.closeSubpath()
    return LookPart(CGPath(elements: path.elements), .color(red: 0, green: 0, blue: 0))
  }
}

/// A colour of a grid, with a double frame where it is chosen.
package struct SwatchLook: ControlLook {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var isSelected: Bool

  package init(red: Double, green: Double, blue: Double, isSelected: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
    self.isSelected = isSelected
  }

  package var width: LookExtent { .flexible(minimum: 8, ideal: 18) }
  package var height: LookExtent { .flexible(minimum: 8, ideal: 18) }

  package func parts(in size: CGSize) -> [LookPart] {
    let frame = CGRect(origin: .zero, size: size)
    let paint: LookRole = .color(red: red, green: green, blue: blue)
    guard isSelected else { return [.bar(frame, radius: 0, paint)] }
    return [
      .bar(frame, radius: 0, .color(red: 0, green: 0, blue: 0)),
      .bar(frame.insetBy(dx: 1, dy: 1), radius: 0, .color(red: 1, green: 1, blue: 1)),
      .bar(frame.insetBy(dx: 3, dy: 3), radius: 0, paint),
    ]
  }
}

/// The mark of the chosen place in a spectrum: a white ring of 14 points around the colour.
package struct SpectrumMarkLook: ControlLook {
  package var red: Double
  package var green: Double
  package var blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package var width: LookExtent { .fixed(14) }
  package var height: LookExtent { .fixed(14) }

  package func parts(in size: CGSize) -> [LookPart] {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    return [
      .dot(at: center, radius: 7, .color(red: 0, green: 0, blue: 0), opacity: 0.5),
      .dot(at: center, radius: 6.5, .color(red: 1, green: 1, blue: 1)),
      .dot(at: center, radius: 4.5, .color(red: red, green: green, blue: blue)),
    ]
  }
}

import CoreGraphics

/// The ground of a day in a calendar: a circle of 36 points on a phone and of 24 on a desktop.
package struct DayLook: ControlLook {
  package var isPhone: Bool
  package var isSelected: Bool
  package var isPressed: Bool

  package init(isPhone: Bool, isSelected: Bool, isPressed: Bool) {
    self.isPhone = isPhone
    self.isSelected = isSelected
    self.isPressed = isPressed
  }

  package static func side(isPhone: Bool) -> CGFloat { isPhone ? 36 : 24 }

  package var width: LookExtent { .flexible(minimum: 20, ideal: Self.side(isPhone: isPhone)) }
  package var height: LookExtent { .fixed(Self.side(isPhone: isPhone)) }

  package func parts(in size: CGSize) -> [LookPart] {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius: CGFloat = min(size.width, size.height) / 2
    if isSelected { return [.dot(at: center, radius: radius, .tint, opacity: isPressed ? 0.7 : 1)] }
    return isPressed ? [.dot(at: center, radius: radius, .fill(1))] : []
  }
}

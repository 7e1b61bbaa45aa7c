import CoreGraphics

/// The mark of a choice of which one of several is on: a circle of 16 points.
package struct RadioLook: ControlLook {
  package var isOn: Bool
  package var isPressed: Bool

  package init(isOn: Bool, isPressed: Bool) {
    self.isOn = isOn
    self.isPressed = isPressed
  }

  package var width: LookExtent { .fixed(16) }
  package var height: LookExtent { .fixed(16) }

  package func parts(in size: CGSize) -> [LookPart] {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    var parts: [LookPart] = [.dot(at: center, radius: 8, isOn ? .tint : .fill(1))]
    if isPressed { parts.append(.dot(at: center, radius: 8, .fill(0))) }
    if isOn { parts.append(.dot(at: center, radius: 3, .onTint)) }
    return parts
  }
}

/// The mark behind a chosen row; as large where the row is not chosen, so that rows line up.
package struct TickLook: ControlLook {
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package var width: LookExtent { .fixed(16) }
  package var height: LookExtent { .fixed(16) }
  /// A tick has the same hand everywhere.
  package var isMirrored: Bool { false }

  package func parts(in size: CGSize) -> [LookPart] {
    guard isOn else { return [] }
    return [.line([CGPoint(x: 2, y: 9), CGPoint(x: 6, y: 13), CGPoint(x: 14, y: 3)], width: 2, .tint)]
  }
}

/// The ground of a choice that is a picture.
package struct PaletteLook: ControlLook {
  package var isOn: Bool
  package var isPressed: Bool

  package init(isOn: Bool, isPressed: Bool) {
    self.isOn = isOn
    self.isPressed = isPressed
  }

  package var width: LookExtent { .flexible(ideal: 32) }
  package var height: LookExtent { .flexible(ideal: 32) }

  package func parts(in size: CGSize) -> [LookPart] {
    let frame = CGRect(origin: .zero, size: size)
    if isOn { return [.bar(frame, radius: 8, .tint, opacity: isPressed ? 0.35 : 0.22)] }
    return isPressed ? [.bar(frame, radius: 8, .fill(2))] : []
  }
}

/// The band in the middle of a wheel, where the choice is.
package struct WheelBandLook: ControlLook {
  package init() {}

  package var width: LookExtent { .flexible(ideal: 320) }
  package var height: LookExtent { .flexible(ideal: 32) }

  package func parts(in size: CGSize) -> [LookPart] {
    [.bar(CGRect(origin: .zero, size: size), radius: 8, .fill(2))]
  }
}

import CoreGraphics

/// The ground of equal segments with a raised one that is chosen: 32 points high on a phone, 24 on a desktop.
package struct SegmentedLook: ControlLook {
  package var isPhone: Bool
  package var count: Int
  /// The index of the chosen segment, between two of them on the way from one to another.
  package var position: CGFloat
  /// Whether a segment is chosen.
  package var hasSelection: Bool
  package var pressed: Int?

  package init(isPhone: Bool, count: Int, selected: Int?) {
    self.isPhone = isPhone
    self.count = count
    position = CGFloat(selected ?? 0)
    hasSelection = selected != nil
  }

  package var moving: CGFloat {
    get { position }
    set { position = newValue }
  }

  package var height: LookExtent { .fixed(isPhone ? 32 : 24) }
  package var width: LookExtent { .flexible(ideal: CGFloat(count) * 48) }

  /// The place of a segment.
  package func frame(_ index: CGFloat, in size: CGSize) -> CGRect {
    let width: CGFloat = count > 0 ? size.width / CGFloat(count) : 0
    return CGRect(x: index * width, y: 0, width: width, height: size.height)
  }

  package func parts(in size: CGSize) -> [LookPart] {
    let radius: CGFloat = isPhone ? 9 : 6
    var parts: [LookPart] = [.bar(CGRect(origin: .zero, size: size), radius: radius, .fill(2))]
    for index in 1..<max(1, count) {
      // Beside the chosen segment there is no line.
      let isBeside: Bool = hasSelection && abs(CGFloat(index) - 0.5 - position) < 1
      guard !isBeside else { continue }
      let x: CGFloat = frame(CGFloat(index), in: size).minX
      parts.append(.bar(CGRect(x: x - 0.5, y: size.height / 4, width: 1, height: size.height / 2), .separator))
    }
    if let pressed, !hasSelection || CGFloat(pressed) != position {
      parts.append(.bar(frame(CGFloat(pressed), in: size).insetBy(dx: 2, dy: 2), radius: radius - 2, .fill(3)))
    }
    if hasSelection {
      parts.append(
        .bar(frame(position, in: size).insetBy(dx: 2, dy: 2), radius: radius - 2, .raised, shadow: .knob))
    }
    return parts
  }
}

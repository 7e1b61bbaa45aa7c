import AccessibilityTree
import CoreGraphics
import DisplayList

extension AuditRun {
  /// 4.5:1 for text, 3:1 for large text (18 points, or 14 bold) and for the symbols of controls without text. Text of
  /// disabled controls is exempt, and so is what lies hidden behind other views. A run fails where more than a tenth of what lies behind its box is too near to its colour,
  /// so that the edge of a shape at one end does not decide. Text in the colours that the system gives where an app says
  /// nothing is a warning: increased contrast, which people switch on, makes these stronger.
  func checkContrast() {
    for (text, owner) in ownedTexts {
      guard owner?.isDisabled != true else { continue }
      if text.symbol != nil, !isPartOfControl(text, owner) { continue }
      guard CGRect(origin: .zero, size: scene.size).contains(CGPoint(x: text.rect.midX, y: text.rect.midY)) else {
        continue
      }
      guard text.visiblePart(ignoring: []) > 0.1, !text.isPictures else { continue }
      guard !covers.contains(where: { $0.hides(text) }) else { continue }
      count(.contrast)
      check(text, owner)
    }
  }

  private func check(_ text: DrawnText, _ owner: AccessibilityNode?) {
    // What an element is called need not be told twice.
    let isWhole: Bool = text.symbol == nil && owner?.label == text.text
    let name: String = isWhole ? "" : text.symbol.map { "symbol \"\($0)\"" } ?? "text \"\(text.text)\""
    let subject: String = isWhole ? "" : name + " "
    let reason: String? = text.obstacle ?? (scene.backdrop == nil ? "what lies behind was not painted" : nil)
    if let reason {
      add(
        .contrast, owner, "\(subject)cannot be measured: \(reason)", remedy: "Judge it by eye.",
        outcome: .notMeasurable, frame: text.rect, name: name)
      return
    }
    // A part that a clip cuts off is not seen on this ground.
    let seen: CGRect = text.clips.reduce(text.rect) { $0.intersection($1) }
    let grounds: [UInt32: Int] = seen.isNull ? [:] : scene.backdrop?.colors(in: seen) ?? [:]
    let total: Int = grounds.values.reduce(0, +)
    guard total > 0 else { return }
    let isLarge: Bool = text.symbol != nil || text.fontSize >= 18 || (text.isBold && text.fontSize >= 14)
    let wanted: Double = isLarge ? 3 : 4.5
    var worst: Double = 21
    var failing: Int = 0
    // The system's color with increased contrast; nil once a color is the app's own.
    var strengthened: Double? = 21
    for (ground, count) in grounds {
      let ratio: Double = text.colors.map { Contrast.ratio($0, on: ground) }.min() ?? 21
      worst = min(worst, ratio)
      // Rounding of colours to pixels must not decide.
      guard ratio < wanted - 0.02 else { continue }
      failing += count
      let isControl: Bool = owner?.isOperable == true
      let strong: [Double?] = text.colors.map { StrengthenedColor.ratio($0, on: ground, ofControl: isControl) }
      strengthened = strong.reduce(strengthened) { least, next in
        guard let least, let next else { return nil }
        return min(least, next)
      }
    }
    guard failing * 10 > total else { return }
    let share: Int = failing * 100 / total
    let figures: String =
      "\(subject)has a contrast of \(CGFloat(worst).figure):1 where \(CGFloat(wanted).figure):1 is needed, "
      + "on \(share)% of its box"
    if let strengthened {
      add(
        .contrast, owner,
        figures + ", in the system's own colours, which increased contrast brings to \(CGFloat(strengthened).figure):1",
        remedy: "Choose a stronger colour where the text must be read by all.", outcome: .warning, frame: text.rect,
        name: name)
      return
    }
    add(
      .contrast, owner, figures,
      remedy: "Choose a colour that is further from the background, or put a plain background behind it.",
      frame: text.rect, name: name)
  }

  /// Whether a symbol is all that a control shows.
  private func isPartOfControl(_ symbol: DrawnText, _ owner: AccessibilityNode?) -> Bool {
    guard let owner, owner.isOperable else { return false }
    let frame: CGRect = frame(of: owner.id)
    return !texts.contains { $0.symbol == nil && frame.contains(CGPoint(x: $0.rect.midX, y: $0.rect.midY)) }
  }
}

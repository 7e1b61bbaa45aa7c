/// One thing that an audit looks at.
package enum AuditRule: String, Hashable, Sendable, CaseIterable {
  // The rules that Apple's audits have too, under Apple's names.
  case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait, action
  case parentChild
  // Rotor's own.
  case order, trap, chart, motion, keyboard

  package var summary: String {
    switch self {
    case .contrast: "Text and the symbols of controls stand out from what lies behind them."
    case .elementDetection: "Text that is drawn belongs to an element."
    case .hitRegion: "What can be pressed is large enough, after clipping."
    case .sufficientElementDescription: "What can be operated, and pictures, have a description for people."
    case .dynamicType: "Text grows with the text size."
    case .textClipped: "Text is whole at each of the twelve text sizes."
    case .trait: "Traits fit together and say that an element can be operated."
    case .action: "What says that it can be operated has an action."
    case .parentChild: "Containers hold elements, inside of their own frame."
    case .order: "The reading order is the order on the screen."
    case .trap: "A modal view has a way out."
    case .chart: "A chart describes its data, and its series stand out."
    case .motion: "With reduced motion, nothing moves longer than five seconds."
    case .keyboard: "The Tab key reaches all that can be operated, in reading order, and leads away again."
    }
  }
}

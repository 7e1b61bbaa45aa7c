/// A set of alignment guides, all custom ones taken together: which ones a view may set explicitly.
///
/// Asking a container for an explicit guide means placing its children; most containers hold nothing that sets the
/// guide in question, and say so by this set.
package struct GuideSet: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// All guides, as far as no function of an app's own decides one.
  package static let all: GuideSet = GuideSet(rawValue: .max & ~computed.rawValue)
  /// No guide. In other modules an empty literal would be made by the general way of all sets.
  package static let none: GuideSet = GuideSet(rawValue: 0)
  package static let baselines: GuideSet = [
    VerticalAlignment.firstTextBaseline.key.guides, VerticalAlignment.lastTextBaseline.key.guides,
  ]

  static let custom: GuideSet = GuideSet(rawValue: 1 << 15)
  /// Whether a function of an app's own decides one of the guides. Such functions may carry state from one view to the
  /// next, so that only the layout that lines the views up calls them, in the order of the views.
  static let computed: GuideSet = GuideSet(rawValue: 1 << 14)
}

/// A guide of our own with a place in `GuideSet`.
protocol BuiltInAlignmentID: AlignmentID {
  static var guides: GuideSet { get }
}

/// A rule that sets no guide itself: its explicit guides are those of its children.
package protocol TransparentLayout: LayoutAlgorithm {}

extension TransparentLayout {
  package func explicitGuides(children: [LayoutNode]) -> GuideSet {
    var guides: GuideSet = []
    for child in children { guides.formUnion(child.explicitGuides) }
    return guides
  }
}

/// What a chart shows, in words and numbers: what an assistive technology reads, plays and steps through.
package struct ChartDescription: Hashable, Sendable {
  package struct Axis: Hashable, Sendable {
    package enum Scale: Hashable, Sendable {
      case linear
      case logarithmic
    }

    package var title: String
    /// The lowest and the highest number; of categories the first and the last index.
    package var range: ClosedRange<Double>
    package var scale: Scale
    /// The categories in their order; empty for numbers.
    package var categories: [String]

    package init(title: String, range: ClosedRange<Double>, scale: Scale = .linear, categories: [String] = []) {
      self.title = title
      self.range = range
      self.scale = scale
      self.categories = categories
    }
  }

  package struct Point: Hashable, Sendable {
    /// A number, or the index of a category.
    package var x: Double
    package var y: Double?
    package var xWords: String
    package var yWords: String
    package var label: String?
    /// The values along further axes.
    package var further: [Further]

    package struct Further: Hashable, Sendable {
      /// A number, or the index of a category.
      package var value: Double
      package var words: String

      package init(value: Double, words: String) {
        self.value = value
        self.words = words
      }
    }

    /// Where the point stands: the words for x, and for what further axes there are.
    package var placeWords: String { ([xWords] + further.map(\.words)).joined(separator: ", ") }

    package init(
      x: Double, y: Double?, xWords: String, yWords: String, label: String? = nil, further: [Further] = []
    ) {
      self.further = further
      self.x = x
      self.y = y
      self.xWords = xWords
      self.yWords = yWords
      self.label = label
    }
  }

  package struct Series: Hashable, Sendable {
    package var name: String
    package var isContinuous: Bool
    package var points: [Point]

    package init(name: String, isContinuous: Bool, points: [Point]) {
      self.name = name
      self.isContinuous = isContinuous
      self.points = points
    }
  }

  package var title: String
  package var summary: String?
  package var x: Axis
  package var y: Axis?
  /// The axes of the points' further values.
  package var further: [Axis]
  package var series: [Series]

  package init(
    title: String, summary: String? = nil, x: Axis, y: Axis?, further: [Axis] = [], series: [Series]
  ) {
    self.further = further
    self.title = title
    self.summary = summary
    self.x = x
    self.y = y
    self.series = series
  }
}

/// A description that is made when somebody asks for it. Two are equal if they are the same object. It belongs to the main
/// actor, as the properties of an element do.
package final class ChartDescriber: Hashable, @unchecked Sendable {
  private let make: () -> ChartDescription
  private(set) package lazy var description: ChartDescription = make()

  package init(_ make: @escaping () -> ChartDescription) { self.make = make }

  package static func == (left: ChartDescriber, right: ChartDescriber) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

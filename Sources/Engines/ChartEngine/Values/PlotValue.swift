/// A value that a chart places or maps: a number, a moment or a category.
package enum PlotValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  package enum Kind: Hashable, Sendable {
    case number
    case date
    case category
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The value as a number; nil for a category.
  package var magnitude: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }
}

/// A value and, where it stands for an interval (a bin, a month), its upper end.
package struct PlotInterval: Hashable, Sendable {
  package var lower: PlotValue
  /// Nil for a single value.
  package var upper: PlotValue?

  package init(_ lower: PlotValue, to upper: PlotValue? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// The middle of the interval, where points and lines stand.
  package var middle: PlotValue {
    guard let low = lower.magnitude, let high = upper?.magnitude else { return lower }
    let middle: Double = low + (high - low) / 2
    return lower.kind == .date ? .date(middle) : .number(middle)
  }
}

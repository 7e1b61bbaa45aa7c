import ChartEngine
import SwiftUICore

/// The values that a scale covers: a range of numbers or dates, a list of values, or what the data have.
public protocol ScaleDomain {}

/// A domain that a scale can be made of.
package protocol ScaleDomainSource: ScaleDomain {
  var scaleDomain: ScaleDomainValues { get }
}

/// The values of a domain.
package enum ScaleDomainValues {
  /// What the data have; `change` makes other values of theirs.
  case inferred(includesZero: Bool?, isReversed: Bool, change: (([PlotValue]) -> [PlotValue])?)
  /// For categories a list, for others the bounds. An upper bound before the lower one reverses the scale.
  case values([PlotValue])
}

/// A domain that a chart infers from its data.
public struct AutomaticScaleDomain: ScaleDomainSource {
  package let scaleDomain: ScaleDomainValues
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the data have.
  public static var automatic: AutomaticScaleDomain { automatic(includesZero: nil, reversed: nil) }

  /// What the data have.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin or end at zero at least. By default they do.
  ///   - reversed: Whether the scale goes from the upper end to the lower.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      scaleDomain: .inferred(includesZero: includesZero, isReversed: reversed ?? false, change: nil))
  }

  /// What the data have, changed.
  ///
  /// - Parameters:
  ///   - includesZero: Whether numbers begin or end at zero at least. By default they do.
  ///   - reversed: Whether the scale goes from the upper end to the lower.
  ///   - dataType: The type of the values.
  ///   - modifyInferredDomain: Changes the domain: the list of categories, or the two bounds.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      scaleDomain: .inferred(includesZero: includesZero, isReversed: reversed ?? false) { values in
        var known: [DataValue] = values.compactMap { DataValue.value(of: $0) }
        modifyInferredDomain(&known)
        return known.map(\.plotValue)
      })
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {}

extension ClosedRange: ScaleDomainSource where Bound: Plottable {
  package var scaleDomain: ScaleDomainValues { .values([lowerBound.plotValue, upperBound.plotValue]) }
}

extension Range: ScaleDomain where Bound: Plottable {}

extension Range: ScaleDomainSource where Bound: Plottable {
  package var scaleDomain: ScaleDomainValues { .values([lowerBound.plotValue, upperBound.plotValue]) }
}

extension Array: ScaleDomain where Element: Plottable {}

extension Array: ScaleDomainSource where Element: Plottable {
  package var scaleDomain: ScaleDomainValues { .values(map(\.plotValue)) }
}

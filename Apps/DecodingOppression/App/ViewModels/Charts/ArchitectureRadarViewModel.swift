import Foundation
import Observation

/// The four techniques of unequal treatment, each the mean over all clauses (behaviours 63 to 69).
@Observable
@MainActor
public final class ArchitectureRadarViewModel {
  public let means: ArchitectureScores
  /// The component that the adjustable action has chosen.
  public private(set) var selected: ArchitectureComponent = .aar

  public init(analysis: PolicyAnalysis) {
    means = ArchitectureScores.mean(of: analysis.clauses.map(\.architectureScores))
  }

  /// Goes on to the next or the previous component, round and round (behaviour 69).
  public func step(forward: Bool) {
    let all: [ArchitectureComponent] = ArchitectureComponent.allCases
    let index: Int = all.firstIndex(of: selected) ?? 0
    selected = all[(index + (forward ? 1 : all.count - 1)) % all.count]
  }

  /// "AAR, 42 percent".
  public func spoken(_ component: ArchitectureComponent, locale: Locale) -> String {
    "\(component.abbreviation), \(ShareText.percent(means[component], locale: locale))"
  }
}

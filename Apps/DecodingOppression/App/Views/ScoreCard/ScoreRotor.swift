import SwiftUI

/// A stop of the Scores rotor (behaviour 86).
enum ScoreRotorStop: Hashable {
  case coi
  case subScore(SubScore)
}

/// The Scores rotor: the index first, then the five sub-scores (behaviours 55, 86).
enum ScoreRotor {
  @AccessibilityRotorContentBuilder
  @MainActor
  static func entries(in namespace: Namespace.ID) -> some AccessibilityRotorContent {
    AccessibilityRotorEntry("COI", id: ScoreRotorStop.coi, in: namespace)
    ForEach(SubScore.allCases, id: \.self) { subScore in
      AccessibilityRotorEntry(subScore.abbreviation, id: ScoreRotorStop.subScore(subScore), in: namespace)
    }
  }
}

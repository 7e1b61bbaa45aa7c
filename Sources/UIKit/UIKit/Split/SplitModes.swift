import SwiftUINavigation

/// Display modes of UIKit's beside what SwiftUI's split view knows.
extension UISplitViewController.DisplayMode {
  typealias Behavior = UISplitViewController.SplitBehavior

  /// - Parameters:
  ///   - leading: The number of columns before the secondary one that are shown.
  ///   - behavior: How they got room.
  init(leading: Int, _ behavior: Behavior) {
    switch (leading, behavior) {
    case (...0, _): self = .secondaryOnly
    case (1, .overlay): self = .oneOverSecondary
    case (1, _): self = .oneBesideSecondary
    case (_, .overlay): self = .twoOverSecondary
    case (_, .displace): self = .twoDisplaceSecondary
    default: self = .twoBesideSecondary
    }
  }

  /// - Parameter situation: Columns that are beside each other or over each other.
  init(_ situation: SplitSituation, columns: Int) {
    let leading: Int = (0..<(columns - 1)).filter { situation.shows($0) }.count
    self.init(leading: leading, situation.isOverlaid ? .overlay : situation.isDisplaced ? .displace : .tile)
  }

  /// The number of columns before the secondary one; nil for as many as there is room for.
  private var leading: Int? {
    switch self {
    case .automatic: nil
    case .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// - Parameter columns: How many columns there are.
  func visibility(of columns: Int) -> NavigationSplitViewVisibility {
    switch leading {
    case nil: .automatic
    case 0: .detailOnly
    case 1: columns == 2 ? .all : .doubleColumn
    default: .all
    }
  }

  /// - Parameter preferred: The behaviour for a mode that names none.
  func sharing(_ preferred: Behavior) -> SplitSharing {
    switch self {
    case .oneOverSecondary, .twoOverSecondary: .prominentDetail
    case .twoDisplaceSecondary: .displacing
    case .oneBesideSecondary, .twoBesideSecondary: .balanced
    case .secondaryOnly, .automatic:
      switch preferred {
      case .automatic: .automatic
      case .tile: .balanced
      case .overlay: .prominentDetail
      case .displace: .displacing
      }
    }
  }
}

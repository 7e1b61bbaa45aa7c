import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore

/// The search of a screen as its bar shows it.
struct BarSearch {
  enum Place {
    /// In a row of its own, below the title.
    case drawer
    /// At the end of the bar.
    case trailing
    /// In place of the title.
    case principal
    /// A button at the end of the bar, until the person searches.
    case button
  }

  let presentation: SearchPresentation
  let place: Place
  /// Whether the person searches and the title makes room for that.
  let hidesTitle: Bool

  /// Read inside a node.
  init(_ presentation: SearchPresentation, in column: SplitColumn?, on idiom: Idiom) {
    self.presentation = presentation
    let traits: SearchTraits = presentation.traits
    let isActive: Bool = traits.isActive.wrappedValue
    let isInSidebar: Bool = column.map { $0.index == 0 } ?? false
    if traits.isMinimized, !isActive {
      place = .button
    } else if idiom == .phone || isInSidebar {
      place = .drawer
    } else {
      switch traits.placement.place {
      case .navigationBarDrawer: place = .drawer
      case .toolbarPrincipal: place = .principal
      case .automatic, .sidebar, .toolbar: place = .trailing
      }
    }
    hidesTitle = idiom == .phone && isActive && !traits.keepsTitle
  }

  /// The search of a searchable view that is a stack or has one, for the first screen of that stack.
  ///
  /// A sheet has the environment of the view that presents it, but no share in that view's search.
  static func around(_ inputs: _ViewInputs, _ place: ScreenPlace) -> SearchPresentation? {
    guard place.screen?.isRoot == true else { return nil }
    let values = EnvironmentValues(scope: inputs.environment)
    guard let search = values.searchPresentation, values.searchLevel == SearchLevel(values.presentation) else {
      return nil
    }
    return search
  }
}

extension SplitColumn {
  /// Whether the bar of the column shows the search of a view around the split view; the node under evaluation depends on it.
  func shows(_ search: SearchPresentation, on idiom: Idiom) -> Bool {
    let isLeading: Bool
    switch search.traits.placement.place {
    case .sidebar: isLeading = true
    case .toolbar, .toolbarPrincipal: isLeading = false
    case .automatic, .navigationBarDrawer: isLeading = idiom == .phone
    }
    // Where all columns lie on each other, the search belongs to the first one.
    return index == 0
      ? isLeading || controller.situation?.isCollapsed == true
      : next == nil && !isLeading
        && controller.situation?.isCollapsed != true
  }
}

/// In front of which view a searchable view is: behind all, or in a presentation.
struct SearchLevel: Equatable {
  private let presentation: ObjectIdentifier?

  init(_ presentation: Presentation?) { self.presentation = presentation.map(ObjectIdentifier.init) }
}

private struct SearchLevelKey: EnvironmentKey {
  static var defaultValue: SearchLevel { SearchLevel(nil) }
}

extension EnvironmentValues {
  /// Where the searchable view around is.
  var searchLevel: SearchLevel {
    get { self[SearchLevelKey.self] }
    set { self[SearchLevelKey.self] = newValue }
  }
}

/// The search field of a screen in its bar.
struct BarSearchField: View {
  let search: BarSearch

  var body: some View {
    switch search.place {
    case .drawer:
      SearchFieldPlace(search.presentation).id(search.presentation.id)
        .padding(.horizontal, 16)
        .padding(.vertical, 6)
    case .trailing:
      SearchFieldPlace(search.presentation).id(search.presentation.id).frame(width: 180)
    case .principal:
      SearchFieldPlace(search.presentation).id(search.presentation.id).frame(
        minWidth: 120, idealWidth: 300, maxWidth: 400)
    case .button:
      // The button takes the field's place: the searchable view shows none.
      ZStack {
        SearchFieldPlace(search.presentation).id(search.presentation.id).frame(width: 0, height: 0).hidden()
          .accessibilityHidden(true)
        Button("Search", systemImage: "magnifyingglass") {
          search.presentation.traits.isActive.wrappedValue = true
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
      }
    }
  }
}

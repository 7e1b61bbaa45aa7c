/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic, principal, navigation, primaryAction, secondaryAction, status
    case confirmationAction, cancellationAction, destructiveAction
    case topBarLeading, topBarTrailing, bottomBar, keyboard
    case title, subtitle, largeTitle, largeSubtitle, titleMenu, bottomOrnament
    case accessoryBar
  }

  let place: Place

  /// Where it suits the bar: at the end.
  public static let automatic = ToolbarItemPlacement(place: .automatic)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// At the start of the bar, for ways through the app.
  public static let navigation = ToolbarItemPlacement(place: .navigation)
  /// At the end of the bar, for the most used action.
  public static let primaryAction = ToolbarItemPlacement(place: .primaryAction)
  /// In the menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondaryAction)
  /// In the middle of the bar below the screen, for news about what goes on.
  public static let status = ToolbarItemPlacement(place: .status)
  /// At the end of the bar, for the action that completes a dialog.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirmationAction)
  /// At the start of the bar, for the action that leaves a dialog.
  public static let cancellationAction = ToolbarItemPlacement(place: .cancellationAction)
  /// At the end of the bar, for the action of a dialog that destroys something.
  public static let destructiveAction = ToolbarItemPlacement(place: .destructiveAction)
  /// Above a keyboard on the screen; no host has one today, and the items are not shown.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the start of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// At the end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  /// At the start of the bar; `topBarLeading` is the newer spelling.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .topBarLeading)
  /// At the end of the bar; `topBarTrailing` is the newer spelling.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .topBarTrailing)
  /// In the bar below the screen.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .title)
  /// In place of the large title, where the screen has one.
  public static let largeTitle = ToolbarItemPlacement(place: .largeTitle)
  /// Below the title, in place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// Below the large title, in place of the subtitle.
  public static let largeSubtitle = ToolbarItemPlacement(place: .largeSubtitle)

  /// In a bar of its own; it stands below the screen here.
  ///
  /// - Parameter id: Tells the bar from others.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(place: .accessoryBar)
  }

  static let titleMenu = ToolbarItemPlacement(place: .titleMenu)
}

/// A bar to which modifiers refer.
public struct ToolbarPlacement: Hashable, Sendable {
  package enum Bar: Hashable, Sendable {
    case automatic, bottomBar, navigationBar, tabBar, windowToolbar, accessoryBar
  }

  let bar: Bar

  /// All bars of the place.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The bar below the screen.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottomBar) }
  /// The bar above the screen.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigationBar) }
  /// The bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabBar) }
  /// The bar at the top of a window: here that above the screen.
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(bar: .windowToolbar) }

  /// A bar of its own.
  ///
  /// - Parameter id: Tells the bar from others.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(bar: .accessoryBar) }

  /// The bars that a modifier means.
  var bars: [Bar] {
    switch bar {
    case .automatic: [.navigationBar, .bottomBar]
    case .windowToolbar: [.navigationBar]
    case .accessoryBar: [.bottomBar]
    case .bottomBar, .navigationBar, .tabBar: [bar]
    }
  }
}

/// A part that bars have of themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case sidebarToggle, title, search
  }

  let kind: Kind

  /// The button that shows and hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The field for searches.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}

/// What the screen of a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    case automatic, navigationStack, browser, editor
  }

  let role: Role

  /// As it suits the place.
  public static var automatic: ToolbarRole { ToolbarRole(role: .automatic) }
  /// A stack of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole(role: .navigationStack) }
  /// Pages with a history: the title stands at the start.
  public static var browser: ToolbarRole { ToolbarRole(role: .browser) }
  /// A document: the title stands at the start.
  public static var editor: ToolbarRole { ToolbarRole(role: .editor) }
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  package enum Mode: Hashable, Sendable {
    case automatic, inline, inlineLarge, large
  }

  let mode: Mode

  /// As on the screen below; on the first screen large.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Small, in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// Large, in the bar; here as `large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inlineLarge) }
  /// Large, below the bar, until the content is scrolled.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

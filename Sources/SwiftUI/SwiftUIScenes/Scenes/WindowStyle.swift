import SwiftUICore

/// How the frame of a window looks. Programs choose among the styles that there are.
public protocol WindowStyle {
  nonisolated var _look: _WindowLook { get }
}

/// What a style wants of a window's frame.
nonisolated public struct _WindowLook: Sendable {
  package var isDecorated: Bool = true

  init(isDecorated: Bool = true) { self.isDecorated = isDecorated }
}

/// The frame that the desktop gives to windows.
nonisolated public struct DefaultWindowStyle: WindowStyle {
  public init() {}

  public var _look: _WindowLook { _WindowLook() }
}

/// A frame with a title bar.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
  public init() {}

  public var _look: _WindowLook { _WindowLook() }
}

/// A frame whose title bar is hidden.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}

  public var _look: _WindowLook { _WindowLook() }
}

/// No frame: the window is its content.
nonisolated public struct PlainWindowStyle: WindowStyle {
  public init() {}

  public var _look: _WindowLook { _WindowLook(isDecorated: false) }
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar of a window looks. Programs choose among the styles that there are.
public protocol WindowToolbarStyle {}

/// The toolbar of the platform.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// A toolbar below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}
}

/// A toolbar beside the title.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  /// - Parameter showsTitle: Whether the title is shown beside the items.
  public init(showsTitle: Bool) {}
}

/// A low toolbar beside the title.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public init() {}

  /// - Parameter showsTitle: Whether the title is shown beside the items.
  public init(showsTitle: Bool) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension Scene {
  /// Sets how the frames of the scene's windows look.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    let isDecorated: Bool = style._look.isDecorated
    return modified(OptionsModifier { $0.isDecorated = isDecorated })
  }

  /// Sets how the toolbars of the scene's windows look.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    modified(OptionsModifier { _ in })
  }
}

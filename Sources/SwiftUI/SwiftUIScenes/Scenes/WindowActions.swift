import SwiftUICore

/// Opens windows of the program's scenes. Take it from the environment.
///
/// ```swift
/// struct LibraryLink: View {
///   @Environment(\.openWindow) private var openWindow
///   var body: some View {
///     Button("Library") { openWindow(id: "library") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated(unsafe) private let open: (_ id: String?, _ value: AnyHashable?, _ type: Any.Type?) -> Void

  nonisolated init(open: @escaping (_ id: String?, _ value: AnyHashable?, _ type: Any.Type?) -> Void) {
    self.open = open
  }

  /// Opens a window of the scene with an identifier; a single window that is open comes to the front.
  public func callAsFunction(id: String) { open(id, nil, nil) }

  /// Opens a window for a value, or brings the one that shows it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value), D.self) }

  /// Opens a window for a value, of the scene with an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value), D.self) }
}

/// Closes windows of the program's scenes. Take it from the environment.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated(unsafe) private let close: (_ id: String?, _ value: AnyHashable?, _ type: Any.Type?) -> Void

  nonisolated init(close: @escaping (_ id: String?, _ value: AnyHashable?, _ type: Any.Type?) -> Void) {
    self.close = close
  }

  /// Closes the window in which the action was taken from the environment.
  public func callAsFunction() { close(nil, nil, nil) }

  /// Closes all windows of the scene with an identifier.
  public func callAsFunction(id: String) { close(id, nil, nil) }

  /// Closes the windows that show a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { close(nil, AnyHashable(value), D.self) }

  /// Closes the windows that show a value, of the scene with an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { close(id, AnyHashable(value), D.self) }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction {
    OpenWindowAction { id, _, _ in
      RunningApp.warnNoScenes("openWindow\(id.map { "(id: \"\($0)\")" } ?? "")")
    }
  }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction {
    DismissWindowAction { _, _, _ in RunningApp.warnNoScenes("dismissWindow") }
  }
}

private struct MultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Opens windows. Outside of a program with scenes it does nothing but say so.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows. Outside of a program with scenes it does nothing but say so.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Whether the program can have several windows at a time: on desktops it can.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[MultipleWindowsKey.self] }
    set { self[MultipleWindowsKey.self] = newValue }
  }
}

/// A program: its scenes, and the state that they share.
///
/// The type with the attribute `@main` is the program's entry. On a machine with a display its first scene opens in a
/// window; without one it opens unseen (see `main()`).
///
/// ```swift
/// @main
/// struct Notes: App {
///   var body: some Scene {
///     WindowGroup("Notes") {
///       Text("Nothing yet")
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  /// The scenes of the program. The system reads it again when state that it read has changed.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the program, once, before its first window.
  @MainActor @preconcurrency init()
}

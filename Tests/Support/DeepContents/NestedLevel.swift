import SwiftUI

/// A view or modifier that can be put around itself any number of times, for tests and benchmarks of depth.
public struct NestedLevel: Sendable {
  /// What one level is made with.
  public struct Context {
    /// How many levels are inside of this one.
    public let depth: Int
    public let model: NestedModel
    public let space: Namespace.ID
  }

  public let name: String
  /// Whether what is innermost can be seen and is read through the level.
  public let isSeen: Bool
  /// Whether it makes or places what is in it when it has a place itself.
  public var isLate: Bool {
    ["geometry reader", "canvas", "crossed lazy stacks", "pinned header"].contains(name) || name.contains("lazy ")
      || name.hasPrefix("matched")
  }
  /// Whether it says words of its own instead of those inside.
  public var hasWords: Bool { ["said label", "represented"].contains(name) }
  let wrap: @MainActor @Sendable (AnyView, Context) -> AnyView

  init<Wrapped: View>(
    _ name: String, isSeen: Bool = true, _ wrap: @escaping @MainActor @Sendable (AnyView, Context) -> Wrapped
  ) {
    self.name = name
    self.isSeen = isSeen
    self.wrap = { AnyView(wrap($0, $1)) }
  }

  init<Wrapped: View>(
    _ name: String, isSeen: Bool = true, _ wrap: @escaping @MainActor @Sendable (AnyView) -> Wrapped
  ) {
    self.init(name, isSeen: isSeen) { view, _ in wrap(view) }
  }

  /// Every container and modifier that takes views, once.
  public static let all: [NestedLevel] =
    containers + lazy + structure + layout + geometry + drawing + text + values + observing + motion + words + focus
    + scrolling
}

/// What the innermost text shows.
@Observable
public final class NestedModel: @unchecked Sendable {
  public var name: String = "Bottom"

  public init() {}
}

/// Levels inside each other around one text: with several levels they take turns.
public struct NestedContents: View {
  let levels: [NestedLevel]
  let depth: Int
  let model: NestedModel
  @Namespace private var space

  public init(_ levels: [NestedLevel], depth: Int, model: NestedModel = NestedModel()) {
    self.levels = levels
    self.depth = depth
    self.model = model
  }

  public var body: some View {
    if depth > 0 {
      levels[depth % levels.count].wrap(
        AnyView(NestedContents(levels, depth: depth - 1, model: model)),
        NestedLevel.Context(depth: depth - 1, model: model, space: space))
    } else {
      Text(verbatim: model.name)
    }
  }
}

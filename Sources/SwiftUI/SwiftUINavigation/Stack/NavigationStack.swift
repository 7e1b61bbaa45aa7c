import ReactiveGraph
import SwiftUICore

/// Shows screens on top of a root view, of which people see the top one and can go back to those below (behaviours 95, 96).
///
/// Links push screens: `NavigationLink(value:)` and `navigationDestination(for:destination:)` by values, others by views or
/// flags. The values are the stack's path, which the app may keep, read and write.
///
/// ```swift
/// struct Chapters: View {
///   @State private var path: [Int] = []
///   var body: some View {
///     NavigationStack(path: $path) {
///       List(1..<10) { number in NavigationLink("Chapter \(number)", value: number) }
///         .navigationTitle("Chapters")
///         .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
///     }
///   }
/// }
/// ```
///
/// A covered screen keeps its state and has disappeared; a popped one ends. Screens are pushed and popped with an animation,
/// on a phone from the trailing edge, where a person can also drag them back.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: StackPath?

  /// Makes a stack that keeps its path itself.
  ///
  /// - Parameter root: Makes the first screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Makes a stack whose path holds values of any types (behaviour 101).
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: Makes the first screen.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = StackPath(path)
  }

  /// Makes a stack whose path holds values of one type.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - root: Makes the first screen.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(path)
  }
}

extension NavigationStack: UnaryView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let path: _GraphValue<StackPath?> = view.part(\.path)
    let root: _GraphValue<Root> = view.part(\.root)
    return StackLowering.makeView(inputs: inputs, path: { path.read() }) { inputs in
      Root._makeView(view: root, inputs: inputs)
    }
  }
}

/// Lowers a stack of screens, whatever the view is called that shows it.
enum StackLowering {
  static func makeView(
    inputs: _ViewInputs, path: @escaping () -> StackPath?, root: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let controller = StackController(in: inputs.window, environment: inputs.environment, path: path)
    controller.join(inputs.navigation)
    controller.setRoot(root)
    controller.begin(inputs.graph.untracked { path()?.values() ?? [] })
    PathFollower(controller, path: path, inputs: inputs).setNeedsEvaluation()
    var inner: _ViewInputs = inputs
    inner.navigation = controller
    inner.preferences.remove(BarWishesKey.self)
    var outputs: _ViewOutputs = StackScreens._makeView(
      view: _GraphValue { StackScreens(controller: controller) }, inputs: inner)
    if inputs.preferences.contains(BarWishesKey.self) {
      var wishes = BarWishes()
      wishes.hasOwnBars = true
      outputs.preferences[BarWishesKey.self] = Rule<BarWishes?>(
        in: inputs.graph, "bars of a stack", equal: { _, _ in true }
      ) {
        [wishes] in wishes
      }
    }
    return outputs
  }
}

/// Keeps the screens of a stack equal to the app's path.
private final class PathFollower: GraphNode {
  private let controller: StackController
  private let path: () -> StackPath?
  private var observing: ContentNode<[AnyHashable]?>

  init(_ controller: StackController, path: @escaping () -> StackPath?, inputs: _ViewInputs) {
    self.controller = controller
    self.path = path
    // What a binding reads of observable objects counts too.
    observing = ContentNode(in: inputs.window, "path") { path()?.values() }
    super.init(in: inputs.graph, "path follower")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    if let values = observing.value { controller.follow(values) }
    return false
  }
}

import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// The commands of a scene, of whatever type.
protocol SceneCommands {
  /// Whether windows have a menu bar for them.
  var areShown: Bool { get }
  /// Lowers the commands for the menu bar of a window.
  func lower(in inputs: _ViewInputs) -> any LoweredCommands
}

/// Commands in the graph of a window.
protocol LoweredCommands: AnyObject {
  /// What they change of the menu bar; read inside a node.
  var edits: [CommandEdit] { get }
  /// Takes the commands of the same scene after the program evaluated its body again; false when they are of another type.
  func follow(_ commands: any SceneCommands) -> Bool
}

struct TypedSceneCommands<Content: Commands>: SceneCommands {
  let commands: Content

  var areShown: Bool {
    guard let commands = commands as? any OptionalCommands else { return true }
    return MainActor.assumeIsolated { commands.isShown }
  }

  func lower(in inputs: _ViewInputs) -> any LoweredCommands { TypedLoweredCommands(commands, in: inputs) }
}

private final class TypedLoweredCommands<Content: Commands>: LoweredCommands {
  private let source: Source<Content>
  private let outputs: _CommandsOutputs

  init(_ commands: Content, in inputs: _ViewInputs) {
    // Each new value counts as another: the parts compare themselves.
    source = Source<Content>(in: inputs.graph, "commands", commands) { _, _ in false }
    outputs = Content._makeCommands(content: _GraphValue(source), inputs: _CommandsInputs(views: inputs))
  }

  var edits: [CommandEdit] { outputs.edits() }

  func follow(_ commands: any SceneCommands) -> Bool {
    guard let next = commands as? TypedSceneCommands<Content> else { return false }
    if source.isAlive { source.set(next.commands) }
    return true
  }
}

/// The menu bar of one window: the commands of all scenes of its program, and what each program has.
final class WindowCommands {
  private struct Key: Hashable {
    var scene: UInt64
    var index: Int
  }

  private unowned let window: SceneWindow
  private var lowered: [Key: any LoweredCommands] = [:]
  private var version: Source<Int>?

  init(_ window: SceneWindow) { self.window = window }

  /// The program's scenes or windows changed.
  func programDidChange() {
    for item in window.app.items {
      for (index, commands) in item.commands.enumerated() {
        let key = Key(scene: item.key, index: index)
        if let known = lowered[key], !known.follow(commands) { lowered[key] = nil }
      }
    }
    if let version, version.isAlive { version.set((version.last ?? 0) + 1) }
  }

  /// The menus, as an attribute of the window's graph.
  fileprivate func makeBar(in inputs: _ViewInputs) -> ContentNode<MenuBar> {
    let version = Source<Int>(in: inputs.graph, "version of commands", 0)
    self.version = version
    let place: Subgraph = inputs.graph.currentSubgraph
    return ContentNode<MenuBar>(in: inputs.window, "menu bar") { [unowned self] in
      _ = version.value
      return MenuBar(menus: StandardMenus(of: window).menus(edits(in: inputs, place)))
    }
  }

  private func edits(in inputs: _ViewInputs, _ place: Subgraph) -> [CommandEdit] {
    var edits: [CommandEdit] = []
    for item in window.app.items {
      for (index, commands) in item.commands.enumerated() {
        let key = Key(scene: item.key, index: index)
        let known: any LoweredCommands =
          lowered[key]
          ?? inputs.graph.untracked { inputs.graph.with(place) { commands.lower(in: inputs) } }
        lowered[key] = known
        edits += known.edits
      }
    }
    return edits
  }
}

/// The root of a window with a menu bar above its content.
nonisolated struct MenuBarRoot<Content: View>: View {
  let commands: WindowCommands
  let content: Content

  init(commands: WindowCommands, content: Content) {
    self.commands = commands
    self.content = content
  }

  @MainActor var body: some View {
    MenuBarLayout {
      WindowMenuBar(commands: commands).modifier(EditPerformerScope())
      content
    }
  }
}

nonisolated private struct WindowMenuBar: UnaryView {
  let commands: WindowCommands

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let bar: ContentNode<MenuBar> = inputs.graph.untracked { view.read() }.commands.makeBar(in: inputs)
    return MenuBar._makeView(view: _GraphValue(bar), inputs: inputs)
  }
}

/// The bar takes its height from the top and all of the width; the content lies in the middle of the rest.
private struct MenuBarLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height: CGFloat = MenuBar.height
    let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - height) })
    let content: CGSize = subviews.last?.sizeThatFits(inner) ?? .zero
    func extent(_ proposed: CGFloat?, _ own: CGFloat) -> CGFloat {
      guard let proposed, proposed.isFinite else { return own }
      return max(proposed, own)
    }
    return CGSize(
      width: extent(proposal.width, content.width), height: extent(proposal.height, content.height + height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let bar = subviews.first, let content = subviews.last else { return }
    let height: CGFloat = MenuBar.height
    bar.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    let rest = CGRect(x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
    content.place(
      at: CGPoint(x: rest.midX, y: rest.midY), anchor: .center, proposal: ProposedViewSize(rest.size))
  }
}

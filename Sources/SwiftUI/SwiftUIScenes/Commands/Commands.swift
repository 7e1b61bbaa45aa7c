import ReactiveGraph
import SwiftUIControls
import SwiftUICore

/// Menus and items for the menu bar of a program: `Scene.commands(content:)` adds them.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var zoom: Binding<Double>?
/// }
///
/// struct DrawingCommands: Commands {
///   @FocusedBinding(\.zoom) private var zoom: Double?
///
///   var body: some Commands {
///     CommandMenu("Drawing") {
///       Button("Zoom In") { zoom? *= 2 }
///         .keyboardShortcut("+")
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// The commands of which these are made. Focused values are those of the window that has the menu bar.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Lowers the commands once, by their static type, into what they change of a menu bar.
  nonisolated static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs
}

extension Commands {
  public nonisolated static func _makeCommands(
    content: _GraphValue<Self>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    Body._makeCommands(content: content.evaluated(inputs: inputs.views) { $0.body }, inputs: inputs)
  }
}

/// Commands that lower themselves and have no body.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public nonisolated var body: Never {
    preconditionFailure("\(Self.self) is shown by the framework; its body must not be asked for.")
  }
}

extension Never: Commands {
  public nonisolated static func _makeCommands(
    content: _GraphValue<Never>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    _CommandsOutputs()
  }
}

/// What commands get from around them when they are lowered: they live in the graph of a window.
public struct _CommandsInputs {
  let views: _ViewInputs
}

/// What commands change of a menu bar.
public struct _CommandsOutputs {
  /// The changes now, in order; read inside a node.
  var edits: () -> [CommandEdit] = { [] }
}

/// One change of a menu bar.
struct CommandEdit {
  enum Place {
    case before, after, replacing
  }

  enum Kind {
    /// A menu of its own.
    case menu(Text)
    /// Items at a group of items that each program has.
    case group(CommandGroupPlacement, Place)
    /// All menus, made of those that are there.
    case arrangement(@MainActor ([StandardMenu]) -> [MenuBarMenu])
  }

  let kind: Kind
  /// Nil for no items.
  let content: AnyView?
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  public nonisolated init() {}

  public nonisolated static func _makeCommands(
    content: _GraphValue<EmptyCommands>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    _CommandsOutputs()
  }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  /// Makes one value of several commands.
  public nonisolated init(@CommandsBuilder content: () -> Content) { self = .containing(content()) }

  public nonisolated static func _makeCommands(
    content: _GraphValue<Group<Content>>, inputs: _CommandsInputs
  ) -> _CommandsOutputs {
    Content._makeCommands(content: content[{ $0.content }], inputs: inputs)
  }
}

import ReactiveGraph
import SwiftUICore

/// Items of a toolbar, as views are parts of a view.
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///   @Binding var isEdited: Bool
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) {
///       Button("Done") { isEdited = false }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Lists the items as views with a placement each; made from `body` unless the type does it itself.
  nonisolated static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList
}

extension ToolbarContent {
  public nonisolated static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    Body._makeToolbar(content: content.evaluated(inputs: inputs) { $0.body }, inputs: inputs)
  }
}

/// Items that people may add, remove and arrange. Hosts have no place for that today: the items stand as the app has them.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

/// Toolbar content that lowers itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public nonisolated var body: Never { preconditionFailure("Toolbar content that lowers itself has no body.") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public nonisolated static func _makeToolbar(content: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewList { .empty }
}

/// Where an item stands, for the bar that shows it.
enum ToolbarPlacementTrait: _ViewTraitKey {
  static var defaultValue: ToolbarItemPlacement { .automatic }
}

extension _ViewInputs {
  /// The inputs of items with a placement; the innermost one wins, as for all traits.
  func toolbar(_ placement: @escaping () -> ToolbarItemPlacement) -> _ViewInputs {
    var inputs: _ViewInputs = self
    inputs.traits.set(ToolbarPlacementTrait.self, placement)
    return inputs
  }
}

import Foundation

/// A view that makes views of a collection, whose rows people may edit where a container lets them.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets people delete rows in containers that offer it; nil takes the possibility away.
  ///
  /// The action gets the places of the rows' elements in the data.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(path: \.delete, action: action))
  }

  /// Lets people move rows in containers that offer it; nil takes the possibility away.
  ///
  /// The action gets the places of the elements that move, and the place in the data before which they go.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(path: \.move, action: action))
  }
}

nonisolated struct RowEditModifier<Action>: TraitModifier {
  let path: WritableKeyPath<RowEdits, Action>
  var action: Action

  nonisolated static func attach(to traits: inout ViewTraits, modifier: _GraphValue<Self>) {
    traits.changeEdits { edits in
      let modifier: Self = modifier.read()
      edits[keyPath: modifier.path] = modifier.action
    }
  }
}

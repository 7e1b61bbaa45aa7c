import CoreTransferable
import FoundationGaps
import InputEngine
import UniformTypeIdentifiers

extension RowInsertion {
  /// Takes items that conform to types.
  init(ofTypes types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
    self.init { offset in
      var reactions = DropReactions()
      reactions.validates = { DropInfo(location: $0.position, items: $0.offer.items).hasItemsConforming(to: types) }
      reactions.performed = { event, _ in
        guard let offset = offset(event) else { return false }
        action(offset, DropInfo(location: event.position, items: event.offer.items).itemProviders(for: types))
        return true
      }
      return reactions
    }
  }

  /// Takes values of a type, when they are loaded.
  init<T: Transferable>(of type: T.Type, _ action: @escaping ([T], Int) -> Void) {
    self.init { offset in
      .loading(T.self) { values, event in
        if let offset = offset(event) { action(values, offset) }
      }
    }
  }
}

extension View {
  /// Takes things that are dropped between the rows of the data inside.
  package nonisolated func rowInsertion<T: Transferable>(
    of type: T.Type, _ action: @escaping ([T], Int) -> Void
  ) -> some View {
    modifier(RowEditModifier(path: \.insert, action: RowInsertion(of: T.self, action)))
  }

  package nonisolated func rowInsertion(
    ofTypes types: [String], _ action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some View {
    modifier(RowEditModifier(path: \.insert, action: RowInsertion(ofTypes: types, action)))
  }
}

extension DynamicViewContent {
  /// Takes things that are dropped between the rows, in containers that offer it.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - action: Gets the place in the data before which the things go, and the things.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let types: [String] = supportedContentTypes.map(\.identifier)
    return modifier(RowEditModifier(path: \.insert, action: RowInsertion(ofTypes: types, action)))
  }

  /// Takes things of types that are given as identifiers.
  @_disfavoredOverload
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditModifier(path: \.insert, action: RowInsertion(ofTypes: acceptedTypeIdentifiers, action)))
  }

  /// Takes values of a type that are dropped between the rows, in containers that offer it.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Gets the values, when they are loaded, and the place in the data before which they go.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    modifier(RowEditModifier(path: \.insert, action: RowInsertion(of: T.self, action)))
  }
}

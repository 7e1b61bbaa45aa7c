import CoreGraphics
import FoundationGaps
import InputEngine
import UniformTypeIdentifiers

extension View {
  /// Takes things that are dropped on the view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - isTargeted: Is set to true while something of these types is over the view.
  ///   - action: Takes the items; returns false when it does nothing with them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(ofTypes: supportedContentTypes.map(\.identifier), isTargeted) { items, _ in action(items) }
  }

  /// Takes things that are dropped on the view, with the place of the drop.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - isTargeted: Is set to true while something of these types is over the view.
  ///   - action: Takes the items and the place in the view's own space; returns false when it does nothing with them.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(ofTypes: supportedContentTypes.map(\.identifier), isTargeted, action)
  }

  /// Takes things that are dropped on the view, as a delegate decides.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken; types that conform to them are as well.
  ///   - delegate: Decides about what comes over the view, and takes it.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(ofTypes: supportedContentTypes.map(\.identifier), delegate)
  }

  /// Takes things that are dropped on the view, of types that are given as identifiers.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(ofTypes: supportedTypes, isTargeted) { items, _ in action(items) }
  }

  /// Takes things that are dropped on the view, of types that are given as identifiers, with the place of the drop.
  @_disfavoredOverload
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(ofTypes: supportedTypes, isTargeted, action)
  }

  /// Takes things that are dropped on the view, of types that are given as identifiers, as a delegate decides.
  @_disfavoredOverload
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(ofTypes: supportedTypes, delegate)
  }

  private nonisolated func onDrop(
    ofTypes types: [String], _ isTargeted: Binding<Bool>?, _ action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier { context in
        var reactions = DropReactions()
        reactions.validates = { context.info($0).hasItemsConforming(to: types) }
        reactions.entered = { _ in isTargeted?.wrappedValue = true }
        reactions.exited = { _ in isTargeted?.wrappedValue = false }
        reactions.performed = { event, _ in
          isTargeted?.wrappedValue = false
          let info: DropInfo = context.info(event)
          return action(info.itemProviders(for: types), info.location)
        }
        return reactions
      })
  }

  private nonisolated func onDrop(ofTypes types: [String], _ delegate: any DropDelegate) -> some View {
    modifier(
      DropModifier { context in
        var reactions = DropReactions()
        reactions.validates = { event in
          let info: DropInfo = context.info(event)
          guard info.hasItemsConforming(to: types) else { return false }
          return MainActor.assumeIsolated { delegate.validateDrop(info: info) }
        }
        reactions.entered = { event in
          let info: DropInfo = context.info(event)
          MainActor.assumeIsolated { delegate.dropEntered(info: info) }
        }
        reactions.updated = { event in
          let info: DropInfo = context.info(event)
          return MainActor.assumeIsolated { delegate.dropUpdated(info: info) }?.operation(for: event)
        }
        reactions.exited = { event in
          let info: DropInfo = context.info(event)
          MainActor.assumeIsolated { delegate.dropExited(info: info) }
        }
        reactions.performed = { event, _ in
          let info: DropInfo = context.info(event)
          return MainActor.assumeIsolated { delegate.performDrop(info: info) }
        }
        return reactions
      })
  }
}

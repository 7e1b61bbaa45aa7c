extension View {
  /// Binds the identity of the view to a value (behaviour 259).
  ///
  /// When the value changes, the view and its state end and a new view begins, by its transition in an animated change.
  /// `ScrollViewReader` and scroll positions find the view by the value.
  ///
  /// - Parameter id: The value.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}

nonisolated struct IDView<Content: View, ID: Hashable>: View {
  var content: Content
  var id: ID
}

extension IDView: PrimitiveView, MultiView {
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .changing(
      BranchList(in: inputs.window, isRevived: false) {
        let id: ID = view.read().id
        return BranchList.Branch(id: id) {
          // The view of an id that is no longer asked for stays as it was while it leaves.
          let content: _GraphValue<Content> = view.kept(in: inputs.graph) { $0.id == id ? $0.content : nil }
          return Content._makeViewList(view: content, inputs: inputs).map {
            $0.identified(by: id, isExplicit: true)
          }
        }
      })
  }

  nonisolated static var _viewListCount: Int? { Content._viewListCount }
}

/// A view value that can say under which id a container would see it, without being lowered.
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable? { get }
}

extension IDView: ExplicitlyIdentified {
  var explicitID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified {
  var explicitID: AnyHashable? { (content as? any ExplicitlyIdentified)?.explicitID }
}

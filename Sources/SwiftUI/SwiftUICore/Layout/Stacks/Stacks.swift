import LayoutEngine
import Memory

/// How a stack puts its views beside one another; the first stored property of a stack.
@usableFromInline
nonisolated struct StackRule<Guide> {
  @usableFromInline let alignment: Guide
  @usableFromInline let spacing: CGFloat?

  @inlinable init(alignment: Guide, spacing: CGFloat?) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Lays out its views in a row.
nonisolated public struct HStack<Content: View>: View {
  @usableFromInline let rule: StackRule<VerticalAlignment>
  @usableFromInline let content: Content

  /// Makes a row.
  ///
  /// Children of higher layout priority get space first, then the less flexible ones; the rest is shared equally.
  ///
  /// ```swift
  /// HStack(alignment: .firstTextBaseline) {
  ///   Text("Total")
  ///   Spacer()
  ///   Text("12").font(.title)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The vertical guide that lines the views up. The default is `.center`.
  ///   - spacing: The distance between neighbours in points; nil, the default, lets each pair of neighbours choose its
  ///     own.
  ///   - content: Makes the views.
  @inlinable public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    // The part that the layout needs: the views inside are not looked at again for it.
    let rule: _GraphValue<StackRule<VerticalAlignment>> = view.part(at: 0)
    let contentOffset: Int = StoredOffset.second(\Self.content, after: StackRule<VerticalAlignment>.self)
    let content: _GraphValue<Content> = view.part(at: contentOffset)
    return Container.make(
      Content._makeViewList(view: content, inputs: inputs.inStack(.horizontal)), inputs: inputs
    ) {
      let rule: StackRule<VerticalAlignment> = rule.read()
      return StackLayout.horizontal(alignment: rule.alignment, spacing: rule.spacing)
    }
  }
}

/// Lays out its views in a column.
nonisolated public struct VStack<Content: View>: View {
  @usableFromInline let rule: StackRule<HorizontalAlignment>
  @usableFromInline let content: Content

  /// Makes a column.
  ///
  /// Children of higher layout priority get space first, then the less flexible ones; the rest is shared equally.
  ///
  /// ```swift
  /// VStack(alignment: .leading, spacing: 8) {
  ///   Text("Title").font(.headline)
  ///   Text("Subtitle")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - alignment: The horizontal guide that lines the views up. The default is `.center`.
  ///   - spacing: The distance between neighbours in points; nil, the default, lets each pair of neighbours choose its
  ///     own.
  ///   - content: Makes the views.
  @inlinable public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    rule = StackRule(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    // The part that the layout needs: the views inside are not looked at again for it.
    let rule: _GraphValue<StackRule<HorizontalAlignment>> = view.part(at: 0)
    let contentOffset: Int = StoredOffset.second(\Self.content, after: StackRule<HorizontalAlignment>.self)
    let content: _GraphValue<Content> = view.part(at: contentOffset)
    return Container.make(
      Content._makeViewList(view: content, inputs: inputs.inStack(.vertical)), inputs: inputs
    ) {
      let rule: StackRule<HorizontalAlignment> = rule.read()
      return StackLayout.vertical(alignment: rule.alignment, spacing: rule.spacing)
    }
  }
}

/// Lays its views over one another, later ones in front.
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Lays views over one another, later ones in front.
  ///
  /// The stack is as large as the views together; each is offered the proposal of the stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides that line the views up. The default is `.center`.
  ///   - content: Makes the views.
  @inlinable public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, built: content())
  }

  @usableFromInline nonisolated init(alignment: Alignment, built: Content) {
    self.alignment = alignment
    content = built
  }
}

extension ZStack: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let alignment: _GraphValue<Alignment> = view.part(\.alignment)
    return Container.make(
      Content._makeViewList(view: view.part(\.content), inputs: inputs.inStack(nil)), inputs: inputs
    ) {
      OverlayLayout(alignment: alignment.read())
    }
  }
}

extension _ViewInputs {
  /// The inputs of views inside a stack along `axis`: spacers and dividers turn with it.
  package func inStack(_ axis: Axis?) -> _ViewInputs {
    var inputs: _ViewInputs = self
    inputs.setStackAxis(axis)
    inputs.endContainerObserver()
    return inputs
  }

  /// The same with an axis that may change; read inside a node.
  package func inStack(along axis: @escaping () -> Axis?) -> _ViewInputs {
    var inputs: _ViewInputs = self
    inputs.setStackAxis(along: axis)
    inputs.endContainerObserver()
    return inputs
  }
}

import AccessibilityTree

extension View {
  /// Makes the view an accessibility element or a container (behaviour 303).
  ///
  /// ```swift
  /// HStack {
  ///   Image(systemName: "star.fill")
  ///   Text("4 of 5")
  /// }
  /// .accessibilityElement(children: .combine)
  /// ```
  ///
  /// - Parameter children: What becomes of elements inside: `.ignore`, the default, leaves a new element without them;
  ///   `.combine` makes one element of all; `.contain` keeps them in a container.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attaching(AccessibilityAttachmentModifier(behavior: children.behavior))
  }

  /// Lets another view define the accessibility of this one, of which nothing is left (behaviours 331, 332).
  ///
  /// The other view is laid out in the place of this one and never drawn; its controls work.
  ///
  /// ```swift
  /// struct Dial: View {
  ///   @State private var isOn = false
  ///   var body: some View {
  ///     Circle()
  ///       .fill(isOn ? .green : .gray)
  ///       .accessibilityRepresentation { Toggle("Power", isOn: $isOn) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter representation: Makes the other view.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityLayerModifier(content: representation(), role: .representation))
  }

  /// Makes the view a container with other children than its own (behaviours 338, 387).
  ///
  /// The children are laid out in this view's place and never drawn (behaviours 339, 341). What the view says of itself,
  /// such as its label, stays.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(AccessibilityLayerModifier(content: children(), role: .children))
  }

  /// Makes the label of what views say; `content` gets one that stands for the label there is (behaviour 318).
  public nonisolated func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(AccessibilityAttachedModifier(content: content(PlaceholderContentView()), use: .label))
  }

  /// Offers the buttons of a builder as custom actions of the element (behaviour 348).
  ///
  /// - Parameter content: Makes the buttons, which are not drawn.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityAttachedModifier(content: content(), use: .actions(.default)))
  }

  /// Makes custom actions of a category of the buttons in `content`; those of one category go together (behaviour 399).
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityAttachedModifier(content: content(), use: .actions(category)))
  }

  /// Says that the view is shown large while it is pressed.
  package nonisolated func showingLargeContent() -> some View {
    accessibility { properties, _ in properties.showsLargeContent = true }
  }

  /// Says that another view is shown large while this one is pressed.
  package nonisolated func showingLargeContent<Large: View>(_ large: Large) -> some View {
    modifier(AccessibilityAttachedModifier(content: large, use: .largeContent))
  }

  /// Keeps the colours of the view, such as those of a photograph, when the system inverts colours.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    accessibility { properties, _ in properties.ignoresInvertColors = active }
  }
}

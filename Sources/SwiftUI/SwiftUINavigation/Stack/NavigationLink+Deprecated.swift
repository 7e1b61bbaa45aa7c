import SwiftUICore

extension NavigationLink {
  /// Makes a link that pushes a view while a value is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) or a link with a value.")
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination(), isActive: isActive))
  }

  /// Makes a link that pushes a view while a value is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) or a link with a value.")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, isActive: isActive))
  }

  /// Makes a link that pushes a view while a selection is its tag.
  @available(*, deprecated, message: "Use a link with a value, or navigationDestination(item:destination:).")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination(), isActive: selection.isActive(tag)))
  }

  /// Makes a link that pushes a view while a selection is its tag.
  @available(*, deprecated, message: "Use a link with a value, or navigationDestination(item:destination:).")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view(destination, isActive: selection.isActive(tag)))
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a localized title that pushes a view while a value is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) or a link with a value.")
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), target: .view(destination(), isActive: isActive))
  }

  /// Makes a link with a title that is not localized and pushes a view while a value is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) or a link with a value.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), target: .view(destination(), isActive: isActive))
  }

  /// Makes a link with a localized title that pushes a view while a value is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) or a link with a value.")
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
  }

  /// Makes a link with a title that is not localized and pushes a view while a value is true.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:) or a link with a value.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), target: .view(destination, isActive: isActive))
  }

  /// Makes a link with a localized title that pushes a view while a selection is its tag.
  @available(*, deprecated, message: "Use a link with a value, or navigationDestination(item:destination:).")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view(destination(), isActive: selection.isActive(tag)))
  }

  /// Makes a link with a title that is not localized and pushes a view while a selection is its tag.
  @available(*, deprecated, message: "Use a link with a value, or navigationDestination(item:destination:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), target: .view(destination(), isActive: selection.isActive(tag)))
  }

  /// Makes a link with a localized title that pushes a view while a selection is its tag.
  @available(*, deprecated, message: "Use a link with a value, or navigationDestination(item:destination:).")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), target: .view(destination, isActive: selection.isActive(tag)))
  }

  /// Makes a link with a title that is not localized and pushes a view while a selection is its tag.
  @available(*, deprecated, message: "Use a link with a value, or navigationDestination(item:destination:).")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(title), target: .view(destination, isActive: selection.isActive(tag)))
  }
}

extension Binding {
  /// Whether a selection is a tag; false makes it none.
  nonisolated fileprivate func isActive<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isActive in
        if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

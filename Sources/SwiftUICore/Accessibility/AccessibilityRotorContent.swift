import AccessibilityTree

/// The stops of a custom rotor (behaviour 352).
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The stops, in order.
  nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop]
}

/// One stop as the framework keeps it.
public struct _AccessibilityRotorStop {
  let stop: AccessibilityRotorStop
}

extension AccessibilityRotorContent {
  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    nonisolated(unsafe) let content = self
    nonisolated(unsafe) var stops: [_AccessibilityRotorStop] = []
    MainActor.assumeIsolated { stops = content.body._stops(in: environment) }
    return stops
  }
}

extension AccessibilityRotorContent where Body == Never {
  public nonisolated var body: Never {
    return preconditionFailure("\(Self.self) is read by the framework; its body must not be asked for.")
  }
}

extension Never: AccessibilityRotorContent {
  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] { [] }
}

/// A stop of a custom rotor: it leads to the element with an id.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text?
  private let key: AccessibilityKey

  /// A stop at the view with an id, as `ForEach`, `id(_:)` or `accessibilityRotorEntry(id:in:)` gave it (355, 357).
  public nonisolated init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) {
    self.label = label
    key = AccessibilityKey(AnyHashable(id), namespace: namespace.map { UInt64($0.rawValue) })
  }

  public nonisolated init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil) {
    self.init(Text(labelKey), id: id, in: namespace)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(_ label: L, _ id: ID, in namespace: Namespace.ID? = nil) {
    self.init(Text(label), id: id, in: namespace)
  }

  @_disfavoredOverload
  public nonisolated init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID? = nil) {
    self.init(Text(label), id: id, in: namespace)
  }

  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    [_AccessibilityRotorStop(stop: AccessibilityRotorStop(label?.string(in: environment) ?? "", key: key))]
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    data.flatMap { content($0)._stops(in: environment) }
  }
}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

/// Turns the statements of a closure into the stops of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorContentList {
    var parts: [any AccessibilityRotorContent] = []
    repeat parts.append(each content)
    return _RotorContentList(parts: parts)
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    _RotorContentCondition(content: content)
  }
}

/// Content that may be absent. Its type names the content's: the compiler infers it for the branch without one.
nonisolated struct _RotorContentCondition<Content: AccessibilityRotorContent>: AccessibilityRotorContent {
  let content: Content?

  nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    content?._stops(in: environment) ?? []
  }
}

/// Several parts of a rotor's content in order.
nonisolated public struct _RotorContentList: AccessibilityRotorContent {
  let parts: [any AccessibilityRotorContent]

  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    parts.flatMap { $0._stops(in: environment) }
  }
}

extension View {
  /// Adds a rotor with stops of your choice to a container (behaviours 352, 353).
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibility { properties, environment in
      let stops: [AccessibilityRotorStop] = entries()._stops(in: environment).map(\.stop)
      properties.rotors.append(AccessibilityRotor(label.string(in: environment), stops: stops))
    }
  }

  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Names the element for rotor entries with the same id and namespace (behaviour 357).
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessibility { properties, _ in
      properties.keys.append(AccessibilityKey(AnyHashable(id), namespace: UInt64(namespace.rawValue)))
    }
  }
}

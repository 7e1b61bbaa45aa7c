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
  let prepare: (() -> Void)?
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

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  /// Several stops as one.
  @_disfavoredOverload
  public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.content = content()
  }

  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    content._stops(in: environment)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  public nonisolated func _stops(in environment: EnvironmentValues) -> [_AccessibilityRotorStop] {
    data.flatMap { content($0)._stops(in: environment) }
  }
}

extension ForEach where Content: AccessibilityRotorContent, ID == Data.Element.ID, Data.Element: Identifiable {
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  @_disfavoredOverload
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
public struct AccessibilityRotorContentBuilder {
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

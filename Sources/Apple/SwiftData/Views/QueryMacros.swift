import SwiftUICore

/// Fetches all objects of a class into a view.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "UIMacros", type: "QueryMacro")

/// Fetches all objects of a class into a view; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "UIMacros", type: "QueryMacro")

/// Fetches all objects of a class into a view; changes of the result are made in a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "UIMacros", type: "QueryMacro")

/// Fetches what a descriptor says; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor says.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of several properties; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of several properties.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
  transaction: Transaction? = nil
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of a property; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of a property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of an optional property; changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of an optional property.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

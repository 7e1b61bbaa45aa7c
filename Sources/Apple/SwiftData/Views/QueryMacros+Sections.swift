import SwiftUICore

// The forms of `@Query` with sections. `sectionBy` leads to the title of an object's section; those without one are in the
// section with the empty title. Sections stand in the order of their titles, and their objects in that of `sort`.

/// Fetches what a descriptor says, in sections; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation,
  sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor says, in sections by an optional text; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  _ descriptor: FetchDescriptor<Element>, animation: Animation,
  sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor says, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
  sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches what a descriptor says, in sections by an optional text.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil,
  sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of several properties, in sections; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
  sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of several properties, in sections by an optional text; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation,
  sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of several properties, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil,
  sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of several properties, in sections by an optional text.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil,
  sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of a property, in sections; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of a property, in sections by an optional text; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of a property, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of a property, in sections by an optional text.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of an optional property, in sections; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of an optional property, in sections by an optional text; changes of the result are animated.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  animation: Animation, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of an optional property, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Fetches the objects that meet a condition, in the order of an optional property, in sections by an optional text.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil, sectionBy sectionKeyPath: KeyPath<Element, String?>
) = #externalMacro(module: "UIMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

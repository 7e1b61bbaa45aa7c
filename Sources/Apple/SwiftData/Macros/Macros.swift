@_exported import Foundation
@_exported import Observation
@_exported import SwiftDataStore

@_exported import class FoundationGaps.UndoManager

/// Makes a class persistent and observable.
///
/// ```swift
/// @Model final class Trip {
///   var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///   init(name: String) { self.name = name }
/// }
///
/// @Model final class Stop {
///   var place: String
///   var trip: Trip?
///   init(place: String) { self.place = place }
/// }
/// ```
///
/// Every stored `var` becomes an attribute or, where its type is another model, a relationship. A subclass of a model
/// carries the macro too.
@attached(
  member, conformances: Observable, PersistentModel,
  names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$storage),
  named(_$Base), named(_$propertyCount), named(_$offset), named(_$indexes), named(_$uniques), named(_$keyPaths),
  named(_$make), prefixed(_$keyPaths_), named(_$unstored), prefixed(_$unstored_))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "UIMacros", type: "ModelMacro")

/// Says how an attribute is stored.
///
/// - Parameters:
///   - options: for example `.unique`, `.externalStorage` or `.preserveValueOnDeletion`.
///   - originalName: what the property was called in the last version of the schema.
///   - hashModifier: makes this version of the property differ from others of the same type.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "UIMacros", type: "ModelMarkerMacro")

/// Says what happens along a relationship.
///
/// - Parameters:
///   - deleteRule: what becomes of the related objects when this one is deleted; `.nullify` unless given.
///   - minimumModelCount: how many objects there must be at a save.
///   - maximumModelCount: how many objects there may be at a save; 0 for any number.
///   - originalName: what the property was called in the last version of the schema.
///   - inverse: the property at the other end; found by itself where only one fits.
///   - hashModifier: makes this version of the property differ from others of the same type.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "UIMacros", type: "ModelMarkerMacro")

/// Keeps a property out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "UIMacros", type: "ModelMarkerMacro")

/// Declares indexes, each over one or several properties.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "UIMacros", type: "ModelConstraintMacro")

/// Declares indexes of a kind.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "UIMacros", type: "ModelConstraintMacro")

/// Declares groups of properties whose values no two objects may share. An object that is inserted with the values of
/// one that is there updates that one.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "UIMacros", type: "ModelConstraintMacro")

/// Gives an actor a model context of its own, on whose executor it runs.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "UIMacros", type: "ModelActorMacro")

/// What `@Model` attaches to each stored property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ index: Int, in model: String) =
  #externalMacro(module: "UIMacros", type: "PersistedPropertyMacro")

/// A condition for one object, as Foundation's macro of this name makes it; predicates evaluated inside of it are taken
/// up too, which Foundation's refuses on Linux.
@freestanding(expression)
public macro Predicate<Input>(_ body: (Input) -> Bool) -> Foundation.Predicate<Input> =
  #externalMacro(module: "UIMacros", type: "SinglePredicateMacro")

/// Foundation's macro under a name of its own.
@freestanding(expression)
public macro _FoundationPredicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input> =
  #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

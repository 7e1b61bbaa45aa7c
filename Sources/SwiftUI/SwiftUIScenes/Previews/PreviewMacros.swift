import SwiftUICore

/// Shows a view to its developer: `./rotor preview` draws it.
///
/// ```swift
/// #Preview("Greeting") {
///   Text("Hello").padding()
/// }
/// ```
///
/// - Parameters:
///   - name: The name under which the preview is drawn; nil, the default, uses the name of its file alone.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Shows a view in a layout, an orientation or surroundings of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "UIMacros", type: "PreviewMacro")

/// Lets a variable with a property wrapper stand in a `#Preview`, which makes it a property of a view around.
@attached(peer)
public macro Previewable() = #externalMacro(module: "UIMacros", type: "PreviewableMacro")

/// Makes the type animatable by all of its stored variables, apart from those marked `AnimatableIgnored`.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "UIMacros", type: "AnimatableMacro")

/// Leaves a variable out of what `Animatable` animates.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "UIMacros", type: "AnimatableIgnoredMacro")

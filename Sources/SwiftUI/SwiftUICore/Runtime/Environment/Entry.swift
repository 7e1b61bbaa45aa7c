/// Makes a property of an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry
/// of them: it is kept under a key of its own, with the property's initial value as the default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
///
/// extension View {
///   func accent(_ color: Color) -> some View { environment(\.accent, color) }
/// }
/// ```
///
/// The default is computed anew for each read where the property's type is written, so do not make objects in it. An
/// entry of `FocusedValues` is optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "UIMacros", type: "EntryMacro")

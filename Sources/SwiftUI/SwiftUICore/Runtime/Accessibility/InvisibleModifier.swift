import AccessibilityTree
import ReactiveGraph

/// What cannot be seen is not read either: hidden views, and those without any opacity (as iOS has it).
struct InvisibleAccessibility {
  /// Puts a source around a view's that hides it while `isInvisible` says so.
  nonisolated static func wrap(
    _ outputs: inout _ViewOutputs, inputs: _ViewInputs, _ isInvisible: @escaping () -> Bool
  ) {
    guard outputs.accessibility != nil else { return }
    let source: AccessibilitySource = outputs.wrapAccessibility(inputs)
    PropertiesAttribute.keep(source, inputs: inputs, "invisible") { source in
      var properties = AccessibilityProperties()
      if isInvisible() { properties.isHidden = true }
      source.properties = properties
    }
  }
}

import AccessibilityTree

extension _ViewOutputs {
  /// Puts a transparent source around the view's, for something to be said about the view as a whole.
  package mutating func wrapAccessibility(_ inputs: _ViewInputs) -> AccessibilitySource {
    let source: AccessibilitySource = .transparent(accessibility.map { [$0] } ?? [], id: inputs.window.nextID())
    if let accessibility { accessibilityLayers.append(accessibility) }
    accessibility = source
    return source
  }
}

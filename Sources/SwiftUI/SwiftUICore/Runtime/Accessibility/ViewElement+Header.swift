import AccessibilityTree

extension _ViewList {
  /// The same views as the header of a section: their elements are headings, unless the trait is taken from them inside
  /// (behaviours 284, 315).
  package func asSectionHeader() -> _ViewList {
    map { element in
      element.extended { inputs, make in
        var outputs: _ViewOutputs = make(inputs)
        guard outputs.accessibility != nil else { return outputs }
        outputs.wrapAccessibility(inputs).properties.impliedTraits = .isHeader
        return outputs
      }
    }
  }
}

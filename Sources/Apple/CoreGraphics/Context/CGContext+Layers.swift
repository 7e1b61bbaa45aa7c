extension CGContext {
  /// Puts together what follows, until the layer is ended, and then draws it as one thing: with the opacity, blend mode and
  /// shadow of now, under the clip of now. Inside, these are as in a new context at first.
  ///
  /// In the layer edges are always smoothed.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// Begins a layer of which what lies outside of a rectangle is not drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(in: rect)
  }

  /// Draws the layer and brings the state back that it was begun in; without one nothing happens.
  public func endTransparencyLayer() {
    guard let depth = layers.last else { return }
    while stack.count > depth { restoreGState() }
    layers.removeLast()
    backend.endLayer()
    restoreGState()
  }

  private func beginLayer(in rect: CGRect?) {
    guard canDraw else { return }
    let mark: CGMark = self.mark
    saveGState()
    backend.beginLayer(mark)
    layers.append(stack.count)
    state.mark.alpha = 1
    state.mark.blendMode = .normal
    state.mark.shadow = nil
    if let rect {
      let path: CGMutablePath = current
      clip(to: rect)
      current = path
    }
  }
}

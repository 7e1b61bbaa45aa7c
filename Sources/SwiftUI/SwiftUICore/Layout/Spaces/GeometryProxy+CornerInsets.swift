extension GeometryProxy {
  /// The room that is taken at the corners of the window or presentation around: none, since no host puts buttons into
  /// corners or rounds them off.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

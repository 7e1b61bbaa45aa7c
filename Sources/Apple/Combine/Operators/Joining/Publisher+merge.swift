extension Publisher {
  /// Merges this publisher's values with those of another, as they come.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where
    Output == P.Output, Failure == P.Failure
  {
    Publishers.Merge(self, other)
  }

  /// Merges this publisher's values with those of 2 others, as they come.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure
  {
    Publishers.Merge3(self, b, c)
  }

  /// Merges this publisher's values with those of 3 others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Merges this publisher's values with those of 4 others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Merges this publisher's values with those of 5 others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Merges this publisher's values with those of 6 others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Merges this publisher's values with those of 7 others, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Output == B.Output, Failure == B.Failure,
    Output == C.Output, Failure == C.Failure,
    Output == D.Output, Failure == D.Failure,
    Output == E.Output, Failure == E.Failure,
    Output == F.Output, Failure == F.Failure,
    Output == G.Output, Failure == G.Failure,
    Output == H.Output, Failure == H.Failure
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }

  /// Merges this publisher's values with those of another of the same type, as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany([self, other])
  }
}

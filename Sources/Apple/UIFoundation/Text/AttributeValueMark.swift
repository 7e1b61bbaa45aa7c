/// The first stored property of each class whose objects are values of attributed strings.
///
/// To compare two attributes, Foundation on Linux takes the first word behind an object's header for the number of a type of its
/// own, and ends the program where that is 0: a font in the place of another font did. A number whose type has another class
/// makes it ask `isEqual(_:)`.
struct AttributeValueMark: Sendable {
  /// Foundation reads the number in the bits from the eighth on; 1 is that of its null.
  private let word: UInt64 = 1 << 8
}

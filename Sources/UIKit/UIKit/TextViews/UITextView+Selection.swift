import Foundation

extension UITextView {
  /// The parts of the text that are selected, in UTF-16 code units: one part.
  ///
  /// Where several are set, everything from the first to the last of them is selected; none at all changes nothing.
  public final var selectedRanges: [NSRange] {
    get { [selectedRange] }
    set {
      guard let first = newValue.first else { return }
      selectedRange = newValue.dropFirst().reduce(first) { $0.union($1) }
    }
  }
}

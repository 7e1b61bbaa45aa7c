import CoreGraphics
import Foundation

/// A paragraph as an item of a list.
struct ListItem {
  /// The number or bullet that stands before the paragraph.
  let mark: String
  /// In how many lists the paragraph is.
  let level: Int

  // The places are those of lists in Apple's text editors: marks at 11 points, texts at 36, for each level.
  var indent: CGFloat { 36 * CGFloat(level) }

  /// Where the mark begins, from the leading edge.
  ///
  /// - Parameters:
  ///   - indent: Where the text does.
  ///   - width: Of the mark.
  func x(before indent: CGFloat, width: CGFloat) -> CGFloat {
    indent == self.indent ? max(0, indent - max(25, width + 4)) : max(0, indent - width - 8)
  }
}

/// Counts the items of lists from paragraph to paragraph.
struct ListNumbers {
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The item that the next paragraph is; nil for one outside of lists.
  mutating func next(_ style: NSParagraphStyle) -> ListItem? {
    let lists: [NSTextList] = style.textLists
    guard let inner = lists.last else {
      numbers = [:]
      return nil
    }
    let known: Set<ObjectIdentifier> = Set(lists.map { ObjectIdentifier($0) })
    numbers = numbers.filter { known.contains($0.key) }
    numbers[ObjectIdentifier(inner)] = (numbers[ObjectIdentifier(inner)] ?? inner.startingItemNumber - 1) + 1
    var mark: String = ""
    for list in lists.reversed() {
      mark = list.marker(forItemNumber: numbers[ObjectIdentifier(list)] ?? list.startingItemNumber) + mark
      if !list.listOptions.contains(.prependEnclosingMarker) { break }
    }
    return ListItem(mark: mark, level: lists.count)
  }
}

extension [NSAttributedString.Key: Any] {
  /// The attributes of letters alone, for a mark beside them.
  var letters: Self { filter { $0.key == .font || $0.key == .foregroundColor } }
}

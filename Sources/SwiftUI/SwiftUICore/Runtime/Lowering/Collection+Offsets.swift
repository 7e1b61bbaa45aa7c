import Foundation

/// What `onDelete` and `onMove` ask of the data behind their rows.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the beginning.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: Self = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the element that is at an offset now.
  ///
  /// - Parameter destination: from 0 to the count of elements, which is behind the last one.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old: [Element] = Array(self)
    precondition(
      (0...old.count).contains(destination) && source.allSatisfy(old.indices.contains),
      "move(fromOffsets:toOffset:) was asked to move \(Array(source)) to \(destination) among \(old.count) elements.")
    func staying(_ range: Range<Int>) -> [Element] { range.filter { !source.contains($0) }.map { old[$0] } }
    let new: [Element] = staying(0..<destination) + source.map { old[$0] } + staying(destination..<old.count)
    for (place, element) in zip(Array(indices), new) { self[place] = element }
  }
}

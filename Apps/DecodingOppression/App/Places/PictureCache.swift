import Foundation
import PDFKit

/// The pictures of pages that were used last, as many as fit into a number of bytes.
struct PictureCache {
  struct Key: Hashable {
    var url: URL
    /// A file that was changed has other pictures.
    var modified: Date?
    var page: Int
    var width: Int
  }

  /// In bytes; the picture used last is kept in any case.
  let limit: Int
  /// The latest at the end.
  private var entries: [(key: Key, picture: UIImage, size: Int)] = []

  init(limit: Int) { self.limit = limit }

  /// How many pictures are kept.
  var count: Int { entries.count }

  subscript(key: Key) -> UIImage? {
    mutating get {
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.append(entries.remove(at: index))
      return entries.last?.picture
    }
    set {
      entries.removeAll { $0.key == key }
      guard let newValue else { return }
      // Four bytes a pixel.
      let size: Int = Int(newValue.size.width * newValue.scale * newValue.size.height * newValue.scale) * 4
      entries.append((key, newValue, size))
      while entries.count > 1, entries.reduce(0, { $0 + $1.size }) > limit { entries.removeFirst() }
    }
  }
}

import CoreGraphics
import Foundation

/// A face that is asked for by name, and what its file says of it.
package struct NamedFace: Hashable, Sendable {
  package var family: String
  /// 100 (ultra light) to 900 (black).
  package var weight: Int
  package var isItalic: Bool
  /// What the face reaches above and below the base line, in parts of the size.
  package var ascent: CGFloat
  package var descent: CGFloat

  package init(family: String, weight: Int, isItalic: Bool, ascent: CGFloat, descent: CGFloat) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.ascent = ascent
    self.descent = descent
  }
}

/// Finds faces by their PostScript name, their full name or the name of their family.
///
/// Whoever loads fonts says how; without anybody there are none.
package enum NamedFaces {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var find: ((String) -> NamedFace?)?
  private nonisolated(unsafe) static var known: [String: NamedFace?] = [:]

  package static func setFinder(_ finder: @escaping (String) -> NamedFace?) {
    lock.withLock {
      find = finder
      known = [:]
    }
  }

  package static func face(named name: String) -> NamedFace? {
    lock.withLock {
      if let face = known[name] { return face }
      guard let find else { return nil }
      let face: NamedFace? = find(name)
      known[name] = .some(face)
      return face
    }
  }
}

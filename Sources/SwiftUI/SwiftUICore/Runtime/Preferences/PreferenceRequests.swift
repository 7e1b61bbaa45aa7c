/// The preferences that somebody around a view asks for: others are not computed (G2).
package struct PreferenceRequests {
  struct Request {
    let key: any PreferenceKey.Type
    /// Whether the values have to change when the geometry of anchors in them does.
    var followsGeometry: Bool
  }

  /// In the order in which they were asked for, outermost first.
  private(set) var all: [Request] = []

  package init() {}

  package var isEmpty: Bool { all.isEmpty }

  private func index<K: PreferenceKey>(of key: K.Type) -> Int? {
    all.firstIndex { $0.key == key }
  }

  package func contains<K: PreferenceKey>(_ key: K.Type) -> Bool { index(of: key) != nil }

  func followsGeometry<K: PreferenceKey>(_ key: K.Type) -> Bool {
    index(of: key).map { all[$0].followsGeometry } ?? false
  }

  package mutating func add<K: PreferenceKey>(_ key: K.Type, followsGeometry: Bool = false) {
    if let index = index(of: key) {
      if followsGeometry { all[index].followsGeometry = true }
    } else {
      all.append(Request(key: key, followsGeometry: followsGeometry))
    }
  }

  package mutating func remove<K: PreferenceKey>(_ key: K.Type) {
    all.removeAll { $0.key == key }
  }
}

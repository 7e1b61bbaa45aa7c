import SwiftUI

/// Names of views, in their order.
package struct NamesKey: PreferenceKey {
  package static let defaultValue: [String] = []
  package static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The greatest length.
package struct LongestKey: PreferenceKey {
  package static let defaultValue: CGFloat = 0
  package static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The first value that there is.
package struct FirstKey: PreferenceKey {
  package static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// Places of views.
package struct PlacesKey: PreferenceKey {
  package static let defaultValue: [Anchor<CGRect>] = []
  package static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

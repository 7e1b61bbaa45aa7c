import SwiftUI

/// Names of views, in their order.
struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The greatest length.
struct LongestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// The first value that there is.
struct FirstKey: PreferenceKey {
  static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

/// Places of views.
struct PlacesKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

import SwiftUI

private struct GradeKey: ContainerValueKey {
  static let defaultValue: Int = 0
}

private struct ColourKey: ContainerValueKey {
  static let defaultValue: String = "none"
}

extension ContainerValues {
  var grade: Int {
    get { self[GradeKey.self] }
    set { self[GradeKey.self] = newValue }
  }

  var colour: String {
    get { self[ColourKey.self] }
    set { self[ColourKey.self] = newValue }
  }
}

/// A container that shows each of its views under a line made of it.
struct Lines<Content: View>: View {
  let line: (Subview) -> String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { Text(line($0)) }
    }
  }
}

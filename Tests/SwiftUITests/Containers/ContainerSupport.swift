import HostHeadless
import HostInterface
import Observation
import SwiftUI

/// A labelled box of fixed size.
func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
  Color.red.frame(width: width, height: height).accessibilityLabel(name)
}

/// Something to change from outside.
@Observable
final class Flags {
  var flag = true
  var number = 0
  var names: [String] = ["a", "b", "c"]
}

/// Counts its taps, so that its state shows.
struct Counter: View {
  let name: String
  @State private var taps = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

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

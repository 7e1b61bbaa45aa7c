import Observation
import SwiftUI

/// A labelled box of fixed size.
package func box(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
  Color.red.frame(width: width, height: height).accessibilityLabel(name)
}

/// Something to change from outside.
@Observable
package final class Flags {
  package var flag = true
  package var number = 0
  package var names: [String] = ["a", "b", "c"]

  package init() {}
}

/// Counts its taps, so that its state shows.
package struct Counter: View {
  private let name: String
  @State private var taps = 0

  package init(_ name: String) {
    self.name = name
  }

  package var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

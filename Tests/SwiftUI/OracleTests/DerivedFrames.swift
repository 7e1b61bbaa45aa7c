import SwiftUI
import Testing
import ViewTestSupport

/// Frames that are worked out by hand, in windows of 200 by 100.
@MainActor protocol DerivedFrames {}

extension DerivedFrames {
  func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
  }

  func expect(
    _ frames: [String: [CGFloat]], at location: SourceLocation = #_sourceLocation, @ViewBuilder _ root: () -> some View
  ) throws {
    try expectFrames(200, 100, frames, sourceLocation: location, root: root)
  }
}

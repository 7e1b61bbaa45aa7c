import SwiftUI

/// The arc of a gauge: it starts at the top and is as long as the value is large. Negative values run the other way
/// round, and a full turn is 1 or -1.
struct GaugeArc: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let turn: Double = min(1, max(-1, value))
    guard turn != 0 else { return path }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius: CGFloat = min(rect.width, rect.height) / 2
    path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(-90), delta: .degrees(360 * turn))
    return path
  }
}

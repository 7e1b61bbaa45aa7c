import SwiftUI

/// A slider's drawing: a capsule that is filled in part, with a knob.
struct SliderTrack: View {
  /// 0 to 1.
  let share: Double

  var body: some View {
    GeometryReader { geometry in
      let width: CGFloat = geometry.size.width
      ZStack(alignment: .leading) {
        Capsule().fill(Color(white: 0.8)).frame(height: 12)
        Capsule().fill(Color.indigo).frame(width: max(12, width * share), height: 12)
        Circle().fill(Color.indigo).frame(width: 28, height: 28).offset(x: (width - 28) * share)
      }
      .frame(height: geometry.size.height)
    }
    .frame(height: 44)
    .contentShape(Rectangle())
  }
}

extension View {
  /// Sets an amount by a drag over the view, in steps of ten dollars.
  func dragging(_ amount: Binding<Double>, upTo limit: Double, width: CGFloat) -> some View {
    gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        let share: Double = min(max(drag.location.x / max(width, 1), 0), 1)
        amount.wrappedValue = (share * limit / 10).rounded() * 10
      })
  }
}

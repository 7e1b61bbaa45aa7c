import SwiftUI

/// One pot of tea: SwiftUI's views around a slider of UIKit's.
struct BrewingView: View {
  @ObservedObject var clock: BrewingClock

  var body: some View {
    VStack(spacing: 24) {
      Text(time).font(.system(size: 64, weight: .light)).monospacedDigit()
        .accessibilityLabel(clock.remaining == nil ? "Steeping time" : "Time left")
        .accessibilityValue(time)
      MinutesSlider(minutes: $clock.minutes).frame(maxWidth: 320)
      Button(clock.remaining == nil ? "Start" : "Stop") {
        clock.remaining == nil ? clock.start() : clock.stop()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  private var time: String {
    let seconds = clock.remaining ?? Int(clock.minutes * 60)
    return String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}

/// A `UISlider` whose changes come by its target and action.
struct MinutesSlider: UIViewRepresentable {
  @Binding var minutes: Double

  final class Coordinator: NSObject {
    var minutes: Binding<Double>

    init(_ minutes: Binding<Double>) { self.minutes = minutes }

    @objc func changed(_ sender: UISlider) { minutes.wrappedValue = (Double(sender.value) * 2).rounded() / 2 }
  }

  func makeCoordinator() -> Coordinator { Coordinator($minutes) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.minimumValue = 0.5
    slider.maximumValue = 12
    slider.accessibilityLabel = "Minutes"
    slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.minutes = $minutes
    slider.value = Float(minutes)
  }
}

import ChartEngine
import CoreGraphics
import Spatial
import SwiftUICore

/// Turns a chart by drags and keys, and selects the values of the mark under the pointer or the finger.
struct SpaceHandling: View {
  let model: SpaceModel
  let camera: SpaceCamera
  let pose: Chart3DPose
  /// Sets the pose; the second says whether the chart goes there by and by.
  let set: (Chart3DPose, Bool) -> Void

  /// The pose in which a drag began.
  @State private var start: Chart3DPose?
  /// The mark in the middle of a range that is selected by a press and a drag.
  @State private var anchor: SpaceVector?

  /// How far a drag over the height of the chart turns it, in degrees.
  private static let sweep: Double = 180

  var body: some View {
    GeometryReader { proxy in
      let size: CGSize = proxy.size
      keyed(selecting(surface, size))
        .gesture(drag(size))
    }
  }

  private var surface: some View { SpaceRoom().contentShape(Rectangle()) }

  private func drag(_ size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 6)
      .onChanged { value in
        let from: Chart3DPose = start ?? pose
        if start == nil { start = pose }
        let length: Double = Double(max(1, min(size.width, size.height)))
        // The front of the box follows the finger: the viewer goes the other way.
        set(
          from.turned(
            by: -Double(value.translation.width) / length * Self.sweep,
            Double(value.translation.height) / length * Self.sweep), false)
      }
      .onEnded { _ in start = nil }
  }

  private func keyed(_ area: some View) -> some View {
    area
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
        let step: Double = press.modifiers.contains(.shift) ? 5 : SpaceViewpoint.step
        switch press.key {
        case .leftArrow: set(pose.turned(by: step, 0), true)
        case .rightArrow: set(pose.turned(by: -step, 0), true)
        case .upArrow: set(pose.turned(by: 0, -step), true)
        case .downArrow: set(pose.turned(by: 0, step), true)
        default: return .ignored
        }
        return .handled
      }
  }

  // MARK: Selecting

  /// A pointer selects what is under it, a tap as well; a press and a drag select the values between two marks. A drag alone
  /// turns the chart.
  @ViewBuilder private func selecting(_ surface: some View, _ size: CGSize) -> some View {
    if model.selects {
      surface
        .onContinuousHover { phase in
          switch phase {
          case .active(let location): model.select(place(location, size))
          case .ended: model.select(nil)
          }
        }
        .gesture(SpatialTapGesture().onEnded { model.select(place($0.location, size)) })
        .gesture(
          LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
              guard case .second(true, let drag?) = value, let end = place(drag.location, size) else { return }
              let first: SpaceVector = anchor ?? place(drag.startLocation, size) ?? end
              anchor = first
              model.select(from: first, to: end)
            }
            .onEnded { _ in anchor = nil })
    } else {
      surface
    }
  }

  private func place(_ location: CGPoint, _ size: CGSize) -> SpaceVector? {
    SpaceGeometry(model, camera: camera, size: size).hit(location)?.place
  }
}

extension SpaceModel {
  /// Whether an app keeps what is selected.
  var selects: Bool {
    SpaceAxis.allCases.contains { settings[$0].selection != nil || settings[$0].rangeSelection != nil }
  }

  /// Selects the values at a place of the box; nil ends the selection.
  func select(_ place: SpaceVector?) {
    for axis in SpaceAxis.allCases {
      settings[axis].selection?(place.flatMap { value(at: $0[axis], on: axis) })
    }
  }

  /// Selects the values between two places.
  func select(from first: SpaceVector, to last: SpaceVector) {
    for axis in SpaceAxis.allCases {
      guard let select = settings[axis].rangeSelection, let low = value(at: first[axis], on: axis),
        let high = value(at: last[axis], on: axis)
      else { continue }
      select((low, high))
    }
  }
}

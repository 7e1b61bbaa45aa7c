import CoreGraphics
import Foundation
import HostInterface
import SwiftUICore

/// The bar: 4 points high on a phone; on a desktop 8 points, in the middle of a row of 20.
struct ProgressBar: View {
  let fraction: Double?
  @Environment(\.idiom) private var idiom: Idiom

  init(fraction: Double?) { self.fraction = fraction }

  var body: some View {
    Capsule()
      .fill(.fill.secondary)
      .overlay(alignment: .leading) {
        if let fraction {
          BarPart(start: 0, end: fraction).fill(.tint)
        } else {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.0 / 30)) { context in
            let part: Double = context.date.timeIntervalSinceReferenceDate / 1.5
            // From before the beginning to behind the end, so that the part comes in and goes out.
            let start: Double = (part - part.rounded(.down)) * 1.3 - 0.3
            BarPart(start: start, end: start + 0.3).fill(.tint)
          }
        }
      }
      .clipShape(Capsule())
      .frame(height: idiom == .phone ? 4 : 8)
      .frame(height: idiom == .phone ? 4 : 20)
  }
}

/// A part of a bar, between two fractions of its width.
private struct BarPart: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let from: CGFloat = rect.width * min(1, max(0, start))
    let to: CGFloat = rect.width * min(1, max(0, end))
    guard to > from else { return Path() }
    let part = CGRect(x: rect.minX + from, y: rect.minY, width: to - from, height: rect.height)
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

/// A ring that closes as work is done.
struct ProgressRing: View {
  let fraction: Double
  @Environment(\.controlSize) private var controlSize: ControlSize
  @Environment(\.idiom) private var idiom: Idiom

  init(fraction: Double) { self.fraction = fraction }

  var body: some View {
    let side: CGFloat = ProgressWheel.side(controlSize, idiom)
    let style = StrokeStyle(lineWidth: side / 8, lineCap: .round)
    Circle().inset(by: side / 16)
      .stroke(.fill.secondary, style: style)
      .overlay {
        Circle().inset(by: side / 16).trim(from: 0, to: fraction).stroke(.tint, style: style)
          .rotationEffect(.degrees(-90))
      }
      .frame(width: side, height: side)
  }
}

/// Eight spokes, of which the strongest goes round once a second. They have the colour of the style; on phones else the tint of
/// the views around, which desktops do not show in a wheel.
struct ProgressWheel: View {
  let tint: Color?
  @Environment(\.tintStyle) private var surrounding: AnyShapeStyle?
  @Environment(\.controlSize) private var controlSize: ControlSize
  @Environment(\.idiom) private var idiom: Idiom

  init(tint: Color?) { self.tint = tint }

  /// The width and height, in points. Known are 20 and 37 (large) of a phone, 32 and 16 (small) of a desktop; a desktop's
  /// other sizes are chosen.
  static func side(_ size: ControlSize, _ idiom: Idiom) -> CGFloat {
    switch (size, idiom) {
    case (.mini, .phone): 14
    case (.mini, _): 12
    case (.small, _): 16
    case (.regular, .phone): 20
    case (.large, .phone), (.extraLarge, .phone): 37
    case (_, _): 32
    }
  }

  var body: some View {
    let side: CGFloat = Self.side(controlSize, idiom)
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1.0 / 8)) { context in
      let eighths: Double = context.date.timeIntervalSinceReferenceDate * 8
      let strongest = Int((eighths - (eighths / 8).rounded(.down) * 8).rounded()) % 8
      ZStack {
        ForEach(0..<8) { spoke in
          let age: Int = (strongest - spoke + 8) % 8
          Spoke(index: spoke)
            .fill(style)
            .opacity(1 - Double(age) * 0.11)
        }
      }
    }
    .frame(width: side, height: side)
  }

  private var style: AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return (idiom == .phone ? surrounding : nil) ?? AnyShapeStyle(.secondary)
  }
}

/// One of the eight spokes of a wheel.
private struct Spoke: Shape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    let side: CGFloat = min(rect.width, rect.height)
    let bar = CGRect(x: -side * 0.045, y: -side / 2, width: side * 0.09, height: side * 0.26)
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: CGFloat(index) * .pi / 4)
    return Path(roundedRect: bar, cornerRadius: side * 0.045).applying(turn)
  }
}

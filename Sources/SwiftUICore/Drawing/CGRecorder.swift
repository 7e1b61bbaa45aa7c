import CoreGraphics
import DisplayList

/// Notes what is drawn in a `CGContext` as items of a display list.
final class CGRecorder: CGContextBackend {
  private struct State {
    var transform: CGAffineTransform = .identity
    var clips: [(path: CGPath, evenOdd: Bool)] = []
  }

  private(set) var items: [DisplayItem] = []
  private var state = State()
  private var saved: [State] = []

  func beginPage(_ mediaBox: CGRect) {}
  func endPage() {}
  func finish() throws -> Data { Data() }

  func saveState() { saved.append(state) }
  func restoreState() { state = saved.popLast() ?? state }
  func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  func clip(_ path: CGPath, rule: CGPathFillRule) {
    state.clips.append((path.applying(state.transform), rule == .evenOdd))
  }

  func fill(_ path: CGPath, color: CGColor, alpha: CGFloat, rule: CGPathFillRule) {
    add(.fill(path.applying(state.transform), .color(RGBA(color, alpha)), evenOdd: rule == .evenOdd))
  }

  func stroke(_ path: CGPath, color: CGColor, alpha: CGFloat, style: CGLineStyle) {
    let stroke = StrokeStyle(
      lineWidth: style.width, lineCap: style.cap, lineJoin: style.join, miterLimit: style.miterLimit, dash: style.dash,
      dashPhase: style.dashPhase)
    let item = DisplayItem.stroke(path, .color(RGBA(color, alpha)), stroke.stroke)
    add(state.transform.isIdentity ? item : .group(.transform(state.transform), [item]))
  }

  private func add(_ item: DisplayItem) {
    items += state.clips.reversed().reduce([item]) { inner, clip in
      [.group(.clip(clip.path, evenOdd: clip.evenOdd), inner)]
    }
  }
}

extension RGBA {
  init(_ color: CGColor, _ alpha: CGFloat) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha * alpha))
  }
}

import CoreGraphics

/// Notes what is drawn in a `CGContext` as items of a display list, in the coordinates that the context has at first.
///
/// Edges are always smoothed there: a display list says nothing of that.
package final class ContextRecorder: DisplayListDrawing {
  private enum Clip {
    case path(CGPath, evenOdd: Bool)
    case mask(DisplayItem)
  }

  private struct State {
    var transform: CGAffineTransform = .identity
    var clips: [Clip] = []
  }

  /// A transparency layer, and what is around it.
  private struct Layer {
    var mark: CGMark
    var items: [DisplayItem]
    var state: State
    var saved: [State]
  }

  package private(set) var items: [DisplayItem] = []
  private var state = State()
  private var saved: [State] = []
  private var layers: [Layer] = []

  package init() {}

  package func beginPage(_ mediaBox: CGRect) {}
  package func endPage() {}
  package func finish(_ structure: PDFStructure) throws -> Data { Data() }

  package func saveState() { saved.append(state) }
  package func restoreState() { state = saved.popLast() ?? state }

  package func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  package func clip(_ path: CGPath, rule: CGPathFillRule, isAntialiased: Bool) {
    state.clips.append(.path(path.applying(state.transform), evenOdd: rule == .evenOdd))
  }

  package func clip(to rect: CGRect, mask: CGImage) {
    state.clips.append(.mask(placed(mask.item(in: rect, .default))))
  }

  package func resetClip() { state.clips = [] }

  package func draw(_ drawing: CGDrawing, _ mark: CGMark) { add(drawing.items(mark)) }
  package func draw(_ list: DisplayList, rasterizationScale: CGFloat) { add(list.items) }

  package func beginLayer(_ mark: CGMark) {
    layers.append(Layer(mark: mark, items: items, state: state, saved: saved))
    items = []
    state = State()
    saved = []
  }

  package func endLayer() {
    guard let layer = layers.popLast() else { return }
    let inside: [DisplayItem] = items
    items = layer.items
    state = layer.state
    saved = layer.saved
    add(Self.layer(inside, layer.mark))
  }

  /// What a layer of the items draws.
  package static func layer(_ items: [DisplayItem], _ mark: CGMark) -> [DisplayItem] {
    if items.isEmpty { return [] }
    // An opacity puts the items together by itself; where there is none they must not mix with what lies behind.
    let whole: [DisplayItem] = mark.alpha < 1 ? items : [.group(.isolate, items)]
    return CGDrawing.other(ItemsDrawing(items: whole)).items(mark)
  }

  private func add(_ new: [DisplayItem]) {
    guard !new.isEmpty else { return }
    items += state.clips.reversed().reduce(new.map(placed)) { inner, clip in
      switch clip {
      case .path(let path, let evenOdd): [.group(.clip(path, evenOdd: evenOdd), inner)]
      case .mask(let mask): [.group(.mask([mask]), inner)]
      }
    }
  }

  /// The item as it is in the first coordinates.
  private func placed(_ item: DisplayItem) -> DisplayItem {
    if state.transform.isIdentity { return item }
    // One colour is the same in any space: no group is needed.
    if case .fill(let path, .color(let color), let evenOdd) = item {
      return .fill(path.applying(state.transform), .color(color), evenOdd: evenOdd)
    }
    return .group(.transform(state.transform), [item])
  }
}

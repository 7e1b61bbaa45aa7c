import CoreGraphics
import DisplayList

extension GraphicsContext {
  /// Draws a line of a text where it stands in the text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    add(line.source.items(ofLine: line.number), moved: line.shift)
  }

  /// Draws a run of a text where it stands in the text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    add(run.source.items(of: run.place), moved: run.shift)
  }

  /// Draws some characters of a text where they stand in the text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(slice.run.source.items(of: slice.run.place, part: slice.indices), moved: slice.run.shift)
  }

  private func add(_ items: [DisplayItem], moved shift: CGSize) {
    guard !items.isEmpty else { return }
    let start = CGPoint(x: shift.width, y: shift.height)
    if state.transform.isTranslation {
      let end = CGPoint(x: start.x + state.transform.tx, y: start.y + state.transform.ty)
      add(end == .zero ? items : items.flatMap { $0.placed(at: end) }, in: .identity)
    } else {
      let placed: [DisplayItem] = start == .zero ? items : items.flatMap { $0.placed(at: start) }
      add(placed, in: state.transform)
    }
  }
}

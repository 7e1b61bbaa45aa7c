import CoreGraphics
import Foundation

/// Writes down what a context asks for.
final class RecordingBackend: CGContextBackend {
  var log: [String] = []
  /// Of the last stroke.
  var style: CGLineStyle?
  var strokeColor: CGColor?
  /// Of what was drawn last.
  var mark: CGMark?
  /// The last one.
  var transform: CGAffineTransform?

  func beginPage(_ mediaBox: CGRect) { log.append("begin \(Int(mediaBox.width))x\(Int(mediaBox.height))") }
  func endPage() { log.append("end") }
  func finish(_ structure: PDFStructure) throws -> Data {
    log.append("finish")
    return Data("file".utf8)
  }
  func saveState() { log.append("save") }
  func restoreState() { log.append("restore") }
  func concatenate(_ t: CGAffineTransform) {
    transform = t
    log.append("concatenate \(t.a) \(t.d) \(t.tx) \(t.ty)")
  }
  func clip(_ path: CGPath, rule: CGPathFillRule, isAntialiased: Bool) {
    log.append("clip \(isAntialiased ? "" : "sharp ")\(dump(path))")
  }
  func clip(to rect: CGRect, mask: CGImage) { log.append("mask \(rect.width)x\(rect.height)") }
  func resetClip() { log.append("reset clip") }
  func beginLayer(_ mark: CGMark) { log.append("layer \(mark.alpha)") }
  func endLayer() { log.append("end layer") }

  func draw(_ drawing: CGDrawing, _ mark: CGMark) {
    self.mark = mark
    switch drawing {
    case .fill(let path, let color, let rule):
      let numbers: [CGFloat] = [CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue), color.alpha]
      log.append("fill \(numbers) \(mark.alpha) \(rule) \(dump(path))")
    case .stroke(let path, let color, let style):
      self.style = style
      strokeColor = color
      log.append("stroke \(style.width) \(style.cap) \(dump(path))")
    case .gradient(let gradient, let shape, let options):
      log.append("gradient \(gradient.stops.map(\.location)) \(shape) \(options.rawValue)")
    case .image(_, let rect): log.append("image \(rect.width)x\(rect.height)")
    case .tiles(_, let rect): log.append("tiles \(rect.width)x\(rect.height)")
    case .other: log.append("other")
    }
  }
}

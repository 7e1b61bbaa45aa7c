import CoreGraphics
import Foundation

/// Writes down what a context asks for.
final class RecordingBackend: CGContextBackend {
  var log: [String] = []
  /// Of the last stroke.
  var style: CGLineStyle?
  var strokeColor: CGColor?
  /// The last one.
  var transform: CGAffineTransform?

  func beginPage(_ mediaBox: CGRect) { log.append("begin \(Int(mediaBox.width))x\(Int(mediaBox.height))") }
  func endPage() { log.append("end") }
  func finish() throws -> Data {
    log.append("finish")
    return Data("file".utf8)
  }
  func saveState() { log.append("save") }
  func restoreState() { log.append("restore") }
  func concatenate(_ t: CGAffineTransform) {
    transform = t
    log.append("concatenate \(t.a) \(t.d) \(t.tx) \(t.ty)")
  }
  func clip(_ path: CGPath, rule: CGPathFillRule) { log.append("clip \(dump(path))") }
  func fill(_ path: CGPath, color: CGColor, alpha: CGFloat, rule: CGPathFillRule) {
    log.append("fill \(color.components ?? []) \(alpha) \(rule) \(dump(path))")
  }
  func stroke(_ path: CGPath, color: CGColor, alpha: CGFloat, style: CGLineStyle) {
    self.style = style
    strokeColor = color
    log.append("stroke \(style.width) \(style.cap) \(dump(path))")
  }
}

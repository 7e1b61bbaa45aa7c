import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import TextEngine

let red = RGBA(red: 1, green: 0, blue: 0)
let green = RGBA(red: 0, green: 1, blue: 0)
let blue = RGBA(red: 0, green: 0, blue: 1)
let white = RGBA(red: 1, green: 1, blue: 1)
let black = RGBA(red: 0, green: 0, blue: 0)
let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

extension DisplayItem {
  static func fill(_ path: CGPath, _ color: RGBA) -> DisplayItem { .fill(path, .color(color), evenOdd: false) }
}

/// A surface of 60 by 60 points with the list on it.
func draw(_ list: DisplayList, scale: CGFloat = 1, background: RGBA? = nil) throws -> ImageSurface {
  let surface = try ImageSurface(width: 60, height: 60, scale: scale)
  try surface.draw(list, background: background)
  return surface
}

func draw(_ text: String, scale: CGFloat = 1, background: RGBA? = nil) throws -> ImageSurface {
  try draw(DisplayList(parsing: text), scale: scale, background: background)
}

extension ImageSurface {
  var words: [UInt32] { withPixels { words, _ in Array(words) } }
}

extension RGBA {
  func isNear(_ other: RGBA, within tolerance: Double = 0.01) -> Bool {
    let pairs: [(Double, Double)] = [
      (red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= tolerance }
  }
}

/// Draws a red square at a page's lower left corner as an app does; false when no context can be made.
func drawSquare(at url: URL) -> Bool {
  var box = CGRect(x: 0, y: 0, width: 200, height: 100)
  let info = [kCGPDFContextTitle: "A square"] as CFDictionary
  guard let context = CGContext(url as CFURL, mediaBox: &box, info) else { return false }
  context.beginPDFPage(nil)
  context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  context.endPDFPage()
  context.closePDF()
  return true
}

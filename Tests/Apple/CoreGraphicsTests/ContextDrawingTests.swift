import CoreGraphics
import Foundation
import Testing

/// What a context hands to what draws: paths, colours and lines.
@Suite struct ContextDrawingTests {
  private let backend = RecordingBackend()

  private func page() throws -> CGContext {
    let consumer: CGDataConsumer = try #require(CGDataConsumer(data: NSMutableData()))
    let context = CGContext(backend: backend, consumer: consumer, mediaBox: CGRect(x: 0, y: 0, width: 20, height: 10))
    context.beginPDFPage(nil)
    return context
  }

  @Test("A path is built from lines, curves, arcs and figures, and knows its point and bounds")
  func building() throws {
    let context: CGContext = try page()
    #expect(context.path == nil && context.isPathEmpty)
    context.move(to: .zero)
    context.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 2))
    #expect(context.currentPointOfPath == CGPoint(x: 4, y: 0))
    context.addCurve(to: CGPoint(x: 8, y: 0), control1: CGPoint(x: 5, y: -3), control2: CGPoint(x: 7, y: -3))
    context.closePath()
    #expect(context.currentPointOfPath == .zero)
    #expect(context.boundingBoxOfPath.minX == 0 && context.boundingBoxOfPath.maxX == 8)
    let built: CGPath = try #require(context.path)
    context.beginPath()
    #expect(context.isPathEmpty)
    context.addPath(built)
    #expect(context.path.map(dump) == dump(built))
  }

  @Test("Lines between points and figures are whole parts of the path")
  func figures() throws {
    let context: CGContext = try page()
    context.addLines(between: [.zero, CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 3)])
    #expect(context.path.map(dump) == "M0.0 0.0 L3.0 0.0 L3.0 3.0")
    context.beginPath()
    context.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 5, width: 2, height: 2)])
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 7, height: 7))
    context.beginPath()
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    context.beginPath()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(context.currentPointOfPath == CGPoint(x: 6, y: 2))
    #expect(context.path?.contains(CGPoint(x: 3, y: 2)) == true)
    #expect(context.path?.contains(CGPoint(x: 0.2, y: 0.2)) == false)
  }

  @Test("An arc goes round its centre, or touches two lines")
  func arcs() throws {
    let context: CGContext = try page()
    context.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(context.currentPointOfPath, CGPoint(x: 0, y: 2)))
    #expect(isNear(context.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 2, height: 2), within: 0.01))
    context.beginPath()
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    #expect(isNear(context.currentPointOfPath, CGPoint(x: 10, y: 3), within: 1e-6))
  }

  @Test("Drawing a path takes it up; the mode says what is filled, by which rule, and what is stroked")
  func modes() throws {
    let context: CGContext = try page()
    func kinds(_ mode: CGPathDrawingMode) -> [String] {
      backend.log = []
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
      return backend.log.map { line in
        line.hasPrefix("stroke") ? "stroke" : line.contains("evenOdd") ? "fill even-odd" : "fill"
      }
    }
    #expect(kinds(.fill) == ["fill"])
    #expect(kinds(.eoFill) == ["fill even-odd"])
    #expect(kinds(.stroke) == ["stroke"])
    #expect(kinds(.fillStroke) == ["fill", "stroke"])
    #expect(kinds(.eoFillStroke) == ["fill even-odd", "stroke"])
    backend.log = []
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fillPath(using: .evenOdd)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clip(using: .evenOdd)
    #expect(backend.log.first?.contains("evenOdd") == true && backend.log.last?.hasPrefix("clip M0.0") == true)
  }

  @Test("Rectangles and ellipses are drawn without touching the path; a width of one stroke is not kept")
  func shortcuts() throws {
    let context: CGContext = try page()
    context.move(to: CGPoint(x: 9, y: 9))
    context.setLineWidth(2)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 5)
    #expect(backend.style?.width == 5)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(backend.style?.width == 2)
    context.fill([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 0, width: 1, height: 1)])
    #expect(backend.log.last?.hasSuffix("M2.0 0.0 L3.0 0.0 L3.0 1.0 L2.0 1.0 Z") == true)
    context.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(backend.log.last?.contains("winding M2.0 1.0 C") == true)
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(backend.log.last?.contains("stroke 2.0 butt M4.0 2.0 C") == true)
    #expect(context.currentPointOfPath == CGPoint(x: 9, y: 9))
  }

  @Test("Colours and lines are as they were set last")
  func settings() throws {
    let context: CGContext = try page()
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    context.setFillColor(gray: 0.5, alpha: 0.25)
    context.fill(rect)
    #expect(backend.log.last?.hasPrefix("fill [0.5, 0.5, 0.5, 0.25]") == true)
    context.setStrokeColor(gray: 1, alpha: 1)
    context.stroke(rect)
    #expect(backend.strokeColor == .white)
    context.setStrokeColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.stroke(rect)
    #expect(backend.strokeColor?.components == [0, 1, 0, 1])
    #expect(backend.strokeColor?.numberOfComponents == 4)
    var expected = CGLineStyle()
    expected.cap = .round
    expected.join = .bevel
    expected.miterLimit = 4
    expected.dash = [2, 3]
    expected.dashPhase = 1
    #expect(backend.style == expected)
  }

  @Test("Turning and mapping change where the path lies in new coordinates")
  func coordinates() throws {
    let context: CGContext = try page()
    context.rotate(by: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(context.ctm), CGPoint(x: 0, y: 1)))
    context.concatenate(CGAffineTransform(1, 0, 0, 1, 5, 0))
    #expect(isNear(CGPoint.zero.applying(context.ctm), CGPoint(x: 0, y: 5)))
    #expect(backend.transform == CGAffineTransform(translationX: 5, y: 0))
  }

  @Test("The metadata of a PDF file comes from the dictionary that the context got")
  func metadata() throws {
    let info: CFDictionary = [
      kCGPDFContextTitle: "T", kCGPDFContextAuthor: "A", kCGPDFContextCreator: "C", kCGPDFContextSubject: "S",
      kCGPDFContextKeywords: ["one", "two"],
    ]
    let known = PDFMetadata(info)
    #expect([known.title, known.author, known.creator, known.subject] == ["T", "A", "C", "S"])
    #expect(known.keywords == "one, two")
    #expect(PDFMetadata([kCGPDFContextKeywords: "one"] as CFDictionary).keywords == "one")
    #expect(PDFMetadata(nil).title == nil)
  }

  @Test("Core Foundation's names are Foundation's values: a file is handed over as data")
  func foundationNames() throws {
    let target = NSMutableData()
    let consumer: CGDataConsumer = try #require(CGDataConsumer(data: target as CFMutableData))
    CGContext(backend: backend, consumer: consumer, mediaBox: CGRect(x: 0, y: 0, width: 1, height: 1)).closePDF()
    let file: CFData = Data(referencing: target)
    #expect(file == Data("file".utf8))
  }

  @Test("A vector is a displacement in numbers of any kind")
  func vectors() {
    let whole = CGVector(dx: 1 as Int, dy: 2 as Int)
    #expect(whole == CGVector(dx: 1.0 as Double, dy: 2.0 as Double))
    #expect(whole == CGVector(dx: CGFloat(1), dy: CGFloat(2)))
    #expect(whole.dx == 1 && whole.dy == 2)
    #expect(CGVector() == .zero && CGVector.zero.dx == 0)
  }

  @Test("A transform is its six numbers; scaling before it and another one after it are products")
  func transforms() {
    let base = CGAffineTransform(1, 2, 3, 4, 5, 6)
    #expect(base.b == 2 && base.c == 3 && base == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransform() == .identity)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(base.scaledBy(x: 2, y: 3)) == CGPoint(x: 2, y: 3).applying(base))
    let moved: CGAffineTransform = base.concatenating(CGAffineTransform(translationX: 1, y: -1))
    let there: CGPoint = point.applying(base)
    #expect(point.applying(moved) == CGPoint(x: there.x + 1, y: there.y - 1))
    #expect(CGSize(width: 1, height: 1).applying(base) == CGSize(width: 4, height: 6))
  }

  @Test("A path that can grow takes others in, mapped, and is copied without a tie")
  func growing() throws {
    let path = CGMutablePath()
    let move = CGAffineTransform(translationX: 10, y: 0)
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)], transform: move)
    #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 1, height: 1))
    let copy: CGMutablePath = try #require(path.mutableCopy())
    copy.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), transform: move)
    #expect(dump(copy) == dump(path) + " " + dump(path))
    var shift = CGAffineTransform(translationX: 0, y: 5)
    let mapped: CGMutablePath = try #require(path.mutableCopy(using: &shift))
    #expect(mapped.boundingBoxOfPath == CGRect(x: 10, y: 5, width: 1, height: 1))
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi, transform: move)
    #expect(isNear(arc.currentPoint, CGPoint(x: 9, y: 0)))
  }
}

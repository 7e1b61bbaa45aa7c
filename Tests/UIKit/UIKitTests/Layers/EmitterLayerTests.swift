import CoreGraphics
import Foundation
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Layers that throw out particles.
@MainActor
@Suite("Emitter layers", .serialized)
struct EmitterLayerTests {
  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    cell.contents = picture.cgImage
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 50
    return cell
  }

  private func show(_ layer: CAEmitterLayer) throws -> HeadlessHost {
    let view = UIView()
    view.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return try window(width: 100, height: 100) { Hosting(view: view) }
  }

  @Test("Particles come at the birth rate, last for their lifetime, and no more come at a rate of nothing")
  func births() throws {
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell()]
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    let host = try show(layer)
    #expect(layer.particleCount == 0)
    for _ in 0..<10 { host.advance(by: .milliseconds(50)) }
    #expect((4...6).contains(layer.particleCount))
    for _ in 0..<40 { host.advance(by: .milliseconds(50)) }
    #expect((9...11).contains(layer.particleCount))
    #expect(host.displayLines.contains { $0.contains("image") })
    host.change { layer.birthRate = 0 }
    for _ in 0..<25 { host.advance(by: .milliseconds(50)) }
    #expect(layer.particleCount == 0)
    host.change { layer.birthRate = 2 }
    for _ in 0..<10 { host.advance(by: .milliseconds(50)) }
    #expect(layer.particleCount > 6)
  }

  @Test("A particle throws out others where it is, from the begin time of their cell on and for its duration")
  func nested() throws {
    let rocket = cell()
    (rocket.birthRate, rocket.lifetime, rocket.velocity, rocket.duration) = (10, 2, 100, 0.1)
    let spark = cell()
    (spark.birthRate, spark.lifetime, spark.velocity) = (20, 10, 0)
    (spark.beginTime, spark.duration) = (0.5, 0.5)
    rocket.emitterCells = [spark]
    let layer = CAEmitterLayer()
    layer.emitterCells = [rocket]
    let host = try show(layer)
    for _ in 0..<8 { host.advance(by: .milliseconds(50)) }
    #expect(layer.particleCount == 1)
    for _ in 0..<22 { host.advance(by: .milliseconds(50)) }
    #expect((9...12).contains(layer.particleCount), "\(layer.particleCount)")
    let before: Int = layer.particleCount
    for _ in 0..<20 { host.advance(by: .milliseconds(50)) }
    // The rocket is gone, and its sparks stay.
    #expect(layer.particleCount == before - 1)
    // Each spark stays where the rocket was: no two lie on each other.
    let places = Set(host.displayLines.filter { $0.contains("image") })
    #expect(places.count > 5, "\(host.displayLines.prefix(20))")
    for _ in 0..<200 { host.advance(by: .milliseconds(50)) }
    #expect(layer.particleCount == 0 && !host.graph.needsFrames)
    #expect((spark.speed, spark.timeOffset, spark.repeatCount, spark.repeatDuration) == (1, 0, 0, 0))
    #expect(!spark.autoreverses && spark.fillMode == .removed)
  }

  @Test("The same seed gives the same picture, and another one a different picture")
  func seeds() throws {
    func picture(_ seed: UInt32) throws -> [String] {
      let layer = CAEmitterLayer()
      let cell: CAEmitterCell = cell()
      cell.emissionRange = 2 * .pi
      cell.velocityRange = 20
      cell.scaleRange = 0.5
      cell.spinRange = 2
      cell.alphaSpeed = -0.5
      layer.seed = seed
      layer.emitterShape = .circle
      layer.emitterSize = CGSize(width: 40, height: 40)
      layer.emitterCells = [cell]
      let host = try show(layer)
      for _ in 0..<12 { host.advance(by: .milliseconds(50)) }
      return host.displayLines
    }
    let first: [String] = try picture(7)
    #expect(try picture(7) == first)
    #expect(try picture(8) != first)
  }

  @Test("Colours are multiplied with the picture, and added up where the mode says so")
  func colors() throws {
    let layer = CAEmitterLayer()
    let cell: CAEmitterCell = cell()
    cell.color = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    cell.yAcceleration = 10
    cell.spin = 1
    layer.emitterCells = [cell]
    let host = try show(layer)
    for _ in 0..<6 { host.advance(by: .milliseconds(50)) }
    #expect(host.displayLines.contains { $0.contains("opacity") })
    host.change { layer.renderMode = .additive }
    host.advance(by: .milliseconds(50))
    #expect(host.displayLines.contains { $0.contains("plusLighter") })
  }

  @Test("Emitters and cells begin with the values of Core Animation")
  func values() {
    let layer = CAEmitterLayer()
    #expect(layer.birthRate == 1 && layer.lifetime == 1 && layer.velocity == 1 && layer.scale == 1 && layer.spin == 1)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    #expect(layer.emitterCells == nil && layer.emitterSize == .zero && layer.seed == 0 && !layer.preservesDepth)
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.contentsScale == 1)
    #expect(
      cell.contents == nil && cell.emitterCells == nil && cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.setValue(3, forKey: "birthRate")
    #expect(layer.birthRate == 3)
    let shapes: [CAEmitterLayerEmitterShape] = [.point, .line, .rectangle, .cuboid, .circle, .sphere]
    #expect(shapes.map(\.rawValue) == ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    #expect(modes.map(\.rawValue) == ["points", "outline", "surface", "volume"])
    let renders: [CAEmitterLayerRenderMode] = [.unordered, .oldestFirst, .oldestLast, .backToFront, .additive]
    #expect(renders.map(\.rawValue) == ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
  }

  @Test("Particles leave lines, rectangles and outlines where these are")
  func shapes() throws {
    for shape in [CAEmitterLayerEmitterShape.line, .rectangle, .circle] {
      for mode in [CAEmitterLayerEmitterMode.volume, .outline, .points] {
        let layer = CAEmitterLayer()
        let still: CAEmitterCell = cell()
        still.velocity = 0
        still.birthRate = 40
        layer.emitterShape = shape
        layer.emitterMode = mode
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.emitterSize = CGSize(width: 40, height: 20)
        layer.emitterCells = [still]
        let host = try show(layer)
        for _ in 0..<5 { host.advance(by: .milliseconds(50)) }
        #expect(layer.particleCount > 5)
      }
    }
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Recognizers of UIKit's on views of SwiftUI's.
@MainActor
@Suite("Represented gesture recognizers", .serialized)
struct GestureRepresentableTests {
  final class Log {
    var lines: [String] = []
  }

  struct Tap: UIGestureRecognizerRepresentable {
    let log: Log
    var taps = 1

    func makeCoordinator(converter: CoordinateSpaceConverter) -> String {
      log.lines.append("coordinator \(converter.localLocation.x)")
      return "coordinator"
    }
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      log.lines.append("made with \(context.coordinator)")
      return UITapGestureRecognizer()
    }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      recognizer.numberOfTapsRequired = taps
      log.lines.append("updated \(taps)")
    }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      let point: CGPoint = context.converter.localLocation
      let global: CGPoint = context.converter.location(in: .global)
      let named: CGPoint = context.converter.location(in: .named("box"))
      log.lines.append("tap \(recognizer.state == .ended) \(point.x) \(global.x) \(named.x)")
      #expect(context.converter.localTranslation == nil && context.converter.velocity(in: .local) == nil)
      #expect(context.converter.convert(globalPoint: CGPoint(x: 60, y: 0)) == CGPoint(x: 10, y: -40))
    }
  }

  struct Drag: UIGestureRecognizerRepresentable {
    let log: Log
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let way: CGPoint = context.converter.localTranslation ?? .zero
      log.lines.append("\(recognizer.state.rawValue) \(Int(way.x))")
      #expect(context.converter.localVelocity != nil && context.converter.translation(in: .global) != nil)
    }
  }

  private struct Board: View {
    let log: Log
    @State private var taps = 1
    var body: some View {
      VStack(spacing: 0) {
        Button("More") { taps = 2 }.frame(height: 40)
        HStack(spacing: 0) {
          Color.clear.frame(width: 50)
          Color.red.frame(width: 100, height: 100).gesture(Tap(log: log, taps: taps))
        }
        .coordinateSpace(.named("box"))
        .frame(width: 200, alignment: .leading)
      }
    }
  }

  @Test(
    "A recognizer is made when it is needed, updated with its representable, and handled with places of SwiftUI's spaces"
  )
  func taps() throws {
    let log = Log()
    let host = try window(width: 200, height: 140) { Board(log: log) }
    #expect(log.lines.isEmpty)
    #expect(host.tap(at: CGPoint(x: 70, y: 60)))
    #expect(log.lines.prefix(2) == ["coordinator 0.0", "made with coordinator"])
    #expect(log.lines.contains("updated 1") && log.lines.last == "tap true 20.0 70.0 70.0", "\(log.lines)")
    log.lines = []
    #expect(host.activate("More"))
    host.update()
    #expect(log.lines == ["updated 2"])
    log.lines = []
    #expect(host.tap(at: CGPoint(x: 70, y: 60)))
    #expect(log.lines.isEmpty)
  }

  @Test("A drag says how far it has gone, and how fast")
  func drags() throws {
    let log = Log()
    let host = try window(width: 200, height: 140) { Color.red.gesture(Drag(log: log)) }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 80, y: 20))
    #expect(log.lines.first?.hasPrefix("1 ") == true && log.lines.last == "3 60", "\(log.lines)")
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Animations that begin by one call and end by another.
@MainActor
@Suite("Animations between two calls", .serialized)
struct OpenAnimationTests {
  private final class Teller: NSObject {
    var log: [String] = []
    func begins(_ name: String?, _ context: UnsafeMutableRawPointer?) { log.append("begins \(name ?? "-")") }
    func ended(_ name: String?, _ finished: NSNumber?, _ context: UnsafeMutableRawPointer?) {
      log.append("ended \(name ?? "-") \(finished?.boolValue ?? false) \(context == nil)")
    }
  }

  private let outer = UIView()
  private let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let teller = Teller()

  private func open() throws -> HeadlessHost {
    dot.backgroundColor = .red
    outer.addSubview(dot)
    return try window { Hosting(view: outer) }
  }

  private func isRed(_ host: HeadlessHost, at x: Int) throws -> Bool {
    try host.color(x: CGFloat(x), y: 5) == "#FF0000"
  }

  @available(*, deprecated)
  @Test("Changes between beginning and commit go gradually, and the delegate is told of both ends")
  func moving() throws {
    let host = try open()
    UIView.beginAnimations("move", context: nil)
    #expect(UIView.inheritedAnimationDuration == 0.2)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelegate(teller)
    UIView.setAnimationWillStart(Selector("begins:with:", Teller.begins(_:_:)))
    UIView.setAnimationDidStop(Selector("ended:finished:context:", Teller.ended(_:_:_:)))
    UIView.setAnimationBeginsFromCurrentState(true)
    dot.frame.origin.x = 100
    #expect(teller.log.isEmpty)
    UIView.commitAnimations()
    #expect(teller.log == ["begins move"] && UIView.inheritedAnimationDuration == 0)
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try isRed(host, at: 55) && !isRed(host, at: 5) && teller.log.count == 1)
    host.finishAnimations()
    host.advance(by: .seconds(0.1))
    #expect(try isRed(host, at: 105))
    #expect(teller.log == ["begins move", "ended move true true"])
    dot.frame.origin.x = 0
    host.update()
    #expect(try isRed(host, at: 5), "a later change is not animated")
  }

  @available(*, deprecated)
  @Test("Animations wait, go to and fro, lie in each other, and may change nothing")
  func settings() throws {
    let host = try open()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(1)
    UIView.beginAnimations("inner", context: nil)
    UIView.setAnimationDelegate(teller)
    UIView.setAnimationDidStop(Selector("ended:finished:context:", Teller.ended(_:_:_:)))
    UIView.commitAnimations()
    dot.frame.origin.x = 100
    UIView.commitAnimations()
    host.update()
    host.advance(by: .seconds(0.9))
    #expect(try isRed(host, at: 5), "it waits")
    host.advance(by: .seconds(0.6))
    #expect(try isRed(host, at: 55))
    host.finishAnimations()
    #expect(try isRed(host, at: 105))
    #expect(teller.log == ["ended inner true true"], "a block without changes ends at once")
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(1)
    UIView.setAnimationRepeatAutoreverses(true)
    dot.frame.origin.x = 0
    UIView.commitAnimations()
    host.update()
    host.advance(by: .seconds(1.5))
    #expect(try isRed(host, at: 55), "it is on its way back")
    host.finishAnimations()
    #expect(try isRed(host, at: 5))
    // Without a beginning these calls do nothing.
    UIView.setAnimationDuration(3)
    UIView.commitAnimations()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationStart(Date(timeIntervalSinceNow: -5))
    UIView.setAnimationsEnabled(false)
    UIView.setAnimationCurve(.easeIn)
    dot.frame.origin.x = 50
    UIView.commitAnimations()
    UIView.setAnimationsEnabled(true)
    host.update()
    #expect(try isRed(host, at: 55), "animations are switched off")
  }

  @available(*, deprecated)
  @Test("A transition shows what a view becomes")
  func transitions() throws {
    let host = try open()
    host.update()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.flipFromLeft, for: dot, cache: true)
    UIView.performWithoutAnimation { dot.backgroundColor = .green }
    UIView.setAnimationTransition(.none, for: dot, cache: true)
    UIView.commitAnimations()
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 1, y: 5) == "#FFFFFF", "the view stands on its edge")
    host.finishAnimations()
    #expect(try host.color(x: 5, y: 5) == "#00FF00")
    let transitions: [UIView.AnimationTransition] = [.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown]
    #expect(transitions.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}

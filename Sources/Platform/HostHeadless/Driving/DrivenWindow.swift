import AccessibilityTree
import CoreGraphics
import DisplayList
import Foundation
import HostInterface
import InputEngine
import RenderCairo
import SwiftUICore

/// A window that code uses as a person would: one without a display, or one on the screen.
///
/// Events come in where a host delivers what devices do. Drivers of tests, audits and readers are written once, for all kinds of
/// windows.
@MainActor
package protocol DrivenWindow: AnyObject {
  var graph: ViewGraph { get }
  /// The present time of the window's clock, in seconds.
  var time: Double { get }
  /// The drawing of companions above the views; nil for none.
  var marks: DisplayList? { get }
  /// The announcements that views have asked for, oldest first.
  var announcements: [AccessibilityAnnouncement] { get }

  /// Brings the outputs up to date with the state.
  func update()

  /// Lets the window's clock go on, a frame at a time. One on the screen goes on by itself: the call takes as long.
  func advance(by duration: Duration)

  /// The number of the last finger that went down.
  var lastPointer: UInt64 { get set }

  /// Delivers an event and brings the window up to date; false when nothing took it.
  @discardableResult
  func send(_ event: HostEvent) -> Bool
}

extension DrivenWindow {
  package var marks: DisplayList? { nil }

  /// The time between two frames.
  package static var frame: Duration { .seconds(1) / 60 }

  /// The device that points on the kind of machine that the window stands for.
  package var pointerKind: PointerKind { graph.settings.idiom == .phone ? .touch : .mouse }

  /// The number of a pointer that goes down: a mouse keeps its own, each finger has another one.
  package func nextPointer() -> UInt64 {
    guard graph.settings.idiom == .phone else { return 0 }
    lastPointer += 1
    return lastPointer
  }

  package var displayList: DisplayList { graph.display.flattened() }

  package var accessibilityTree: AccessibilityTree { graph.accessibility.tree }

  /// Lets animations run out, for at most `limit` of the clock's time, also those of changes that no frame has shown yet.
  package func finishAnimations(limit: Duration = .seconds(10)) {
    var left: Duration = limit
    update()
    while graph.isAnimating, left > .zero {
      advance(by: Self.frame)
      left -= Self.frame
    }
  }

  /// The window as a PNG picture, at the settings' scale.
  package func pngData() throws -> Data {
    update()
    let size: CGSize = graph.size
    let surface = try ImageSurface(width: size.width, height: size.height, scale: graph.settings.displayScale)
    let context = ColorContext(colorScheme: graph.colorScheme)
    let list = DisplayList(displayList.items + (marks?.items ?? []))
    try surface.draw(list, background: SystemColor.systemBackground.resolved(in: context))
    return try surface.pngData()
  }
}

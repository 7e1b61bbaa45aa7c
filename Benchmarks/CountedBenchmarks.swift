import Foundation
import SwiftUI
import UITestSupport

/// One piece of work at a time, for counting its instructions, which say more than times on a machine that is shared:
///
///     valgrind --tool=callgrind --collect-atstart=no --toggle-collect='*counted*' rotor-benchmarks counted rows
@MainActor
enum CountedBenchmarks {
  static func run(_ name: String) throws {
    switch name {
    case "rows", "drawing", "width", "closing": try rows(name) { try CoreBenchmarks.messages(200) }
    case "squeezed": try rows("rows") { try CoreBenchmarks.squeezedMessages(200) }
    case "squeezed-width": try rows("width") { try CoreBenchmarks.squeezedMessages(200) }
    case "again": try again()
    case "frame", "springs": try MotionBenchmarks.prepared(isSpring: name == "springs") { try counted($0) }
    case "accessibility": try AccessibilityBenchmarks.prepared { try counted($0) }
    case "moves": try ForEachBenchmarks.prepared { try counted($0) }
    default:
      throw BenchmarkError(
        """
        \(name) cannot be counted; rows, again, drawing, width, closing, squeezed, squeezed-width, frame, springs, \
        accessibility and moves can.
        """)
    }
  }

  /// What is counted: everything that is done in here. No other function may be named so: what begins the counting at one
  /// would end it at the other.
  @inline(never)
  private static func counted(_ body: () throws -> Void) rethrows {
    try body()
  }

  /// Opening a window of message rows again and again, for a profiler that looks in now and then.
  private static func again() throws {
    var window: HeadlessApp? = try CoreBenchmarks.messages(1000)
    for _ in 0..<40 {
      window = nil
      try counted { window = try CoreBenchmarks.messages(1000) }
    }
    withExtendedLifetime(window) {}
  }

  /// Opening a window of message rows whose texts are known, and what follows.
  private static func rows(_ name: String, _ open: () throws -> HeadlessApp) throws {
    var window: HeadlessApp? = try open()
    switch name {
    case "drawing": counted { window?.updateDrawing() }
    case "width": counted { window?.resize(to: CGSize(width: 403, height: 852)) }
    case "closing": counted { window = nil }
    default:
      window = nil
      try counted { window = try open() }
    }
    withExtendedLifetime(window) {}
  }
}

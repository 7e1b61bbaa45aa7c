// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is that of Apple's function.

import Foundation
import FoundationGaps
import SwiftUICore

/// The time by which layers are animated, in seconds.
///
/// Here that is the clock of the window that was active last, which goes on with frames and events; without a window it is the
/// machine's. Whoever measures how long work takes inside of one frame takes another clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  ViewGraph.lastWindow?.time.peek ?? ProcessInfo.processInfo.systemUptime
}

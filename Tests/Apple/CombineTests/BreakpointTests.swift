import Combine
import Foundation
import Testing

@Suite struct BreakpointTests {
  @Test("Events that no closure of a breakpoint stops pass unchanged, and each closure sees them") func passes() {
    var seen: [String] = []
    let probe = [1, 2].publisher
      .breakpoint(
        receiveSubscription: { _ in
          seen.append("subscription")
          return false
        },
        receiveOutput: {
          seen.append("\($0)")
          return false
        },
        receiveCompletion: { _ in
          seen.append("completion")
          return false
        }
      ).probe()
    #expect(probe.values == [1, 2] && probe.isFinished)
    #expect(seen == ["subscription", "1", "2", "completion"])
    #expect([3].publisher.breakpointOnError().probe().values == [3])
    let plain = Publishers.Breakpoint(upstream: Just(5))
    #expect(plain.receiveOutput == nil && plain.receiveCompletion == nil && plain.receiveSubscription == nil)
    #expect(plain.upstream == Just(5))
  }

  @Test("A closure that says so stops the program where a debugger would take over") func stops() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1, 2, 3].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
    }
  }

  @Test("A failure stops the program where it was asked to") func failures() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, any Error>(error: CocoaError(.fileNoSuchFile)).breakpointOnError()
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }
}

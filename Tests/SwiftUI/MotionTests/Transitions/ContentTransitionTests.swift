import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Text that becomes another one.
@MainActor
@Suite("Content transitions", .serialized)
struct ContentTransitionTests {
  private struct Counter: View {
    let remote: Remote<Int>
    let transition: (Int) -> ContentTransition
    @State private var count = 128
    var body: some View {
      Text("\(count)").contentTransition(transition(count)).handing($count, to: remote)
    }
  }

  private func lines(_ transition: ContentTransition, _ settings: HostSettings = HostSettings()) throws -> [String] {
    let remote = Remote<Int>()
    let host = try window(settings: settings) { Counter(remote: remote) { _ in transition } }
    withAnimation(.linear(duration: 1)) { remote.value = 138 }
    host.update()
    host.advance(by: .milliseconds(500))
    defer {
      host.finishAnimations()
      #expect(host.displayLines.count == 1)
      #expect(host.labels == ["138"])
    }
    return host.displayLines
  }

  @Test("Opacity fades the old text out and the new one in")
  func opacity() throws {
    let lines: [String] = try lines(.opacity)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("group opacity 0.") && lines[1].contains("\"128\""))
    #expect(lines[2].hasPrefix("group opacity 0.") && lines[3].contains("\"138\""))
  }

  @Test("Identity and interpolate change other characters at once")
  func identity() throws {
    #expect(try lines(.identity).count == 1)
    #expect(try lines(.interpolate).count == 1)
  }

  @Test("Numbers roll: what differs goes up and out, what comes follows; the rest stays")
  func numbers() throws {
    let lines: [String] = try lines(.numericText())
    // The common beginning, the old digit, the new digit, the common end.
    #expect(lines.filter { $0.contains("\"138\"") }.count == 3)
    #expect(lines.filter { $0.contains("\"128\"") }.count == 1)
    #expect(lines.filter { $0.contains("opacity") }.count == 2)
  }

  @Test("With Reduce Motion numbers fade and do not roll")
  func reduced() throws {
    var settings = HostSettings()
    settings.reducesMotion = true
    let lines: [String] = try lines(.numericText(), settings)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { !$0.contains("clip") })
  }

  @Test("A number that shrinks rolls the other way")
  func direction() throws {
    func first(_ transition: @escaping (Int) -> ContentTransition, _ value: Int) throws -> Bool {
      let remote = Remote<Int>()
      let host = try window { Counter(remote: remote, transition: transition) }
      withAnimation(.linear(duration: 1)) { remote.value = value }
      host.update()
      host.advance(by: .milliseconds(500))
      // The base lines of the two fading texts: the old one is above the new one when counting up.
      let bases: [Double] = zip(host.displayLines, host.displayLines.dropFirst(2)).compactMap { line, text in
        guard line.contains("opacity") else { return nil }
        let words: [Substring] = text.split(separator: " ")
        return words.firstIndex(of: "at").flatMap { Double(words[$0 + 2]) }
      }
      let isAbove: Bool? = bases.count == 2 ? bases[0] < bases[1] : nil
      return try #require(isAbove as Bool?)
    }
    #expect(try first({ .numericText(value: Double($0)) }, 138))
    #expect(try !first({ .numericText(value: Double($0)) }, 118))
    #expect(try !first({ _ in .numericText(countsDown: true) }, 138))
  }

  @Test("Without an animation nothing fades, and a text without a transition keeps no old content")
  func plain() throws {
    let remote = Remote<Int>()
    let host = try window { Counter(remote: remote) { _ in .opacity } }
    remote.value = 5
    host.update()
    #expect(host.displayLines.count == 1)
    #expect(!host.graph.isAnimating)
    #expect(EnvironmentValues().contentTransition == .interpolate)
    #expect(!EnvironmentValues().contentTransitionAddsDrawingGroup)
  }
}

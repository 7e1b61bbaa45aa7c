import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Order of depth", .serialized)
struct ZIndexTests {
  private func square(_ width: CGFloat) -> some View {
    Color.red.frame(width: width, height: 10).accessibilityLabel("\(Int(width))")
  }

  private func widths(_ host: HeadlessHost) -> [String] {
    host.displayLines.filter { $0.contains("fill") }.compactMap { line in
      ["10", "20", "30"].first { line.contains(" \($0) 10") }
    }
  }

  @Test("Higher z indices are painted later, equal ones in the order of the program; readers keep that order")
  func painting() throws {
    let host = try window {
      ZStack(alignment: .leading) {
        square(10).zIndex(1)
        square(20)
        square(30).zIndex(-1)
      }
    }
    #expect(widths(host) == ["30", "20", "10"])
    #expect(host.labels == ["10", "20", "30"])
  }

  @Test("The z index of a view inside another container says nothing outside")
  func nested() throws {
    let host = try window {
      ZStack {
        HStack { square(10).zIndex(5) }
        square(20)
      }
    }
    #expect(widths(host) == ["10", "20"])
  }

  @Test("A z index that changes repaints and measures nothing; views that come and go find their depth (G1)")
  func changing() throws {
    struct Root: View {
      let flags: Flags
      var body: some View {
        ZStack {
          Color.red.frame(width: 10, height: 10).zIndex(Double(flags.number))
          if flags.flag { Color.red.frame(width: 20, height: 10).zIndex(1) }
          Color.red.frame(width: 30, height: 10)
        }
      }
    }
    let flags = Flags()
    let host = try window { Root(flags: flags) }
    #expect(widths(host) == ["10", "30", "20"])
    host.change { flags.number = 2 }
    #expect(widths(host) == ["30", "20", "10"])
    host.change { flags.flag = false }
    #expect(widths(host) == ["30", "10"])
    host.change { flags.number = 0 }
    #expect(widths(host) == ["10", "30"])
    host.change { flags.flag = true }
    #expect(widths(host) == ["10", "30", "20"])
  }

  @Test("A pointer reaches what is in front by z index")
  func hits() throws {
    let log = EventRecorder()
    let host = try window {
      ZStack {
        Button {
          log.note("first")
        } label: {
          Color.red.frame(width: 50, height: 50)
        }
        .zIndex(1)
        Button {
          log.note("second")
        } label: {
          Color.blue.frame(width: 50, height: 50)
        }
      }
    }
    _ = host.send(.tap(CGPoint(x: 100, y: 50)))
    #expect(log.take() == ["first"])
  }
}

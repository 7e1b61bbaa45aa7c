import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views that another takes the place of because their id is another (behaviour 259).
@MainActor
@Suite("Transitions of views with an id", .serialized)
struct IdentityTransitionTests {
  private struct Page<Content: View>: View {
    let remote: Remote<Int>
    @ViewBuilder let content: (Int) -> Content
    @State private var page = 0
    var body: some View { content(page).handing($page, to: remote) }
  }

  /// The texts that are drawn in a frame in the middle of the change from page 0 to page 1, and where they are.
  private func halfway(_ content: @escaping (Int) -> some View) throws -> [String: CGFloat] {
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 100) { Page(remote: remote, content: content) }
    withAnimation(.linear(duration: 1)) { remote.value = 1 }
    host.update()
    host.advance(by: .milliseconds(500))
    let places: [String: CGFloat] = texts(host)
    host.finishAnimations()
    #expect(texts(host).keys.sorted() == ["Page 1"])
    #expect(host.graph.differences().isEmpty)
    return places
  }

  private func texts(_ host: HeadlessHost) -> [String: CGFloat] {
    var places: [String: CGFloat] = [:]
    for line in host.displayLines {
      let words: [Substring] = line.split(separator: "\"")
      guard words.count == 3, words[0].hasSuffix("text "), let x = words[2].split(separator: " ").dropFirst().first,
        let place = Double(x)
      else { continue }
      places[String(words[1])] = CGFloat(place)
    }
    return places
  }

  @Test("A view that leaves keeps showing its own content, not that of its replacement")
  func keepsValue() throws {
    let fading: [String: CGFloat] = try halfway { Text("Page \($0)").id($0).transition(.opacity) }
    #expect(fading.keys.sorted() == ["Page 0", "Page 1"])
    let inStack: [String: CGFloat] = try halfway { page in VStack { Text("Page \(page)").id(page) } }
    #expect(inStack.keys.sorted() == ["Page 0", "Page 1"])
  }

  @Test("A transition holds outside of the id as inside of it, also where one view is wanted")
  func order() throws {
    let outside: [String: CGFloat] = try halfway {
      Text("Page \($0)").frame(width: 100).id($0).transition(.push(from: .trailing))
    }
    let inside: [String: CGFloat] = try halfway {
      Text("Page \($0)").frame(width: 100).transition(.push(from: .trailing)).id($0)
    }
    let inStack: [String: CGFloat] = try halfway { page in
      ZStack { Text("Page \(page)").frame(width: 100).id(page).transition(.push(from: .trailing)) }
    }
    #expect(outside == inside && inside == inStack, "\(outside) \(inside) \(inStack)")
    #expect(try #require(outside["Page 1"]) > #require(outside["Page 0"]) + 90)
  }

  @Test("A view that comes and goes inside of a transition's group has it where one view is wanted")
  func groups() throws {
    let remote = Remote<Bool>()
    struct Shown: View {
      let remote: Remote<Bool>
      @State private var isShown = false
      var body: some View {
        Group { if isShown { Color.red.frame(width: 40, height: 20) } }
          .transition(.offset(x: 20)).frame(width: 100, height: 100).handing($isShown, to: remote)
      }
    }
    let host = try window(width: 100, height: 100) { Shown(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines == ["fill #FF3B30 rect 40 40 40 20"])
  }

  @Test("An id that comes back while its view leaves is that of a new view")
  func comesBack() throws {
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 100) {
      Page(remote: remote) { Text("Page \($0)").id($0 % 2).transition(.opacity) }
    }
    for page in 1...3 {
      withAnimation(.linear(duration: 1)) { remote.value = page }
      host.update()
      host.advance(by: .milliseconds(200))
    }
    #expect(texts(host).keys.sorted() == ["Page 0", "Page 1", "Page 2", "Page 3"])
    host.finishAnimations()
    #expect(texts(host).keys.sorted() == ["Page 3"])
    #expect(host.graph.differences().isEmpty)
  }
}

import HostHeadless
import SwiftUI
import SwiftUICore
import Testing

/// Colours on their way.
@MainActor
@Suite("Animated colours", .serialized)
struct ColorFadeTests {
  private struct Swatch: View {
    let remote: Remote<Bool>
    @State private var isOn = false
    var body: some View {
      Rectangle().fill(isOn ? Color.white : .black).handing($isOn, to: remote)
    }
  }

  private func red(_ host: HeadlessHost) -> Double {
    let items = host.displayList.items
    return items.colors.first?.red ?? -1
  }

  @Test("A colour goes to another through the mix of their light, and only when the change is animated")
  func fill() throws {
    let remote = Remote<Bool>()
    let host = try window { Swatch(remote: remote) }
    #expect(red(host) == 0)
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    #expect(red(host) == 0)
    host.advance(by: .milliseconds(500))
    // Half the light of white is 188 of 255.
    #expect(abs(red(host) * 255 - 188) < 3)
    host.finishAnimations()
    #expect(red(host) == 1)
    remote.value = false
    host.update()
    #expect(red(host) == 0)
    #expect(!host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A fade that turns round goes on from the colour that is shown")
  func interrupted() throws {
    let remote = Remote<Bool>()
    let host = try window { Swatch(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    let middle: Double = red(host)
    withAnimation(.linear(duration: 1)) { remote.value = false }
    host.update()
    #expect(abs(red(host) - middle) < 0.02)
    host.advance(by: .milliseconds(500))
    #expect(red(host) < middle)
    host.finishAnimations()
    #expect(red(host) == 0)
  }

  @Test("Text and gradients fade too; what has other colours in number is there at once")
  func others() throws {
    let remote = Remote<Bool>()
    struct Both: View {
      let remote: Remote<Bool>
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("Hello").foregroundStyle(isOn ? Color.white : .black)
          LinearGradient(
            colors: isOn ? [.white, .white] : [.black, .white], startPoint: .top, endPoint: .bottom)
          LinearGradient(
            colors: isOn ? [.white, .white, .white] : [.black, .white], startPoint: .top, endPoint: .bottom)
        }.handing($isOn, to: remote)
      }
    }
    let host = try window { Both(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    let colors: [Double] = host.displayList.items.colors.map { ($0.red * 255).rounded() }
    #expect(colors.count == 6)
    #expect(abs(colors[0] - 188) < 3 && abs(colors[1] - 188) < 3 && colors[2] == 255)
    #expect(Array(colors.suffix(3)) == [255, 255, 255])
  }

  @Test("A colour that does not change costs no fade while its shape grows")
  func growing() throws {
    let remote = Remote<Double>()
    struct Grower: View {
      let remote: Remote<Double>
      @State private var width = 10.0
      var body: some View {
        Rectangle().fill(.red).frame(width: width, height: 10).handing($width, to: remote)
      }
    }
    let host = try window { Grower(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = 50 }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines.first?.hasPrefix("fill #FF3B30 rect") == true)
    host.finishAnimations()
    #expect(host.displayLines == ["fill #FF3B30 rect 75 45 50 10"])
  }
}

import DisplayList
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Colours and gradients on their way.
@MainActor
@Suite("Animated colours and gradients", .serialized)
struct PaintFadeTests {
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
    // The fade before has arrived, and half of the way back is done.
    host.advance(by: .milliseconds(500))
    #expect(abs(red(host) - middle) < 1e-6)
    host.advance(by: .milliseconds(100))
    #expect(red(host) < middle)
    host.finishAnimations()
    #expect(red(host) == 0)
  }

  @Test("A fade that is cut goes on from the colour that is shown, while the one before runs on below it")
  func cut() throws {
    let remote = Remote<Bool>()
    let host = try window { Swatch(remote: remote) }
    withAnimation(.linear(duration: 4)) { remote.value = true }
    host.update()
    host.advance(by: .seconds(1))
    /// sRGB of an amount of light.
    func encoded(_ light: Double) -> Double { 1.055 * pow(light, 1 / 2.4) - 0.055 }
    #expect(abs(red(host) - encoded(0.25)) < 1e-4)
    withAnimation(.linear(duration: 0.2)) { remote.value = false }
    host.update()
    #expect(abs(red(host) - encoded(0.25)) < 1e-4)
    // 0.275 of the light, and half of the way from there to none.
    host.advance(by: .milliseconds(100))
    #expect(abs(red(host) - encoded(0.1375)) < 1e-4)
    host.advance(by: .milliseconds(100))
    #expect(red(host) == 0 && !host.graph.isAnimating)
    #expect(host.graph.differences().isEmpty)
    // A change without animation ends it at once; the next one begins there.
    withAnimation(.linear(duration: 4)) { remote.value = true }
    host.update()
    host.advance(by: .seconds(1))
    remote.value = false
    host.update()
    #expect(red(host) == 0)
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    #expect(red(host) == 0)
    host.advance(by: .milliseconds(500))
    #expect(abs(red(host) - encoded(0.5)) < 1e-4)
    host.finishAnimations()
    #expect(red(host) == 1)
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

  /// A gradient that lies elsewhere when it is on.
  private struct Gradients: View {
    enum Kind: CaseIterable { case linear, stops, radial, angular, elliptical, mesh, text }

    let kind: Kind
    let remote: Remote<Bool>
    @State private var isOn = false

    private var point: UnitPoint { isOn ? .bottomTrailing : .topLeading }

    var body: some View {
      Group {
        switch kind {
        case .linear: LinearGradient(colors: [.red, .blue], startPoint: point, endPoint: .bottom)
        case .stops:
          Rectangle().fill(
            .linearGradient(stops: [.init(color: .red, location: isOn ? 1 : 0)], startPoint: .top, endPoint: .bottom))
        case .radial: RadialGradient(colors: [.red, .blue], center: point, startRadius: 0, endRadius: isOn ? 50 : 10)
        case .angular: AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(isOn ? 90 : 0))
        case .elliptical: EllipticalGradient(colors: [.red, .blue], endRadiusFraction: isOn ? 1 : 0.5)
        case .mesh:
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [isOn ? 0.5 : 1, 0], [0, 1], [1, 1]],
            colors: [.red, .blue, .green, .red])
        case .text:
          Text(verbatim: "a").foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: point, endPoint: .bottom))
        }
      }
      .handing($isOn, to: remote)
    }
  }

  @Test(
    "Gradients go to where they lie next, as shimmering texts and moving meshes want",
    arguments: Gradients.Kind.allCases)
  private func gradients(kind: Gradients.Kind) throws {
    let remote = Remote<Bool>()
    let size = CGSize(width: 100, height: 50)
    let host = try window(width: size.width, height: size.height) { Gradients(kind: kind, remote: remote) }
    func numbers() -> [Double] { host.displayList.items.paintValues(in: size).numbers }
    let before: [Double] = numbers()
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    #expect(numbers() == before)
    host.advance(by: .milliseconds(500))
    let middle: [Double] = numbers()
    host.finishAnimations()
    let after: [Double] = numbers()
    #expect(before.count == after.count && before != after)
    for (index, number) in middle.enumerated() {
      #expect(abs(number - (before[index] + after[index]) / 2) < 0.02, "number \(index) is \(number)")
    }
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A gradient that lies in its shape as before goes with the shape while that grows")
  func growingGradient() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isOn = false
      var body: some View {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(width: isOn ? 90 : 10, height: 10)
          .handing($isOn, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window(width: 100, height: 50) { Root(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines.contains { $0.contains("linear(25 25 to 75 25") && $0.contains("rect 25 20 50 10") })
  }

  @Test("Paint becomes the numbers of other paint: as they are, and colours within a millionth")
  func vectors() {
    var from = PaintValues()
    var to = PaintValues()
    from.numbers = (0..<100).map { 0.1 + Double($0) * 0.37 }
    to.numbers = (0..<100).map { 6.423 - Double($0) * 0.071 }
    from.colors = [RGBA(red: 0.2, green: 0.4, blue: 0.9, alpha: 0.3), RGBA(red: 1, green: 0, blue: 0.5)]
    to.colors = [RGBA(red: 0.7, green: 0.1, blue: 0, alpha: 0.8), RGBA(red: 0, green: 0, blue: 0, alpha: 0)]
    from.animatableData = to.animatableData
    #expect(from.numbers == to.numbers && from.colors == to.colors)
    // Half of the light of an opaque white and a clear one is white, half opaque.
    var white = PaintValues()
    white.colors = [RGBA(red: 1, green: 1, blue: 1)]
    white.animatableData.scale(by: 0.5)
    #expect(white.colors == [RGBA(red: 1, green: 1, blue: 1, alpha: 0.5)])
    // Numbers that one of both does not have count as none.
    #expect((PaintVector.zero + from.animatableData) == from.animatableData)
    #expect((from.animatableData - from.animatableData).magnitudeSquared == 0)
  }
}

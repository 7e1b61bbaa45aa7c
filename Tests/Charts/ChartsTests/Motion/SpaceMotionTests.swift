import ChartEngine
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@testable import Charts

@MainActor @Suite struct SpaceMotionTests {
  private struct Heights: View {
    let remote: Remote<[Int: Double]>
    @State private var values: [Int: Double]

    init(_ values: [Int: Double], remote: Remote<[Int: Double]> = Remote()) {
      self.remote = remote
      _values = State(initialValue: values)
    }

    var body: some View {
      Chart3D(values.keys.sorted(), id: \.self) { key in
        PointMark(x: .value("x", key), y: .value("y", values[key] ?? 0), z: .value("z", 1))
      }
      .chartXScale(domain: 0...3).chartYScale(domain: 0...10).chartZScale(domain: 0...2)
      .animation(.linear(duration: 1), value: values)
      .handing($values, to: remote)
    }
  }

  private func open(_ view: some View) throws -> HeadlessHost {
    try window(width: 300, height: 300) { view }
  }

  @Test("A point in space moves from its old place to the new one, by the animation of the change")
  func moves() throws {
    let remote = Remote<[Int: Double]>()
    let host = try open(Heights([1: 2], remote: remote))
    let old: DisplayList = host.displayList
    host.change { remote.value = [1: 8] }
    host.advance(by: .seconds(0.5))
    let middle: DisplayList = host.displayList
    #expect(host.element("x 1, z 1")?.properties.value == "y 8", "readers know the new value at once")
    host.advance(by: .seconds(0.6))
    #expect(host.displayList == (try open(Heights([1: 8]))).displayList)
    #expect(middle == (try open(Heights([1: 5]))).displayList, "half of the way lies between both values")
    #expect(middle != old)
  }

  @Test("With Reduce Motion, marks in space are at once where they go")
  func reducedMotion() throws {
    let remote = Remote<[Int: Double]>()
    var settings = HostSettings()
    settings.reducesMotion = true
    let host = try window(width: 300, height: 300, settings: settings) { Heights([1: 2], remote: remote) }
    host.change { remote.value = [1: 8] }
    #expect(host.displayList == (try open(Heights([1: 8]))).displayList)
  }

  @Test("A mark that comes grows, one that goes is gone, and one without a way is at its end at once")
  func comesAndGoes() {
    let one = MarkIdentity().inside(1)
    let two = MarkIdentity().inside(2)
    let origin = SpaceMoment(
      keys: [Numbered(place: one, number: 0)], forms: [.symbol(SpaceVector(0, 0, 0), scale: 1)])
    let target = SpaceMoment(
      keys: [Numbered(place: two, number: 0)], forms: [.symbol(SpaceVector(0.5, 0, 0), scale: 1)])
    #expect(target.moving(from: origin, by: 0.25).forms == [.symbol(SpaceVector(0.5, 0, 0), scale: 0.25)])
    let low = SpaceVector(0, -0.5, 0)
    let rule = SpaceForm.box(low: low, high: SpaceVector(0, 0.5, 0))
    let area = SpaceForm.box(low: low, high: SpaceVector(0.5, 0.5, 0))
    #expect(rule.moving(to: area, by: 0.5) == area)
    #expect(
      rule.moving(to: .box(low: low, high: SpaceVector(0, 0.1, 0)), by: 0.5)
        == .box(low: low, high: SpaceVector(0, 0.3, 0)))
  }

  @Test("A surface rises from the floor, and one of as many patches moves vertex by vertex")
  func surfaces() throws {
    func mesh(_ height: Double, patches: Int = 2) -> SurfaceMesh {
      let grid = SurfaceGrid(x: 0...1, z: 0...1, columns: patches, rows: patches) { _, _ in height }
      return SurfaceMesh(grid, x: { $0 - 0.5 }, y: { $0 }, z: { $0 - 0.5 })
    }
    #expect(SpaceForm.surface(mesh(0.3)).beginning == .surface(mesh(-0.5)))
    #expect(SpaceForm.surface(mesh(0)).moving(to: .surface(mesh(0.4)), by: 0.5) == .surface(mesh(0.2)))
    #expect(
      SpaceForm.surface(mesh(0)).moving(to: .surface(mesh(0.4, patches: 3)), by: 0.5) == .surface(mesh(0.4, patches: 3))
    )
  }
}

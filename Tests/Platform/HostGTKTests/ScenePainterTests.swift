import CGtk
import CoreGraphics
import DisplayList
import Foundation
import Gallery
import HostGTK
import HostHeadless
import HostInterface
import RenderCairo
import SwiftUI
import SwiftUICore
import Testing

/// The chunks that a window on the screen shows, against the drawing as a whole.
@MainActor
@Suite("Scene painter", .serialized)
struct ScenePainterTests {
  private static let knowsNodes: Bool = {
    // Scenes need no display, but GTK makes their types known when it begins.
    _ = gtk_init_check()
    return true
  }()

  /// The pixels of a scene, drawn as GTK's Cairo renderer draws it.
  private func pixels(of host: HeadlessHost, by painter: ScenePainter) -> [UInt32] {
    _ = Self.knowsNodes
    host.update()
    let size: CGSize = host.graph.size
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let context = cairo_create(surface)
    if let scene = painter.scene(of: host.graph.display, background: white) {
      gsk_render_node_draw(scene.pointer, context)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
    defer { cairo_surface_destroy(surface) }
    let count: Int = Int(cairo_image_surface_get_stride(surface)) / 4 * Int(size.height)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    return data.withMemoryRebound(to: UInt32.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// The pixels of the drawing in one piece.
  private func expectedPixels(of host: HeadlessHost) throws -> [UInt32] {
    let size: CGSize = host.graph.size
    let surface = try ImageSurface(width: size.width, height: size.height, scale: 1)
    try surface.draw(host.displayList, background: RGBA(red: 1, green: 1, blue: 1, alpha: 1))
    return surface.withPixels { words, _ in Array(words) }
  }

  /// How many blocks of 8 by 8 pixels differ by more than 40 steps of 255 on average: glyphs may stand a fraction of a
  /// pixel beside their places where a recording is moved.
  private func difference(_ left: [UInt32], _ right: [UInt32], width: Int) -> Int {
    guard left.count == right.count, !left.isEmpty else { return .max }
    let blocks: Int = (width + 7) / 8
    var sums: [[Int]] = Array(repeating: [0, 0, 0], count: blocks * (left.count / width + 8) / 8 + blocks)
    for index in left.indices where left[index] != right[index] {
      let block: Int = (index / width / 8) * blocks + index % width / 8
      for (place, shift) in [UInt32(0), 8, 16].enumerated() {
        sums[block][place] += Int((left[index] >> shift) & 255) - Int((right[index] >> shift) & 255)
      }
    }
    return sums.count { $0.contains { abs($0) > 64 * 40 } }
  }

  private func host<Root: View>(_ root: Root) throws -> HeadlessHost {
    var settings = HostSettings(idiom: .desktop)
    settings.displayScale = 1
    return try HeadlessHost(root: root, settings: settings, window: HostWindow(size: CGSize(width: 700, height: 900)))
  }

  @Test("Every page of the gallery looks in chunks as it does in one piece")
  func gallery() throws {
    for page in GalleryPage.all {
      let host = try host(ScrollView { page.view })
      let painter = ScenePainter()
      let wrong: Int = difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700)
      #expect(wrong <= 1, "\(wrong) blocks of \(page.id) differ")
    }
  }

  private struct Rows: View {
    let remote: Remote
    @State private var changed: Int = -1
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<200, id: \.self) { index in
            HStack {
              Circle().fill(index == changed ? .red : .blue).frame(width: 20, height: 20)
              Text("Row \(index)")
              Spacer()
              Text("detail").opacity(0.5).rotationEffect(.degrees(10))
            }
          }
        }
      }
      .onAppear { remote.change = { changed = $0 } }
    }
  }

  private final class Remote {
    var change: (Int) -> Void = { _ in }
  }

  @Test("A changed row records its own chunk only, a scrolled list what comes near, and both look as in one piece (G2)")
  func rows() throws {
    let remote = Remote()
    let host = try host(Rows(remote: remote))
    let painter = ScenePainter()
    _ = pixels(of: host, by: painter)
    let first: Int = painter.recordedCount
    #expect(first > 30 && first < 150)
    remote.change(5)
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
    #expect(painter.recordedCount - first <= 2)
    let second: Int = painter.recordedCount
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 40)))
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
    #expect(painter.recordedCount - second <= 4)
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 2000)))
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
  }

  private struct Cards: View {
    let remote: Remote
    let bar: Material
    @State private var changed: Int = -1
    var body: some View {
      ZStack(alignment: .top) {
        ScrollView {
          VStack {
            ForEach(0..<40, id: \.self) { index in
              Text(index == changed ? "Changed" : "Card \(index)").frame(width: 300, height: 80)
                .background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
            }
          }
          .frame(maxWidth: .infinity)
        }
        Text("Bar").frame(maxWidth: .infinity, minHeight: 60).background(bar)
      }
      .onAppear { remote.change = { changed = $0 } }
    }
  }

  @Test("Panels over one colour are scrolled without drawing; a bar over them is drawn with what it shows (G2)")
  func panels() throws {
    let remote = Remote()
    let host = try host(Cards(remote: remote, bar: .regularMaterial))
    let painter = ScenePainter()
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
    let first: Int = painter.recordedCount
    _ = pixels(of: host, by: painter)
    #expect(painter.recordedCount == first)
    remote.change(7)
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
    #expect(painter.recordedCount - first <= 1)
    let second: Int = painter.recordedCount
    remote.change(0)
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
    #expect(painter.recordedCount - second <= 3)
    let third: Int = painter.recordedCount
    host.send(.scroll(at: CGPoint(x: 350, y: 400), by: CGSize(width: 0, height: 10)))
    #expect(difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700) <= 1)
    #expect(painter.recordedCount - third <= 2)
  }

  private struct Faded: View {
    let remote: Remote
    @State private var opacity: Double = 1
    @State private var angle: Double = 0
    @State private var isBlended: Bool = false
    var body: some View {
      ZStack {
        VStack {
          ForEach(0..<30, id: \.self) { Text("What lies behind the panels, line \($0)").foregroundStyle(.red) }
        }
        ZStack {
          Text("Inside of the group").font(.largeTitle).foregroundStyle(.green)
          Text("Panel").frame(width: 200, height: 100).background(.thinMaterial)
        }
        .opacity(opacity)
        .rotationEffect(.degrees(angle))
        Text("Shadow").frame(width: 200, height: 60).background(.thickMaterial).shadow(radius: 6).offset(y: 150)
        Color.blue.frame(width: 50, height: 50).blendMode(isBlended ? .multiply : .normal).offset(x: 100)
      }
      .onAppear {
        remote.change = { step in
          opacity = step == 1 ? 0.5 : 1
          angle = step == 2 ? 30 : 0
          isBlended = step == 3
        }
      }
    }
  }

  @Test("Panels in translucent, turned, shadowed and blended groups look in chunks as they do in one piece (G1)")
  func panelsInGroups() throws {
    let remote = Remote()
    let host = try host(Faded(remote: remote))
    let painter = ScenePainter()
    for step in [0, 1, 0, 2, 1, 3, 0, 2, 3, 1] {
      remote.change(step)
      let wrong: Int = difference(pixels(of: host, by: painter), try expectedPixels(of: host), width: 700)
      #expect(wrong <= 1, "\(wrong) blocks differ in step \(step)")
      let fresh: Int = difference(pixels(of: host, by: ScenePainter()), try expectedPixels(of: host), width: 700)
      #expect(fresh <= 1, "\(fresh) blocks of a new scene differ in step \(step)")
    }
  }

  private struct Turned: View {
    var body: some View {
      VStack {
        ForEach(0..<40, id: \.self) { index in
          HStack {
            Circle().fill(.blue).frame(width: 8, height: 8)
            Text("Row \(index)").font(.caption)
          }
        }
      }
      .rotationEffect(.degrees(30))
      .scaleEffect(x: 0.8, y: -0.5)
      .transformEffect(CGAffineTransform(a: 1, b: 0.1, c: 0.3, d: 1, tx: 20, ty: -10))
    }
  }

  @Test("A turned, mirrored and skewed group of many parts looks in chunks as it does in one piece")
  func turned() throws {
    let host = try host(Turned())
    #expect(difference(pixels(of: host, by: ScenePainter()), try expectedPixels(of: host), width: 700) <= 1)
  }
}

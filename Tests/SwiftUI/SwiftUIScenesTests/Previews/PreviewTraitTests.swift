import Foundation
import PreviewSupport
import SwiftUI
import SwiftUICore
import Testing
import UITestSupport
import ViewTestSupport

#Preview("Trait default", traits: .defaultLayout) { Text("Inside") }
#Preview("Trait fitting", traits: .sizeThatFitsLayout) { Color.red.frame(width: 30, height: 20) }
#Preview("Trait left", traits: .landscapeLeft) { Text("Inside") }
#Preview("Trait right", traits: .landscapeRight) { Text("Inside") }
#Preview("Trait upright", traits: .portrait) { Text("Inside") }
#Preview("Trait upside down", traits: .portraitUpsideDown) { Text("Inside") }

private struct Traits_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .macOS }
  static var previews: some View {
    Text("Inside").previewDisplayName("on a device").previewLayout(.device).previewDevice("iPhone 15 Pro")
    Text("Inside").previewDisplayName("on its side").previewDevice("iPhone 15 Pro")
      .previewInterfaceOrientation(.landscapeRight)
  }
}

private struct Phone_Previews: PreviewProvider {
  static var previews: some View { Text("Inside") }
}

@MainActor
@Suite("Traits of previews", .serialized)
struct PreviewTraitTests {
  /// The size in points of each preview that is found by a word, by its name.
  private func sizes(_ word: String) async throws -> [String: [Int]] {
    let folder = try ResourceFolder()
    let options = try PreviewRun.Options(arguments: [word, "--output", folder.url.path, "--scale", "1"])
    var sizes: [String: [Int]] = [:]
    for name in try await PreviewRun(options).run() {
      let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
      // The header of a PNG file has the size in pixels.
      sizes[name] = [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    return sizes
  }

  @Test("A preview has the room that its layout says, on a phone that is held as its orientation says")
  func rooms() async throws {
    let sizes: [String: [Int]] = try await sizes("PreviewTraitTests")
    func size(_ name: String) -> [Int]? { sizes["PreviewTraitTests - Trait \(name).png"] }
    let phone: [Int] = try #require(size("default"))
    #expect(phone[0] < phone[1])
    #expect(size("fitting") == [30, 20])
    #expect(size("left") == phone.reversed() && size("right") == phone.reversed())
    #expect(size("upright") == phone && size("upside down") == phone)
  }

  @Test("Orientations, layouts and systems are told apart; a provider names no system unless it says so")
  func values() {
    let orientations: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    #expect(orientations == InterfaceOrientation.allCases && Set(orientations).count == 4)
    let layouts: Set<PreviewLayout> = [
      .device, .sizeThatFits, .fixed(width: 1, height: 2), .fixed(width: 2, height: 1),
    ]
    #expect(layouts.count == 4)
    let systems: Set<PreviewPlatform> = [.iOS, .macOS, .tvOS, .watchOS]
    #expect(systems.count == 4)
    #expect(Traits_Previews.platform == .macOS && Phone_Previews.platform == nil)
  }
}

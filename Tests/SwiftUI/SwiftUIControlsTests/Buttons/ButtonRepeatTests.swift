import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Buttons that repeat, and how wide buttons are", .serialized)
struct ButtonRepeatTests {
  private func count(_ behavior: ButtonRepeatBehavior, held: Duration) throws -> Int {
    var count = 0
    let host = try window {
      Button("More") { count += 1 }.buttonRepeatBehavior(behavior)
    }
    let frame: CGRect = try #require(host.frame("More"))
    host.press(at: CGPoint(x: frame.midX, y: frame.midY), for: held)
    return count
  }

  @Test("A held button acts after half a second and ten times a second where it repeats, else once (573)")
  func held() throws {
    #expect(try count(.enabled, held: .seconds(0.95)) == 5)
    #expect(try count(.enabled, held: .seconds(0.2)) == 1, "a short press acts when it ends")
    #expect(try count(.automatic, held: .seconds(0.95)) == 1)
    #expect(try count(.disabled, held: .seconds(0.95)) == 1)
  }

  @Test("Presses one after the other are counted each for itself, and only buttons repeat")
  func others() throws {
    var count = 0
    let isOn = Remote<Bool>()
    let host = try window(width: 300, height: 200) {
      ValueRoot(isOn, false) { value in
        VStack {
          Button("More") { count += 1 }
          Toggle("On", isOn: value).toggleStyle(.button)
        }
        .buttonRepeatBehavior(.enabled)
      }
    }
    let frame: CGRect = try #require(host.frame("More"))
    let point = CGPoint(x: frame.midX, y: frame.midY)
    host.press(at: point, for: .seconds(0.55))
    #expect(count == 1)
    host.press(at: point, for: .seconds(0.1))
    #expect(count == 2)
    let toggle: CGRect = try #require(host.frame("On"))
    host.press(at: CGPoint(x: toggle.midX, y: toggle.midY), for: .seconds(2))
    host.update()
    #expect(isOn.value == true)
  }

  private struct Values: View {
    @Environment(\.buttonRepeatBehavior) private var repeats: ButtonRepeatBehavior
    @Environment(\.buttonSizing) private var sizing: ButtonSizing
    var body: some View {
      Text(verbatim: "\(repeats == .enabled) \(repeats == .automatic) \(sizing == .flexible) \(sizing == .automatic)")
    }
  }

  @Test("The environment says whether buttons repeat and how wide they are")
  func values() throws {
    #expect(try window { Values() }.labels == ["false true false true"])
    let host = try window { Values().buttonRepeatBehavior(.enabled).buttonSizing(.flexible) }
    #expect(host.labels == ["true false true false"])
  }

  @Test("A flexible button is as wide as there is room, a fitted one as its label")
  func sizing() throws {
    for idiom in [Idiom.phone, .desktop] {
      func width(_ sizing: ButtonSizing) throws -> CGFloat {
        let host = try window(width: 300, height: 100, settings: HostSettings(idiom: idiom)) {
          Button("Go") {}.buttonStyle(.bordered).buttonSizing(sizing)
        }
        return try #require(host.frame("Go")).width
      }
      #expect(try width(.flexible) == 300)
      #expect(try width(.fitted) == width(.automatic) && width(.fitted) < 100)
    }
  }
}

import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Measures of controls, by the systems of Documentation/Decisions/0005-look-of-systems.md.
@MainActor
@Suite("Looks of controls", .serialized)
struct ControlLookTests {
  private func width(_ host: HeadlessHost) throws -> CGFloat { try #require(host.frame("Delete")).width }

  @Test("A phone's bordered button has 12 points beside its text, also a prominent one, whose text is no bolder")
  func borderedButtons() throws {
    func button(_ style: some PrimitiveButtonStyle) throws -> CGFloat {
      try width(window { Button("Delete") {}.buttonStyle(style) })
    }
    let text: CGFloat = try width(window { Text("Delete").font(.body) })
    #expect(try button(.borderless) == text)
    #expect(try button(.bordered) == text + 24)
    #expect(try button(.borderedProminent) == text + 24)
  }

  @Test("A phone's bordered buttons are capsules by themselves, a desktop's are not")
  func capsules() throws {
    func lines(_ shape: ButtonBorderShape, _ idiom: Idiom) throws -> [String] {
      try window(settings: HostSettings(idiom: idiom)) {
        Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(shape)
      }.displayLines
    }
    #expect(try lines(.automatic, .phone) == lines(.capsule, .phone))
    #expect(try lines(.automatic, .desktop) == lines(.roundedRectangle, .desktop))
    #expect(try lines(.automatic, .desktop) != lines(.capsule, .desktop))
  }

  @Test("A phone's switch is 66 by 30 points at the end of its row")
  func switches() throws {
    let host = try window { Toggle("Sound", isOn: .constant(true)).border(.red) }
    #expect(host.frame("Sound") == CGRect(x: 0, y: 35, width: 200, height: 30))
    let alone = try window { Toggle("Sound", isOn: .constant(true)).labelsHidden() }
    #expect(alone.frame("Sound")?.size == CGSize(width: 66, height: 30))
  }

  @Test("The label of a wheel stands as far below as a text below a shape", arguments: [Idiom.phone, .desktop])
  func wheelLabels(idiom: Idiom) throws {
    let settings = HostSettings(idiom: idiom)
    let side: CGFloat = idiom == .phone ? 20 : 32
    let column = try window(settings: settings) {
      VStack {
        Color.red.frame(width: side, height: side)
        Text("Wait")
      }
      .accessibilityElement(children: .combine)
    }
    let wheel = try window(settings: settings) { ProgressView("Wait") }
    #expect(try #require(wheel.frame("Wait")).height == #require(column.frame("Wait")).height)
  }

  @Test("A desktop's bar is 8 points thick in its row of 20, a phone's 4")
  func bars() throws {
    func height(_ idiom: Idiom) throws -> CGFloat? {
      try window(settings: HostSettings(idiom: idiom)) { ProgressView("p", value: 0.5).labelsHidden() }.frame("p")?
        .height
    }
    #expect(try height(.phone) == 4 && height(.desktop) == 20)
    let host = try window(settings: HostSettings(idiom: .desktop)) { ProgressView(value: 1).tint(.red) }
    let bar = try #require(host.displayList.items.compactMap { $0.bounds }.first)
    #expect(bar.height == 8)
  }

  @Test("A link has the buttons' style where one is set around it")
  func linkStyle() throws {
    let address = try #require(URL(string: "https://example.org"))
    func height(@ViewBuilder _ root: () -> some View) throws -> CGFloat? {
      try window(settings: HostSettings(idiom: .desktop), root: root).frame("Docs")?.height
    }
    #expect(try height { Link("Docs", destination: address) } == 16)
    #expect(try height { Link("Docs", destination: address).buttonStyle(.bordered) } == 24)
  }

  @Test("A box may be given a label that is a view already")
  func labelOfBox() throws {
    let host = try window(height: 200) { GroupBox(label: Label("Costs", systemImage: "star")) { Text("rent") } }
    #expect(host.labels == ["Costs", "rent"])
  }
}

import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Pickers", .serialized)
struct PickerTests {
  private let desktop = HostSettings(idiom: .desktop)

  private func picker<S: PickerStyle>(
    _ remote: Remote<Int>, _ style: S, value: Int = 1, settings: HostSettings = HostSettings(),
    width: CGFloat = 200, height: CGFloat = 100
  ) throws -> HeadlessHost {
    try window(width: width, height: height, settings: settings) {
      ValueRoot(remote, value) { value in
        Picker("Size", selection: value) {
          Text("Small").tag(1)
          Text("Middle").tag(2)
          Text("Large").tag(3)
        }
        .pickerStyle(style)
      }
    }
  }

  private func selected(_ host: HeadlessHost) -> [String] {
    host.elements.filter { $0.properties.traits.contains(.isSelected) }.map(\.label)
  }

  @Test("Segments are buttons of a segmented control that has the picker's label; one is selected (260)")
  func segments() throws {
    for settings in [HostSettings(), desktop] {
      let remote = Remote<Int>()
      let host = try picker(remote, .segmented, settings: settings, width: 300)
      #expect(host.labels == ["Small", "Middle", "Large"])
      #expect(selected(host) == ["Small"])
      let first = try #require(host.element("Middle"))
      #expect(first.role == .button && first.properties.actions.map(\.kind) == [.activate])
      let container = try #require(first.parent.flatMap { host.accessibilityTree[$0] })
      #expect(container.role == .segmentedControl && container.label == "Size")
      host.change { #expect(host.activate("Large")) }
      #expect(remote.value == 3 && selected(host) == ["Large"])
      host.finishAnimations()
      host.change { remote.value = 7 }
      #expect(selected(host).isEmpty, "no choice has the value")
    }
  }

  @Test("A phone's segments share the width and are 32 high, a desktop's are as wide as the widest and 24 high")
  func segmentFrames() throws {
    let phone = try picker(Remote<Int>(), .segmented)
    let frames: [CGRect?] = ["Small", "Middle", "Large"].map { phone.frame($0) }
    #expect(frames.compactMap { $0?.width.rounded() } == [67, 67, 67])
    #expect(frames[0]?.minX == 0 && frames[0]?.height == 32)
    let desk = try picker(Remote<Int>(), .segmented, settings: desktop, width: 400)
    let own: [CGFloat] = ["Small", "Middle", "Large"].compactMap { desk.frame($0)?.width }
    #expect(Set(own.map { $0.rounded() }).count == 1 && own[0] < 80)
    #expect(desk.frame("Small")?.height == 24)
    #expect(desk.displayLines.contains { $0.contains("Size") }, "the label stands before")
  }

  @Test("A tap chooses a segment, and one that slips off chooses none")
  func tapSegment() throws {
    let remote = Remote<Int>()
    let host = try picker(remote, .segmented)
    let plain: [String] = host.displayLines
    let pointer: UInt64 = host.down(at: CGPoint(x: 100, y: 50))
    host.update()
    #expect(host.displayLines != plain, "it looks pressed")
    host.lift(pointer, at: CGPoint(x: 100, y: 99))
    #expect(remote.value == 1)
    host.change { host.send(.tap(CGPoint(x: 100, y: 50))) }
    #expect(remote.value == 2)
    host.finishAnimations()
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A picker is one stop of the keyboard; arrows choose, and the focus goes along")
  func keys() throws {
    for style in [true, false] {
      let remote = Remote<Int>()
      let log = EventRecorder()
      let host = try window(width: 400, height: 200, settings: desktop) {
        VStack {
          Button("before") { log.note("before") }
          ValueRoot(remote, 2) { value in
            Picker("Size", selection: value) {
              ForEach(1..<4, id: \.self) { Text("\($0)") }
            }
            .modifier(StyleChoice(isSegmented: style))
          }
          Button("after") { log.note("after") }
        }
      }
      host.press(.tab)
      host.press(.tab)
      host.change { host.press(style ? .right : .down) }
      #expect(remote.value == 3)
      host.change { host.press(style ? .right : .down) }
      #expect(remote.value == 3, "the last stays")
      host.change { host.press(.home) }
      #expect(remote.value == 1)
      host.change { host.press(.end) }
      #expect(remote.value == 3)
      host.change { host.press(style ? .left : .up) }
      #expect(remote.value == 2)
      host.press(.tab)
      host.press(.space, text: " ")
      #expect(log.take() == ["after"], "one Tab leaves the picker")
      host.press(.tab, modifiers: .shift)
      host.press(.tab, modifiers: .shift)
      host.press(.space, text: " ")
      #expect(log.take() == ["before"])
      host.finishAnimations()
      #expect(host.graph.differences().isEmpty)
    }
  }

  private struct StyleChoice: ViewModifier {
    let isSegmented: Bool
    func body(content: Content) -> some View {
      if isSegmented { content.pickerStyle(.segmented) } else { content.pickerStyle(.radioGroup) }
    }
  }

  @Test("Radio buttons stand below each other or side by side; circle and label take clicks")
  func radioGroup() throws {
    let remote = Remote<Int>()
    let host = try picker(remote, .radioGroup, settings: desktop)
    #expect(host.labels == ["Small", "Middle", "Large"])
    let frames: [CGRect] = ["Small", "Middle"].compactMap { host.frame($0) }
    #expect(frames[0].minX == frames[1].minX && frames[1].minY - frames[0].maxY == 6)
    host.change { host.send(.tap(CGPoint(x: frames[1].maxX - 2, y: frames[1].midY))) }
    #expect(remote.value == 2)
    let row = try window(width: 400, settings: desktop) {
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.radioGroup).horizontalRadioGroupLayout()
    }
    #expect(row.frame("Small")?.midY == row.frame("Large")?.midY)
  }

  @Test("On a phone inline choices are rows of their own with a tick")
  func inline() throws {
    let remote = Remote<Int>()
    let host = try window(width: 200, height: 300) {
      VStack {
        ValueRoot(remote, 1) { value in
          Picker("Size", selection: value) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.inline)
        }
      }
    }
    #expect(host.labels == ["Size", "Small", "Large"])
    #expect(host.frame("Large")?.width == 200)
    host.change { host.send(.tap(CGPoint(x: 190, y: host.frame("Large")?.midY ?? 0))) }
    #expect(remote.value == 2 && selected(host) == ["Large"])
  }

  @Test("A palette shows the pictures of its choices, marked as the effect says")
  func palette() throws {
    func host(_ effect: PaletteSelectionEffect, _ remote: Remote<String> = Remote<String>()) throws -> HeadlessHost {
      try window {
        ValueRoot(remote, "sun") { value in
          Picker("Weather", selection: value) {
            Label("Sun", systemImage: "sun.max").tag("sun")
            Label("Rain", systemImage: "cloud.rain").tag("rain")
          }
          .pickerStyle(.palette).paletteSelectionEffect(effect)
        }
      }
    }
    let remote = Remote<String>()
    let automatic = try host(.automatic, remote)
    #expect(automatic.labels == ["Sun", "Rain"] && selected(automatic) == ["Sun"])
    #expect(!automatic.displayLines.contains { $0.contains("Sun") }, "\(automatic.displayLines)")
    automatic.change { #expect(automatic.activate("Rain")) }
    #expect(remote.value == "rain" && selected(automatic) == ["Rain"])
    let filled = try host(.symbolVariant(.fill))
    #expect(filled.displayLines.contains { $0.contains("sun.max.fill") })
    #expect(!filled.displayLines.contains { $0.contains("cloud.rain.fill") })
    #expect(try host(.custom).displayLines.count < automatic.displayLines.count)
  }

  @Test("A wheel is one adjustable element that says its label and the chosen row")
  func wheel() throws {
    let remote = Remote<Int>()
    let host = try picker(remote, .wheel, width: 200, height: 240)
    let element = try #require(host.elements.first)
    #expect(host.labels == ["Size, Small"])
    #expect(element.properties.traits == .isAdjustable)
    host.change { host.send(.accessibilityAction(element: element.id, action: .increment)) }
    #expect(remote.value == 2 && host.labels == ["Size, Middle"])
    host.finishAnimations()
    host.change { host.send(.accessibilityAction(element: element.id, action: .decrement)) }
    host.change { host.send(.accessibilityAction(element: element.id, action: .decrement)) }
    #expect(remote.value == 1)
    host.finishAnimations()
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A wheel turns with the pointer, stops at the nearest row, and a tap on a row chooses it")
  func turning() throws {
    let remote = Remote<Int>()
    let host = try picker(remote, .wheel, width: 200, height: 240)
    host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 150 - 70))
    host.update()
    #expect(remote.value == 3, "70 points are a little more than two rows of 32")
    host.finishAnimations()
    host.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20))
    host.update()
    #expect(remote.value == 3, "there is nothing beyond the end")
    host.finishAnimations()
    host.change { host.send(.tap(CGPoint(x: 100, y: 120 - 32))) }
    #expect(remote.value == 2)
    host.finishAnimations()
    host.press(.tab)
    host.change { host.press(.home) }
    #expect(remote.value == 1)
    host.finishAnimations()
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A wheel of thousands of rows shows the few that are near")
  func longWheel() throws {
    let remote = Remote<Int>()
    let host = try window(width: 200, height: 240) {
      ValueRoot(remote, 2500) { value in
        Picker("Number", selection: value) {
          ForEach(0..<5000, id: \.self) { Text(verbatim: "row \($0)") }
        }
        .pickerStyle(.wheel)
      }
    }
    #expect(host.displayLines.filter { $0.contains("row") }.count == 9)
    host.change { remote.value = 4999 }
    host.finishAnimations()
    #expect(host.labels == ["Number, row 4999"])
  }

  @Test("A disabled picker stays as it is in all styles")
  func disabled() throws {
    let remote = Remote<Int>()
    let host = try window(width: 300, height: 600, settings: desktop) {
      ValueRoot(remote, 1) { value in
        VStack {
          ForEach(0..<4) { style in
            Picker("Size", selection: value) {
              Text("Small").tag(1)
              Text("Large").tag(2)
            }
            .modifier(AnyStyle(style: style))
          }
        }
        .disabled(true)
      }
    }
    #expect(host.elements.allSatisfy { $0.properties.traits.contains(.isDisabled) })
    for element in host.elements {
      if let frame = host.accessibilityTree.frame(of: element.id) {
        host.send(.tap(CGPoint(x: frame.midX, y: frame.midY)))
      }
      for action in element.properties.actions {
        host.send(.accessibilityAction(element: element.id, action: action.kind))
      }
    }
    #expect(remote.value == 1)
  }

  private struct AnyStyle: ViewModifier {
    let style: Int
    func body(content: Content) -> some View {
      switch style {
      case 0: content.pickerStyle(.segmented)
      case 1: content.pickerStyle(.radioGroup)
      case 2: content.pickerStyle(.palette)
      default: content.pickerStyle(.wheel)
      }
    }
  }
}

import AccessibilityTree
import HostHeadless
import HostInterface
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

// A control with styles and a behaviour, made outside of the module of the mechanism.

@MainActor @preconcurrency
private protocol DialStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: DialConfiguration) -> Body
}

private struct DialConfiguration {
  let value: Int
  let label: Label
  let control: ControlNode<DialBehavior>

  nonisolated struct Label: View, ControlPartView {
    let part: ControlPart
  }
}

extension DialConfiguration: ControlConfiguration {
  static let defaultStyle = ControlStyle.constant(PlainDialStyle(), DialStyleBody.self)
}

nonisolated private struct DialStyleBody<Style: DialStyle>: ControlStyleBody {
  let style: Style
  let configuration: DialConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }
}

extension View {
  nonisolated fileprivate func dialStyle<S: DialStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier<DialStyleBody<S>>(style))
  }

  nonisolated fileprivate func defaultDialStyle<S: DialStyle>(_ style: S) -> some View {
    modifier(DefaultControlStyleModifier<DialStyleBody<S>>(style))
  }
}

nonisolated private struct DialBehavior: ControlBehavior {
  let value: Binding<Int>

  static let actions: [AccessibilityActionCode] = [.activate, .increment, .decrement]

  static func describe(_ control: _GraphValue<Self>, in properties: inout AccessibilityProperties) {
    properties.role = .slider
    properties.value = "\(control.read().value.wrappedValue)"
  }

  @MainActor func perform(_ action: AccessibilityActionCode) {
    switch action {
    case .increment: value.wrappedValue += 1
    case .decrement: value.wrappedValue -= 1
    default: value.wrappedValue = 0
    }
  }
}

nonisolated private struct Dial<Label: View>: UnaryView {
  let behavior: DialBehavior
  let label: Label

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let style: ControlStyle<DialConfiguration> = .around(inputs)
    let control = ControlNode(view.part(\.behavior), inputs: inputs)
    let label = DialConfiguration.Label(part: ControlPart(view.part(\.label), in: style))
    let configuration = _GraphValue<DialConfiguration> {
      DialConfiguration(value: control.behavior.read().value.wrappedValue, label: label, control: control)
    }
    var outputs: _ViewOutputs = style.makeView(configuration, inputs: inputs)
    control.makeElement(of: &outputs)
    return outputs
  }
}

private struct PlainDialStyle: DialStyle {
  func makeBody(configuration: DialConfiguration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Color.red.frame(width: 20, height: 20).modifier(ControlTarget(configuration.control))
    }
  }
}

private struct LoudDialStyle: DialStyle {
  func makeBody(configuration: DialConfiguration) -> some View {
    VStack {
      Text(verbatim: "now \(configuration.value)")
      configuration.label
    }
  }
}

@MainActor
@Suite("A new kind of control", .serialized)
struct ControlFamilyTests {
  private struct Root<Content: View>: View {
    let remote: Remote<Int>
    @State private var value = 5
    let content: (Binding<Int>) -> Content

    init(_ remote: Remote<Int>, @ViewBuilder content: @escaping (Binding<Int>) -> Content) {
      self.remote = remote
      self.content = content
    }

    var body: some View { content($value).handing($value, to: remote) }
  }

  private func dial(_ value: Binding<Int>) -> Dial<Text> {
    Dial(behavior: DialBehavior(value: value), label: Text("Volume"))
  }

  private func send(_ action: AccessibilityActionCode, to label: String, in host: HeadlessHost) -> Bool {
    host.element(label).map { host.send(.accessibilityAction(element: $0.id, action: action)) } ?? false
  }

  @Test("One element with the role, the value and the actions of the behaviour; it is adjustable")
  func element() throws {
    let remote = Remote<Int>()
    let host = try window { Root(remote) { dial($0) } }
    let element = try #require(host.element("Volume"))
    #expect(element.role == .slider && element.properties.value == "5")
    #expect(element.properties.traits == .isAdjustable)
    #expect(element.properties.actions.map(\.kind) == [.activate, .increment, .decrement])
    host.change { #expect(send(.increment, to: "Volume", in: host)) }
    #expect(remote.value == 6 && host.element("Volume")?.properties.value == "6")
    host.change { #expect(send(.decrement, to: "Volume", in: host)) }
    #expect(remote.value == 5)
    host.change { #expect(host.activate("Volume")) }
    #expect(remote.value == 0)
    #expect(!send(.escape, to: "Volume", in: host))
  }

  @Test("A tap on the target of the looks activates the control, one beside the target does not")
  func taps() throws {
    let remote = Remote<Int>()
    let host = try window { Root(remote) { dial($0).frame(width: 200, alignment: .trailing) } }
    host.send(.tap(CGPoint(x: 170, y: 50)))
    #expect(remote.value == 5)
    host.change { #expect(host.send(.tap(CGPoint(x: 190, y: 50)))) }
    #expect(remote.value == 0)
  }

  @Test("A disabled control says so and performs nothing")
  func disabled() throws {
    let remote = Remote<Int>()
    let host = try window { Root(remote) { dial($0).frame(width: 200, alignment: .trailing).disabled(true) } }
    #expect(host.element("Volume")?.properties.traits == [.isAdjustable, .isDisabled])
    _ = send(.increment, to: "Volume", in: host)
    host.send(.tap(CGPoint(x: 190, y: 50)))
    #expect(remote.value == 5)
  }

  @Test("Another style draws otherwise and keeps the behaviour")
  func style() throws {
    let remote = Remote<Int>()
    let host = try window { Root(remote) { dial($0).dialStyle(LoudDialStyle()) } }
    let element = try #require(host.element("now 5, Volume"))
    #expect(element.role == .slider && element.properties.value == "5")
    host.change { #expect(send(.increment, to: "now 5, Volume", in: host)) }
    #expect(host.labels == ["now 6, Volume"])
  }

  @Test("A container's default style holds where no style is set")
  func containers() throws {
    let host = try window { dial(.constant(1)).defaultDialStyle(LoudDialStyle()) }
    #expect(host.labels == ["now 1, Volume"])
    let chosen = try window { dial(.constant(1)).defaultDialStyle(LoudDialStyle()).dialStyle(PlainDialStyle()) }
    #expect(chosen.labels == ["Volume"])
  }

  @Test("A control that goes takes its targets and handlers with it")
  func end() throws {
    struct Going: View {
      let remote: Remote<Bool>
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Button("a") {}
            Toggle("b", isOn: .constant(true))
            Dial(behavior: DialBehavior(value: .constant(1)), label: Text("c"))
          }
        }
        .handing($isShown, to: remote)
      }
    }
    let remote = Remote<Bool>()
    let host = try window(height: 300) { Going(remote: remote) }
    #expect(host.graph.hitTargets.count == 3)
    host.change { remote.value = false }
    #expect(host.graph.hitTargets.count == 0)
  }
}

import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Views and modifiers whose data animates", .serialized)
struct AnimatableViewTests {
  private struct Counter: View, Animatable {
    var number: Double
    let note: (Double) -> Void

    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }

    var body: some View {
      let _ = note(number)
      Text("\(Int(number))").accessibilityIdentifier("counter")
    }
  }

  private struct Inset: AnimatableModifier {
    var inset: Double

    nonisolated var animatableData: Double {
      get { inset }
      set { inset = newValue }
    }

    func body(content: Content) -> some View {
      content.padding(.leading, inset)
    }
  }

  private struct Root<Content: View>: View {
    let remote: Remote<Double>
    @ViewBuilder let content: (Double) -> Content
    @State private var number = 0.0
    var body: some View { content(number).handing($number, to: remote) }
  }

  @Test("The body of an animatable view runs for each frame of the way, with the data of the moment")
  func view() throws {
    var numbers: [Double] = []
    let remote = Remote<Double>()
    let host = try window { Root(remote: remote) { Counter(number: $0) { numbers.append($0) } } }
    #expect(numbers == [0])
    withAnimation(.linear(duration: 1)) { remote.value = 100 }
    host.update()
    #expect(host.labels == ["0"])
    host.advance(by: .milliseconds(250))
    #expect(host.labels == ["25"])
    host.advance(by: .milliseconds(250))
    #expect(host.labels == ["50"])
    host.advance(by: .seconds(1))
    #expect(host.labels == ["100"])
    #expect(numbers == numbers.sorted() && numbers.contains(25) && numbers.count > 50)
    host.change { remote.value = 7 }
    #expect(host.labels == ["7"])
  }

  @Test("The body of an animatable modifier runs so too, and moves the layout")
  func modifier() throws {
    let remote = Remote<Double>()
    let host = try window {
      HStack(spacing: 0) {
        Root(remote: remote) { number in
          Color.red.frame(width: 10, height: 10).modifier(Inset(inset: number)).accessibilityElement()
            .accessibilityLabel("inset")
        }
        Spacer(minLength: 0)
      }
    }
    withAnimation(.linear(duration: 1)) { remote.value = 40 }
    host.update()
    #expect(host.frame("inset")?.width == 10)
    host.advance(by: .milliseconds(500))
    #expect(host.frame("inset")?.width == 30)
    host.advance(by: .milliseconds(500))
    #expect(host.frame("inset")?.width == 50)
    #expect(host.graph.differences().isEmpty)
  }
}

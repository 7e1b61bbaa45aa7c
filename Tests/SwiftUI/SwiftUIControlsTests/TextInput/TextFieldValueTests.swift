import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Text fields for values", .serialized)
struct TextFieldValueTests {
  private struct Valued<Value, Content: View>: View {
    let remote: Remote<Value>
    @State var value: Value
    let content: (Binding<Value>) -> Content

    init(_ remote: Remote<Value>, _ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
      self.remote = remote
      _value = State(initialValue: value)
      self.content = content
    }

    var body: some View { content($value).handing($value, to: remote) }
  }

  private func shown(_ host: HeadlessHost) -> String? { host.element("Amount")?.properties.value }

  private func replace(_ host: HeadlessHost, with text: String) {
    host.focus("Amount")
    host.press(.character("a"), modifiers: .command)
    host.type(text)
  }

  @Test("A value is taken when Return is pressed, and shown in its own form")
  func submit() throws {
    let remote = Remote<Double>()
    let notes = EventRecorder()
    let host = try window(settings: .desktop) {
      Valued(remote, 1234.5) { value in
        TextField("Amount", value: value, format: .number).onSubmit { notes.note("\(value.wrappedValue)") }
      }
    }
    #expect(shown(host) == "1,234.5")
    replace(host, with: "2000")
    #expect(remote.value == 1234.5)
    host.press(.returnKey)
    host.update()
    #expect(remote.value == 2000)
    #expect(shown(host) == "2,000")
    #expect(notes.take() == ["2000.0"])
  }

  @Test("A value is taken when the focus goes, and a text that is none gives way to the value")
  func focusGoes() throws {
    let remote = Remote<Int>()
    let host = try window(settings: .desktop) {
      Valued(remote, 7) { TextField("Amount", value: $0, format: .number) }
    }
    replace(host, with: "42")
    host.graph.focus.move(to: nil)
    host.update()
    #expect(remote.value == 42)
    replace(host, with: "many")
    #expect(shown(host) == "many")
    host.graph.focus.move(to: nil)
    host.update()
    #expect(remote.value == 42)
    #expect(shown(host) == "42")
  }

  @Test("A value that the app sets is shown, also while another one is typed")
  func changeByApp() throws {
    let remote = Remote<Int>()
    let host = try window(settings: .desktop) {
      Valued(remote, 7) { TextField("Amount", value: $0, format: .number) }
    }
    replace(host, with: "4")
    host.change { remote.value = 99 }
    #expect(shown(host) == "99")
  }

  @Test("An empty text stands for no value where it may be missing")
  func optional() throws {
    let remote = Remote<Int?>()
    let host = try window(settings: .desktop) {
      Valued(remote, Int?.some(7)) { TextField("Amount", value: $0, format: .number) }
    }
    #expect(shown(host) == "7")
    host.focus("Amount")
    host.press(.character("a"), modifiers: .command)
    host.press(.backspace)
    host.press(.returnKey)
    #expect(remote.value == .some(nil))
    replace(host, with: "5")
    host.press(.returnKey)
    #expect(remote.value == 5)
  }

  @Test("Formatters of Foundation write and read numbers and dates")
  func formatters() throws {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .decimal
    let remote = Remote<Double>()
    let host = try window(settings: .desktop) {
      Valued(remote, 1.5) { TextField("Amount", value: $0, formatter: numbers) }
    }
    #expect(shown(host) == "1.5")
    replace(host, with: "25")
    host.press(.returnKey)
    #expect(remote.value == 25)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = .gmt
    dates.dateFormat = "yyyy-MM-dd"
    let date = Remote<Date>()
    let other = try window(settings: .desktop) {
      Valued(date, Date(timeIntervalSince1970: 0)) { TextField("Amount", value: $0, formatter: dates) }
    }
    #expect(shown(other) == "1970-01-01")
    replace(other, with: "1970-01-02")
    other.press(.returnKey)
    #expect(date.value == Date(timeIntervalSince1970: 86400))
  }

  @Test("The language of the surroundings writes and reads values")
  func locale() throws {
    let remote = Remote<Double>()
    let host = try window(settings: .desktop) {
      Valued(remote, 1.5) {
        TextField("Amount", value: $0, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    #expect(shown(host) == "1,5")
    replace(host, with: "2,25")
    host.press(.returnKey)
    #expect(remote.value == 2.25)
  }
}

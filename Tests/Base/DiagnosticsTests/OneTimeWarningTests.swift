import Diagnostics
import Testing

@MainActor
struct OneTimeWarningTests {
  private func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    let saved = Diagnostics.sink
    Diagnostics.sink = { messages.append($0) }
    defer { Diagnostics.sink = saved }
    body()
    return messages
  }

  @Test("A warning of one owner is given once, and a later message is not made")
  func owner() {
    var made: Int = 0
    func message(_ number: Int) -> String {
      made += 1
      return "mistake \(number)"
    }
    let given: [String] = messages {
      var warning = OneTimeWarning()
      warning.give(message(1))
      warning.give(message(2))
      var other = OneTimeWarning()
      other.give(message(3))
    }
    #expect(given == ["Rotor: warning: mistake 1", "Rotor: warning: mistake 3"])
    #expect(made == 2)
  }

  @Test("A warning of the process is given once for each message")
  func process() {
    let given: [String] = messages {
      for message in ["no file a", "no file b", "no file a"] { Diagnostics.warnOnce("OneTimeWarningTests: " + message) }
    }
    #expect(
      given == ["Rotor: warning: OneTimeWarningTests: no file a", "Rotor: warning: OneTimeWarningTests: no file b"])
  }
}

import AccessibilityTree
import Foundation
import SpeechOutput
import Testing
import ViewTestSupport

/// Speech Dispatcher's protocol, with a server of the test's own.
@Suite struct SpeechDispatcherTests {
  /// The commands that each connection begins with.
  private let greeting: Int = 5

  @Test("Utterances are sent as messages after what came before is cancelled")
  func speaks() throws {
    let server = try FakeSpeechServer()
    let speech = try #require(SpeechDispatcher.connect(language: "de", environment: server.environment))
    speech.say([AccessibilityUtterance("Add. Button."), AccessibilityUtterance("")], interrupts: true, then: nil)
    speech.say([AccessibilityUtterance("Saved")], interrupts: false, then: nil)
    speech.flush()
    let lines: [String] = server.lines(atLeast: greeting + 3)
    #expect(lines.contains("SET self LANGUAGE de"))
    #expect(lines.dropFirst(greeting) == ["CANCEL self", "text: Add. Button.", "text: Saved"])
  }

  @Test("A line that begins with a point does not end the message, and line ends stay in the text")
  func points() throws {
    let server = try FakeSpeechServer()
    let speech = try #require(SpeechDispatcher.connect(environment: server.environment))
    speech.say([AccessibilityUtterance(".hidden\n.\nend")], interrupts: false, then: nil)
    speech.flush()
    #expect(server.lines(atLeast: greeting + 1).last == "text: ..hidden | .. | end")
  }

  @Test("Pitch, spelling and punctuation are set where they differ, and back again (392, 393, 395)")
  func styles() throws {
    let server = try FakeSpeechServer()
    let speech = try #require(SpeechDispatcher.connect(environment: server.environment))
    let style = AccessibilitySpeechStyle(pitch: 0.5, spellsOutCharacters: true, alwaysIncludesPunctuation: true)
    let wild = AccessibilitySpeechStyle(pitch: -7)
    speech.say(
      [
        AccessibilityUtterance("AB", style: style), AccessibilityUtterance("low", style: wild),
        AccessibilityUtterance("none", style: AccessibilitySpeechStyle(pitch: .nan)),
      ], interrupts: false, then: nil)
    speech.flush()
    #expect(
      server.lines(atLeast: greeting + 9).dropFirst(greeting) == [
        "SET self PITCH 50", "SET self SPELLING on", "SET self PUNCTUATION all", "text: AB", "SET self PITCH -100",
        "SET self SPELLING off", "SET self PUNCTUATION none", "text: low", "text: none",
      ])
  }

  @Test("The end of the last message is told once, and not that of one that was cut short")
  func ends() async throws {
    let server = try FakeSpeechServer()
    let speech = try #require(SpeechDispatcher.connect(environment: server.environment))
    await withCheckedContinuation { continuation in
      speech.say([AccessibilityUtterance("one"), AccessibilityUtterance("two")], interrupts: true) {
        continuation.resume()
      }
    }
    await withCheckedContinuation { continuation in
      speech.say([], interrupts: false) { continuation.resume() }
    }
    let silent = try FakeSpeechServer(endsMessages: false)
    let other = try #require(SpeechDispatcher.connect(environment: silent.environment))
    other.say([AccessibilityUtterance("cut")], interrupts: true) { Issue.record("told of an end that never came") }
    other.stop()
    other.flush()
    #expect(silent.lines(atLeast: greeting + 2).last == "CANCEL self")
  }

  @Test("A server that is gone holds nothing up, and none that is not there is waited for")
  func gone() throws {
    let server = try FakeSpeechServer()
    let speech = try #require(SpeechDispatcher.connect(environment: server.environment))
    speech.flush()
    server.stop()
    speech.say([AccessibilityUtterance("unheard")], interrupts: true, then: nil)
    speech.flush()
    for address in [
      "unix_socket:/nowhere/at/all", "inet_socket:127.0.0.1:1", "pigeon:1", "unix_socket:", "inet_socket:h:x",
    ] {
      #expect(SpeechDispatcher.connect(environment: ["SPEECHD_ADDRESS": address]) == nil)
    }
    #expect(SpeechDispatcher.connect(environment: [:]) == nil)
  }
}

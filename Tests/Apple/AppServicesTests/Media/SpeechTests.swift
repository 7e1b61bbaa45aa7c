import Foundation
import Speech
import SpeechOutput
import Testing
import ViewTestSupport

@testable import AVFoundation

/// Speech aloud, with a server of the test's own in the place of Speech Dispatcher.
@MainActor
@Suite("Speech", .serialized)
struct SpeechTests {
  /// Writes down what it is told.
  private final class Notes: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    var events: [String] = []

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      events.append("start \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      events.append("finish \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
      events.append("pause \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
      events.append("continue \(utterance.speechString)")
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      events.append("cancel \(utterance.speechString)")
    }
    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
      utterance: AVSpeechUtterance
    ) {
      events.append((utterance.speechString as NSString).substring(with: characterRange))
    }
  }

  /// A delegate that wants to know nothing.
  private final class Silent: NSObject, AVSpeechSynthesizerDelegate {}

  /// Lets the server and the main queue work until something is so, for ten seconds at most.
  private func wait(until condition: () -> Bool) async {
    let end = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < end { try? await Task.sleep(for: .milliseconds(5)) }
  }

  private func synthesizer(_ server: FakeSpeechServer) -> (AVSpeechSynthesizer, Notes) {
    SpeechService.environment = server.environment
    let (synthesizer, notes): (AVSpeechSynthesizer, Notes) = (AVSpeechSynthesizer(), Notes())
    synthesizer.delegate = notes
    return (synthesizer, notes)
  }

  @Test("Utterances are said one after the other; the delegate is told of their starts, words and ends")
  func speaks() async throws {
    let server = try FakeSpeechServer()
    let (synthesizer, notes) = synthesizer(server)
    synthesizer.speak(AVSpeechUtterance(string: "Salt & <pepper>"))
    synthesizer.speak(AVSpeechUtterance(attributedString: NSAttributedString(string: "Done")))
    #expect(synthesizer.isSpeaking)
    await wait { notes.events.count == 8 }
    #expect(
      notes.events == [
        "start Salt & <pepper>", "Salt", "&", "<pepper>", "finish Salt & <pepper>", "start Done", "Done", "finish Done",
      ])
    #expect(!synthesizer.isSpeaking && !synthesizer.isPaused)
    let texts: [String] = server.lines().filter { $0.hasPrefix("text: ") }
    #expect(
      texts.first
        == "text: <speak><mark name=\"0\"/>Salt <mark name=\"1\"/>&amp; <mark name=\"2\"/>&lt;pepper&gt;</speak>")
  }

  @Test("Rate, pitch, volume and voice are told the server, limited, and only where they differ")
  func settings() async throws {
    let server = try FakeSpeechServer(voices: ["Kim\ten-gb\tfemale1", "Per\tno\tnone"])
    let (synthesizer, notes) = synthesizer(server)
    let utterance = AVSpeechUtterance(string: "Hi")
    utterance.rate = AVSpeechUtteranceMaximumSpeechRate
    utterance.pitchMultiplier = 0.5
    utterance.volume = 7
    utterance.voice = AVSpeechSynthesisVoice(SpeechVoice(name: "Kim", language: "en-gb", variant: "female1"))
    utterance.prefersAssistiveTechnologySettings = false
    synthesizer.speak(utterance)
    let wild = AVSpeechUtterance(string: "Ho")
    (wild.rate, wild.pitchMultiplier, wild.volume) = (.nan, .infinity, -3)
    (wild.preUtteranceDelay, wild.postUtteranceDelay) = (-1, .nan)
    synthesizer.speak(wild)
    await wait { notes.events.contains("finish Ho") }
    let lines: [String] = server.lines().filter { $0.hasPrefix("SET self") }
    #expect(lines.contains("SET self SYNTHESIS_VOICE Kim") && lines.contains("SET self LANGUAGE en-gb"))
    #expect(lines.filter { $0.contains(" RATE ") } == ["SET self RATE 100", "SET self RATE 0"])
    #expect(lines.filter { $0.contains(" PITCH ") } == ["SET self PITCH -100", "SET self PITCH 100"])
    #expect(lines.filter { $0.contains(" VOLUME ") } == ["SET self VOLUME 100", "SET self VOLUME -100"])
    #expect(lines.filter { $0.contains("SSML_MODE") }.count == 1)
    #expect(AVSpeechUtterance(string: "").rate == AVSpeechUtteranceDefaultSpeechRate)
    #expect(AVSpeechUtteranceMinimumSpeechRate == 0)
  }

  @Test("Stopping cancels what is said and what waits; pausing keeps both, and continuing goes on")
  func stops() async throws {
    let server = try FakeSpeechServer(endsMessages: false)
    let (synthesizer, notes) = synthesizer(server)
    #expect(!synthesizer.stopSpeaking(at: .immediate) && !synthesizer.pauseSpeaking(at: .word))
    let first = AVSpeechUtterance(string: "One")
    synthesizer.speak(first)
    synthesizer.speak(first)
    synthesizer.speak(AVSpeechUtterance(string: "Two"))
    await wait { notes.events == ["start One", "One"] }
    #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused && synthesizer.isSpeaking)
    #expect(!synthesizer.pauseSpeaking(at: .immediate))
    #expect(synthesizer.continueSpeaking() && !synthesizer.isPaused && !synthesizer.continueSpeaking())
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
    await wait { notes.events.count == 6 }
    #expect(notes.events == ["start One", "One", "pause One", "continue One", "cancel One", "cancel Two"])
    await wait { server.lines().contains("CANCEL self") }
    #expect(server.lines().contains("PAUSE self") && server.lines().contains("RESUME self"))
  }

  @Test("Voices are the server's, found by their languages and identifiers")
  func voices() throws {
    let server = try FakeSpeechServer(voices: ["Per\tno_no\tnone", "Kim\ten-gb\tfemale1", "Ted\ten\tmale2", "broken"])
    SpeechService.environment = server.environment
    let voices: [AVSpeechSynthesisVoice] = AVSpeechSynthesisVoice.speechVoices()
    #expect(voices.map(\.language) == ["en", "en-GB", "no-NO"] && voices.map(\.name) == ["Ted", "Kim", "Per"])
    #expect(voices.map(\.gender) == [.male, .female, .unspecified])
    let kim = try #require(AVSpeechSynthesisVoice(identifier: "org.rotor.voice.en-GB.Kim"))
    #expect(kim == voices[1] && kim.hash == voices[1].hash && kim.quality == .default)
    #expect(AVSpeechSynthesisVoice(language: "en_gb")?.name == "Kim")
    #expect(AVSpeechSynthesisVoice(language: "en-AU")?.name == "Ted")
    #expect(AVSpeechSynthesisVoice(language: "fr") == nil && AVSpeechSynthesisVoice(identifier: "") == nil)
    #expect(!AVSpeechSynthesisVoice.currentLanguageCode().isEmpty)
    #expect(kim.description.contains("Kim"))
    #expect(AVSpeechSynthesisVoiceQuality.enhanced.rawValue == 2 && AVSpeechSynthesisVoiceQuality.premium.rawValue == 3)
  }

  @Test("Without a server an utterance is cancelled, so that nobody waits for its end")
  func noServer() async {
    SpeechService.environment = ["SPEECHD_ADDRESS": "unix_socket:/nowhere/s"]
    let (synthesizer, notes): (AVSpeechSynthesizer, Notes) = (AVSpeechSynthesizer(), Notes())
    synthesizer.delegate = notes
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    await wait { !notes.events.isEmpty }
    #expect(notes.events == ["cancel Hello"] && !synthesizer.isSpeaking)
    #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
    let silent = Silent()
    synthesizer.delegate = silent
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    await wait { !synthesizer.isSpeaking }
    #expect(!synthesizer.isSpeaking)
  }

  @Test("A sound session keeps what is set; recording is denied, an engine does not start, nothing is recognized")
  func sessions() async throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session.category == .soloAmbient && session.mode == .default && session.recordPermission == .denied)
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers, .mixWithOthers])
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions.rawValue == 3 && !session.isOtherAudioPlaying)
    try session.setMode(.measurement)
    try session.setCategory(.record)
    try session.setCategory(.soloAmbient, options: [])
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    #expect(session.mode == .default)
    let isPermitted: Bool = await withCheckedContinuation { answer in
      session.requestRecordPermission { answer.resume(returning: $0) }
    }
    #expect(!isPermitted)
    let engine = AVAudioEngine()
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: engine.inputNode.outputFormat(forBus: 0)) { _, _ in
    }
    engine.prepare()
    #expect(throws: (any Error).self) { try engine.start() }
    engine.inputNode.removeTap(onBus: 0)
    engine.pause()
    engine.reset()
    engine.stop()
    #expect(!engine.isRunning && AVAudioFormat().sampleRate == 0 && AVAudioFormat().channelCount == 0)
    #expect(AVAudioPCMBuffer().frameLength == 0)
    _ = AVAudioTime()
    #expect(SFSpeechRecognizer() == nil && SFSpeechRecognizer(locale: Locale(identifier: "de")) == nil)
    #expect(SFSpeechRecognizer.supportedLocales().isEmpty && SFSpeechRecognizer.authorizationStatus() == .restricted)
    let status: SFSpeechRecognizerAuthorizationStatus = await withCheckedContinuation { answer in
      SFSpeechRecognizer.requestAuthorization { answer.resume(returning: $0) }
    }
    #expect(status == .restricted)
    let request = SFSpeechAudioBufferRecognitionRequest()
    request.append(AVAudioPCMBuffer())
    request.endAudio()
    #expect(
      request.shouldReportPartialResults && !request.requiresOnDeviceRecognition && request.contextualStrings == [])
    let task = SFSpeechRecognitionTask()
    task.cancel()
    task.finish()
    #expect(task.isCancelled)
  }
}

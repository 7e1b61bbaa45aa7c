import Foundation

/// Sound that goes from node to node. There is no recording here: the engine has its input, no sound comes from it, and `start`
/// says so by an error, as on a Mac without a microphone.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The node through which recorded sound would come in.
  public let inputNode = AVAudioInputNode()
  /// False: it cannot be started.
  open var isRunning: Bool { false }

  /// Prepares nothing.
  open func prepare() {}

  /// - Throws: Always: no sound comes in.
  open func start() throws { throw AVAudioEngineError.noInput }

  /// Ends nothing.
  open func stop() {}

  /// Ends nothing.
  open func pause() {}

  /// Forgets nothing.
  open func reset() {}
}

/// Why an engine does not start.
enum AVAudioEngineError: LocalizedError {
  case noInput

  var errorDescription: String? { "Programs cannot record sound here." }
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The form of the sound that leaves at a bus: without sound, no samples in a second and no channels.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }

  /// Takes a closure to which no sound comes.
  open func installTap(
    onBus bus: Int, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}

  /// Forgets the closure of a bus.
  open func removeTap(onBus bus: Int) {}
}

/// The node through which recorded sound would come in.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// Is given sound, and when it was heard.
public typealias AVAudioNodeTapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void

/// The form of sound.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Samples in a second.
  public let sampleRate: Double = 0
  /// Channels.
  public let channelCount: UInt32 = 0
}

/// Recorded sound; none is made here.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  /// The number of samples in the buffer.
  open var frameLength: AVAudioFrameCount { 0 }
}

/// When sound was heard; none is made here.
open class AVAudioTime: NSObject, @unchecked Sendable {}

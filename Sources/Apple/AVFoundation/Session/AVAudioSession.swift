import Foundation

/// How the program's sound goes together with that of others. On a desktop the sound server mixes all programs: what is set is kept
/// and changes nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The purpose for which the program uses sound, such as playing or recording.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The kind of sound that the program plays, such as a film's or a game's.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether the person lets the program record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e_6474
    case denied = 0x6465_6e79
    case granted = 0x6772_6e74
  }

  private static let shared = AVAudioSession()
  private let lock = NSLock()
  private var kept: (category: Category, mode: Mode, options: CategoryOptions) = (.soloAmbient, .default, [])

  /// The program's session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The category as it was set; `soloAmbient` at first.
  open var category: Category { lock.withLock { kept.category } }
  /// The mode as it was set.
  open var mode: Mode { lock.withLock { kept.mode } }
  /// The options as they were set.
  open var categoryOptions: CategoryOptions { lock.withLock { kept.options } }
  /// False: what other programs play is not known.
  open var isOtherAudioPlaying: Bool { false }
  /// Denied: programs cannot record here.
  open var recordPermission: RecordPermission { .denied }

  /// Keeps a category, the mode `default` and no options.
  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }

  /// Keeps a category, the mode `default` and options.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Keeps a category, a mode and options.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { kept = (category, mode, options) }
  }

  /// Keeps a mode.
  open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }

  /// Changes nothing: programs always have sound.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Tells, on a queue of the system's, that the program cannot record.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(false) }
  }
}

/// The device that an app under test runs on.
@MainActor
public final class XCUIDevice {
  /// The only device.
  public static let shared = XCUIDevice()

  /// The screen reader. It reads the window in front of the app that was launched last.
  public let voiceOverService = XCUIVoiceOverService()
  /// Voice Control, for that window. Apple has no such service.
  public let voiceControlService = XCUIVoiceControlService()
  /// Switch Control, for that window. Apple has no such service.
  public let switchControlService = XCUISwitchControlService()
  /// Full Keyboard Access, for that window. Apple has no such service.
  public let fullKeyboardAccessService = XCUIFullKeyboardAccessService()

  private init() {}
}

import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Messages of UIKit: each has a name by which it is observed, and tells of the same as the notification.
@MainActor
@Suite("Messages of UIKit", .serialized)
struct MessageTests {
  @MainActor
  private final class Log {
    var names: [String] = []
    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  private let log = Log()
  private var center: NotificationCenter { .default }

  @Test("The program tells of its life by messages")
  func application() {
    let application: UIApplication = .shared
    let tokens = [
      center.addObserver(of: application, for: .didFinishLaunching) { [log] _ in log.names.append("finished") },
      center.addObserver(of: application, for: .didBecomeActive) { [log] _ in log.names.append("active") },
      center.addObserver(of: application, for: .willResignActive) { [log] _ in log.names.append("resigns") },
      center.addObserver(of: UIApplication.self, for: .didEnterBackground) { [log] _ in log.names.append("background")
      },
      center.addObserver(of: application, for: .willEnterForeground) { [log] _ in log.names.append("foreground") },
      center.addObserver(of: application, for: UIApplication.WillTerminateMessage.self) { [log] _ in
        log.names.append("ends")
      },
    ]
    let before = application.delegate
    application.delegate = nil
    defer { application.delegate = before }
    application.didBegin()
    application.move(to: .active)
    log.names = ["finished"].filter(log.names.contains)
    application.move(to: .background)
    application.move(to: .active)
    application.willEnd()
    #expect(log.take() == ["finished", "resigns", "background", "foreground", "active", "ends"])
    tokens.forEach(center.removeObserver)
    let posted: [any NotificationCenter.MainActorMessage] = [
      UIApplication.DidFinishLaunchingMessage(), UIApplication.DidBecomeActiveMessage(),
      UIApplication.WillResignActiveMessage(), UIApplication.DidEnterBackgroundMessage(),
      UIApplication.WillEnterForegroundMessage(),
    ]
    center.post(UIApplication.WillTerminateMessage(), subject: application)
    _ = NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage>.willTerminate
    #expect(posted.count == 5 && log.names.isEmpty)
  }

  @Test("Pasteboards and texts tell of changes by messages")
  func texts() throws {
    let board = UIPasteboard.withUniqueName()
    let name = UIPasteboard.Name("org.rotor.messages")
    let named = try #require(UIPasteboard(name: name, create: true))
    let field = UITextField()
    let view = UITextView()
    let tokens = [
      center.addObserver(of: board, for: .changed) { [log] _ in log.names.append("board") },
      center.addObserver(of: named, for: .removed) { [log] _ in log.names.append("removed") },
      center.addObserver(of: field, for: .textDidBeginEditing) { [log] _ in log.names.append("field begins") },
      center.addObserver(of: field, for: .textDidChange) { [log] _ in log.names.append("field") },
      center.addObserver(of: field, for: .textDidEndEditing) { [log] _ in log.names.append("field ends") },
      center.addObserver(of: view, for: .textDidBeginEditing) { [log] _ in log.names.append("view begins") },
      center.addObserver(of: view, for: .textDidChange) { [log] _ in log.names.append("view") },
      center.addObserver(of: view, for: .textDidEndEditing) { [log] _ in log.names.append("view ends") },
    ]
    board.string = "one"
    UIPasteboard.remove(withName: name)
    #expect(log.take() == ["board", "removed"])
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) {
      VStack {
        Hosting(view: field)
        Hosting(view: view)
      }
    }
    host.change { field.becomeFirstResponder() }
    field.insertText("a")
    host.change { field.resignFirstResponder() }
    #expect(log.take() == ["field begins", "field", "field ends"])
    host.change { view.becomeFirstResponder() }
    view.insertText("a")
    host.change { view.resignFirstResponder() }
    #expect(log.take() == ["view begins", "view", "view ends"])
    tokens.forEach(center.removeObserver)
    center.post(UIPasteboard.ChangedMessage(), subject: board)
    center.post(UIPasteboard.RemovedMessage(), subject: board)
    center.post(UITextField.TextDidBeginEditingMessage(), subject: field)
    center.post(UITextField.TextDidChangeMessage(), subject: field)
    center.post(UITextField.TextDidEndEditingMessage(), subject: field)
    center.post(UITextView.TextDidBeginEditingMessage(), subject: view)
    center.post(UITextView.TextDidChangeMessage(), subject: view)
    center.post(UITextView.TextDidEndEditingMessage(), subject: view)
    #expect(log.names.isEmpty)
  }

  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  @Test("The focus tells of movements and failures by messages with their contexts")
  func focus() throws {
    let item = Item(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    let root = UIView()
    root.addSubview(item)
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: root) }
    let system = try #require(UIFocusSystem.focusSystem(for: root))
    let tokens = [
      center.addObserver(of: system, for: .didUpdate) { [log] message in
        log.names.append("to \(message.focusUpdateContext.nextFocusedView === item)")
        message.animationCoordinator.addCoordinatedAnimations({ log.names.append("animated") })
      },
      center.addObserver(of: system, for: .movementDidFail) { [log] message in
        log.names.append("failed \(message.focusUpdateContext.focusHeading == .up)")
      },
    ]
    _ = host.press(.tab)
    _ = host.press(.up)
    #expect(log.take() == ["to true", "animated", "failed true"])
    tokens.forEach(center.removeObserver)
    let context = UIFocusUpdateContext(from: nil, to: item, heading: [])
    let messages: [any NotificationCenter.MainActorMessage] = [
      UIFocusSystem.DidUpdateMessage(focusUpdateContext: context, animationCoordinator: UIFocusAnimationCoordinator()),
      UIFocusSystem.MovementDidFailMessage(focusUpdateContext: context),
    ]
    #expect(messages.count == 2)
  }

  @Test("A document tells of its state by messages")
  func documents() {
    let document = UIDocument(fileURL: URL(fileURLWithPath: "/tmp/none"))
    let token = center.addObserver(of: document, for: .stateChanged) { [log] _ in log.names.append("state") }
    center.post(UIDocument.StateChangedMessage(), subject: document)
    #expect(log.take() == ["state"])
    center.removeObserver(token)
  }

  @Test("Messages of what no host tells can be observed and posted by programs")
  func untold() {
    let (application, device, screen) = (UIApplication.shared, UIDevice.current, UIScreen.main)
    let window = UIWindow(frame: .zero)
    let tokens = [
      center.addObserver(of: application, for: .didReceiveMemoryWarning) { [log] _ in
        log.names.append("didReceiveMemoryWarning")
      },
      center.addObserver(of: application, for: .significantTimeChange) { [log] _ in
        log.names.append("significantTimeChange")
      },
      center.addObserver(of: application, for: .userDidTakeScreenshot) { [log] _ in
        log.names.append("userDidTakeScreenshot")
      },
      center.addObserver(of: application, for: .protectedDataDidBecomeAvailable) { [log] _ in
        log.names.append("protectedDataDidBecomeAvailable")
      },
      center.addObserver(of: application, for: .protectedDataWillBecomeUnavailable) { [log] _ in
        log.names.append("protectedDataWillBecomeUnavailable")
      },
      center.addObserver(of: application, for: .backgroundRefreshStatusDidChange) { [log] _ in
        log.names.append("backgroundRefreshStatusDidChange")
      },
      center.addObserver(of: device, for: .batteryLevelDidChange) { [log] _ in log.names.append("batteryLevelDidChange")
      },
      center.addObserver(of: device, for: .batteryStateDidChange) { [log] _ in log.names.append("batteryStateDidChange")
      },
      center.addObserver(of: device, for: .orientationDidChange) { [log] _ in log.names.append("orientationDidChange")
      },
      center.addObserver(of: device, for: .proximityStateDidChange) { [log] _ in
        log.names.append("proximityStateDidChange")
      },
      center.addObserver(of: screen, for: .brightnessDidChange) { [log] _ in log.names.append("brightnessDidChange") },
      center.addObserver(of: screen, for: .capturedDidChange) { [log] _ in log.names.append("capturedDidChange") },
      center.addObserver(of: screen, for: .modeDidChange) { [log] _ in log.names.append("modeDidChange") },
      center.addObserver(of: window, for: .didBecomeVisible) { [log] _ in log.names.append("didBecomeVisible") },
      center.addObserver(of: window, for: .didBecomeHidden) { [log] _ in log.names.append("didBecomeHidden") },
      center.addObserver(of: window, for: .didBecomeKey) { [log] _ in log.names.append("didBecomeKey") },
      center.addObserver(of: window, for: .didResignKey) { [log] _ in log.names.append("didResignKey") },
    ]
    center.post(UIApplication.DidReceiveMemoryWarningMessage(), subject: application)
    center.post(UIApplication.SignificantTimeChangeMessage(), subject: application)
    center.post(UIApplication.UserDidTakeScreenshotMessage(), subject: application)
    center.post(UIApplication.ProtectedDataDidBecomeAvailableMessage(), subject: application)
    center.post(UIApplication.ProtectedDataWillBecomeUnavailableMessage(), subject: application)
    center.post(UIApplication.BackgroundRefreshStatusDidChangeMessage(), subject: application)
    center.post(UIDevice.BatteryLevelDidChangeMessage(), subject: device)
    center.post(UIDevice.BatteryStateDidChangeMessage(), subject: device)
    center.post(UIDevice.OrientationDidChangeMessage(), subject: device)
    center.post(UIDevice.ProximityStateDidChangeMessage(), subject: device)
    center.post(UIScreen.BrightnessDidChangeMessage(), subject: screen)
    center.post(UIScreen.CapturedDidChangeMessage(), subject: screen)
    center.post(UIScreen.ModeDidChangeMessage(), subject: screen)
    center.post(UIWindow.DidBecomeVisibleMessage(), subject: window)
    center.post(UIWindow.DidBecomeHiddenMessage(), subject: window)
    center.post(UIWindow.DidBecomeKeyMessage(), subject: window)
    center.post(UIWindow.DidResignKeyMessage(), subject: window)
    #expect(Set(log.take()).count == 17)
    tokens.forEach(center.removeObserver)
  }

  @Test("Messages of a keyboard on the screen say how it moves")
  func keyboard() {
    let screen: UIScreen = .main
    let movement = KeyboardMovement(
      duration: 0.5, curve: .easeIn, begin: .zero, end: CGRect(x: 0, y: 1, width: 2, height: 3), isLocal: true)
    let tokens = [
      center.addObserver(of: screen, for: .keyboardWillShow) { [log] message in
        #expect(message.animationDuration == 0.5 && message.animationCurve == .easeIn && message.isLocal)
        log.names.append("\(message.beginFrame.isEmpty) \(message.endFrame.height)")
      },
      center.addObserver(of: screen, for: .keyboardDidShow) { [log] message in
        #expect(message.animationDuration == 0.5 && message.animationCurve == .easeIn && message.isLocal)
        log.names.append("\(message.beginFrame.isEmpty) \(message.endFrame.height)")
      },
      center.addObserver(of: screen, for: .keyboardWillHide) { [log] message in
        #expect(message.animationDuration == 0.5 && message.animationCurve == .easeIn && message.isLocal)
        log.names.append("\(message.beginFrame.isEmpty) \(message.endFrame.height)")
      },
      center.addObserver(of: screen, for: .keyboardDidHide) { [log] message in
        #expect(message.animationDuration == 0.5 && message.animationCurve == .easeIn && message.isLocal)
        log.names.append("\(message.beginFrame.isEmpty) \(message.endFrame.height)")
      },
      center.addObserver(of: screen, for: .keyboardWillChangeFrame) { [log] message in
        #expect(message.animationDuration == 0.5 && message.animationCurve == .easeIn && message.isLocal)
        log.names.append("\(message.beginFrame.isEmpty) \(message.endFrame.height)")
      },
      center.addObserver(of: screen, for: .keyboardDidChangeFrame) { [log] message in
        #expect(message.animationDuration == 0.5 && message.animationCurve == .easeIn && message.isLocal)
        log.names.append("\(message.beginFrame.isEmpty) \(message.endFrame.height)")
      },
    ]
    center.post(UIResponder.KeyboardWillShowMessage(movement: movement), subject: screen)
    center.post(UIResponder.KeyboardDidShowMessage(movement: movement), subject: screen)
    center.post(UIResponder.KeyboardWillHideMessage(movement: movement), subject: screen)
    center.post(UIResponder.KeyboardDidHideMessage(movement: movement), subject: screen)
    center.post(UIResponder.KeyboardWillChangeFrameMessage(movement: movement), subject: screen)
    center.post(UIResponder.KeyboardDidChangeFrameMessage(movement: movement), subject: screen)
    #expect(log.take() == Array(repeating: "true 3.0", count: 6))
    tokens.forEach(center.removeObserver)
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What programs ask of their application beside its life.
@MainActor
@Suite("Parts of the application", .serialized)
struct ApplicationPartTests {
  private let application: UIApplication = .shared

  @Test("An application has the direction and the size of text of its window, and several windows")
  func settings() throws {
    var settings = HostSettings(idiom: .desktop)
    settings.isRightToLeft = true
    let host = try window(settings: settings) { Text("Text") }
    host.change {}
    #expect(application.userInterfaceLayoutDirection == .rightToLeft && application.supportsMultipleScenes)
    #expect(application.preferredContentSizeCategory == .large)
    // Sessions are told apart by their names.
    let names: [String] = application.openSessions.map(\.persistentIdentifier)
    #expect(Set(names).count == names.count && !names.contains(""))
  }

  @Test("There is no bar of the system, no other symbol, and no data that is locked")
  func absent() {
    #expect(application.statusBarFrame == .zero && application.alternateIconName == nil)
    #expect(application.isProtectedDataAvailable && UIApplication.LaunchOptionsKey.url != .remoteNotification)
    let orientation: UIInterfaceOrientation? = application.keyWindow?.windowScene?.interfaceOrientation
    #expect(application.statusBarOrientation == orientation ?? .unknown)
    #expect(UIApplication.OpenExternalURLOptionsKey.universalLinksOnly.rawValue.contains("UniversalLinksOnly"))
    #expect(UIApplication.openNotificationSettingsURLString.hasPrefix("app-settings"))
    let names: [Notification.Name] = [
      UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification, UIApplication.userDidTakeScreenshotNotification,
      UIApplication.protectedDataWillBecomeUnavailableNotification,
    ]
    #expect(Set(names).count == 5)
  }

  @Test("Messages of the application are about the application")
  func messages() {
    let subjects: [Any.Type] = [
      UIApplication.BackgroundRefreshStatusDidChangeMessage.Subject.self,
      UIApplication.DidBecomeActiveMessage.Subject.self, UIApplication.DidEnterBackgroundMessage.Subject.self,
      UIApplication.DidFinishLaunchingMessage.Subject.self, UIApplication.DidReceiveMemoryWarningMessage.Subject.self,
      UIApplication.ProtectedDataDidBecomeAvailableMessage.Subject.self,
      UIApplication.ProtectedDataWillBecomeUnavailableMessage.Subject.self,
      UIApplication.SignificantTimeChangeMessage.Subject.self, UIApplication.UserDidTakeScreenshotMessage.Subject.self,
      UIApplication.WillEnterForegroundMessage.Subject.self, UIApplication.WillResignActiveMessage.Subject.self,
      UIApplication.WillTerminateMessage.Subject.self,
    ]
    #expect(subjects.allSatisfy { $0 == UIApplication.self })
  }
}

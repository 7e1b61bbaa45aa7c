import Combine
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// Delegates that SwiftUI's programs make, and recognizers that handle nothing themselves.
@MainActor
@Suite("Adaptors of delegates", .serialized)
struct AdaptorFormTests {
  private final class Plain: NSObject, UIApplicationDelegate { var mark = 1 }
  private final class Shared: NSObject, UIApplicationDelegate, ObservableObject { @Published var mark = 2 }

  @Test("An adaptor makes a delegate of its class once, which is the program's")
  func making() {
    let before = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = before }
    let plain = UIApplicationDelegateAdaptor(Plain.self)
    #expect(UIApplication.shared.delegate === plain.wrappedValue && plain.wrappedValue.mark == 1)
    let shared = UIApplicationDelegateAdaptor(Shared.self)
    #expect(UIApplication.shared.delegate === shared.wrappedValue && shared.wrappedValue.mark == 2)
    shared.projectedValue.mark.wrappedValue = 7
    #expect(shared.wrappedValue.mark == 7)
  }

  @Test("A represented recognizer that handles nothing still has its own targets")
  func recognizers() throws {
    final class Count: NSObject {
      var taps = 0
      func tapped() { taps += 1 }
    }
    struct Tap: UIGestureRecognizerRepresentable {
      let count: Count
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer(target: count, action: Selector("tapped", Count.tapped))
        handleUIGestureRecognizerAction(recognizer, context: context)
        return recognizer
      }
    }
    let count = Count()
    let host = try window { Color.red.gesture(Tap(count: count)) }
    #expect(host.tap(at: CGPoint(x: 50, y: 50)))
    #expect(count.taps == 1)
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What views are told of their places, and how they come to others.
@MainActor
@Suite("Life of views", .serialized)
struct ViewLifeTests {
  @Test("A controller's view knows it, and no other view does")
  func controller() {
    let page = UIViewController()
    let inner = UIView()
    page.view.addSubview(inner)
    #expect(page.view.controller === page && inner.controller == nil && inner.next === page.view)
    #expect(page.view.next === page)
  }

  @Test("A view is told when its safe area changes")
  func safeArea() throws {
    final class Safe: UIView {
      var insets: [CGFloat] = []
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insets.append(safeAreaInsets.top)
      }
    }
    let (page, safe) = (UIViewController(), Safe())
    page.view.addSubview(safe)
    safe.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let host = try window(safeArea: HostWindow.Insets(top: 20)) { Controllers(page).ignoresSafeArea() }
    let first: [CGFloat] = safe.insets
    #expect(first.last == 20)
    host.change { page.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
    #expect(safe.insets.count > first.count && safe.insets.last == 25)
  }

  @Test("A spring with little damping swings beyond its goal, and comes to rest there")
  func springs() throws {
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    view.backgroundColor = .red
    root.addSubview(view)
    let host = try window(width: 300, height: 100) { Hosting(view: root) }
    func farthest(_ damping: CGFloat) throws -> (CGFloat, Bool) {
      view.frame.origin.x = 0
      host.update()
      var isDone = false
      UIView.animate(
        withDuration: 1, delay: 0.2, usingSpringWithDamping: damping, initialSpringVelocity: 0,
        options: .allowUserInteraction
      ) {
        view.frame.origin.x = 100
      } completion: {
        isDone = $0
      }
      host.update()
      var places: [CGFloat] = []
      for _ in 0..<30 {
        host.advance(by: .milliseconds(50))
        let fills: [Int] = try (0..<300).filter { try host.color(x: CGFloat($0), y: 5) == "#FF0000" }
        places.append(CGFloat(fills.first ?? 0))
      }
      host.finishAnimations()
      #expect(places[0] == 0 && view.frame.origin.x == 100)
      return (places.max() ?? 0, isDone)
    }
    let (swinging, firm) = (try farthest(0.2), try farthest(1))
    #expect(swinging.0 > 105 && firm.0 <= 101 && swinging.1 && firm.1, "\(swinging) \(firm)")
  }

  @Test("A motion that a window hears is passed on to its application")
  func motions() throws {
    final class Shaken: UIWindow {
      var log: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("began \(motion == .motionShake)")
        super.motionBegan(motion, with: event)
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("ended")
        super.motionEnded(motion, with: event)
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append("cancelled")
        super.motionCancelled(motion, with: event)
      }
    }
    let (window, view) = (Shaken(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    window.addSubview(view)
    view.motionBegan(.motionShake, with: nil)
    view.motionEnded(.motionShake, with: nil)
    view.motionCancelled(.motionShake, with: nil)
    #expect(window.log == ["began true", "ended", "cancelled"])
  }

  @Test("Effects of motions, views for typing and windows' ends are as archives and programs make them")
  func values() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIMotionEffect(coder: coder)?.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    #expect(UIInterpolatingMotionEffect(coder: coder) == nil)
    let input: UIInputView? = UIInputView(coder: coder)
    #expect(input?.inputViewStyle == .default && input?.allowsSelfSizing == false)
    let ways: [UIWindowScene.DismissalAnimation] = [.standard, .commit, .decline]
    #expect(ways.map(\.rawValue) == [1, 2, 3])
    let options = UIWindowSceneDestructionRequestOptions()
    #expect(options.windowDismissalAnimation == .standard)
    for way in ways {
      options.windowDismissalAnimation = way
      #expect(options.windowDismissalAnimation == way)
    }
    let conditions = UISceneActivationConditions()
    #expect(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "any"))
    #expect(!conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "any"))
    let codes: [UISceneError.Code] = [
      .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported, .geometryRequestDenied,
    ]
    #expect(codes.map(\.rawValue) == [0, 1, 100, 101] && codes.map { UISceneError($0).errorCode } == [0, 1, 100, 101])
    let severities: [UIAlertControllerSeverity] = [.default, .critical]
    #expect(severities.map(\.rawValue) == [0, 1])
    #expect(UIAlertController(title: nil, message: nil, preferredStyle: .alert).severity == .default)
    let errors: [UIPrintError.Code] = [
      UIPrintError.notAvailable, UIPrintError.noContent, UIPrintError.unknownImageFormat, UIPrintError.jobFailed,
    ]
    #expect(errors.map(\.rawValue) == [1, 2, 3, 4])
    let tick = UISlider.TrackConfiguration.Tick(position: 0.5, title: "Half")
    #expect(
      tick.title == "Half" && UISlider.TrackConfiguration.Tick(position: 0.5).title == nil && tick.position == 0.5)
  }
}

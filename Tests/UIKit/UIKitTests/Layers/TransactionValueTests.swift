import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Values and ends of transactions, and what layers are placed and shadowed by.
@MainActor
@Suite("Values of transactions", .serialized)
struct TransactionValueTests {
  @Test("Settings of a transaction are read by their names, and go with it")
  func values() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setDisableActions(true)
    CATransaction.setValue("own", forKey: "word")
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    #expect(CATransaction.value(forKey: "word") as? String == "own")
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 1.5)
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "word") == nil)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.25)
  }

  @Test("What was set without a transaction ends when it is flushed, and is told")
  func flushing() throws {
    // The end is told with the next frame of the window in which something happened last.
    let host = try window { EmptyView() }
    CATransaction.flush()
    var ends = 0
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { ends += 1 }
    #expect(CATransaction.animationDuration() == 2 && ends == 0)
    CATransaction.flush()
    host.update()
    #expect(CATransaction.animationDuration() == 0.25 && ends == 1)
    CATransaction.flush()
    host.update()
    #expect(ends == 1)
  }

  @Test("A delegate hears by its protocol of the beginning and of the end of an animation")
  func delegates() {
    final class Hearing: NSObject, CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }
    final class Silent: NSObject, CAAnimationDelegate {}
    let hearing = Hearing()
    let animation = CABasicAnimation(keyPath: "opacity")
    for delegate in [hearing, Silent()] as [any CAAnimationDelegate] {
      delegate.animationDidStart(animation)
      delegate.animationDidStop(animation, finished: true)
    }
    #expect(hearing.log == ["start", "stop true"])
    let silent = Silent()
    silent.animationDidStart(animation)
    silent.animationDidStop(animation, finished: false)
    #expect(animation.delegate == nil)
  }

  @Test("A layer lies around its anchor point, and throws the shadow of its colour")
  func layers() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.position == CGPoint(x: 30, y: 30))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 30, y: 10, width: 40, height: 20))
    #expect(layer.shadowColor?.alpha == 1)
    let (root, view) = (UIView(), UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
    view.backgroundColor = .white
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    host.change {
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 0
      view.layer.shadowOffset = CGSize(width: 20, height: 0)
      view.layer.shadowColor = UIColor.red.cgColor
    }
    #expect(view.layer.shadowColor == UIColor.red.cgColor)
    #expect(try host.color(x: 70, y: 40) == "#FF0000")
    host.change { view.layer.shadowColor = nil }
    #expect(try host.color(x: 70, y: 40) != "#FF0000")
  }
}

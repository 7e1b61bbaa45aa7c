import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What toolbars keep, show and ask.
@MainActor
@Suite("Toolbars by their properties", .serialized)
struct ToolbarValueTests {
  final class Placer: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { bar is UIToolbar ? .top : .bottom }
  }

  final class Silent: NSObject, UIToolbarDelegate {}

  final class TintedBar: UIToolbar {
    var tints = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }

  private func show(_ bar: UIToolbar) throws -> HeadlessHost {
    let holder = UIViewController()
    bar.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    bar.items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
    holder.view.addSubview(bar)
    return try phone { Controllers(holder) }
  }

  private func picture(_ color: [UInt8]) throws -> UIImage { UIImage(cgImage: try TestPicture.plain(4, 4, color)) }

  @Test("A toolbar asks its delegate where it lies, and is as high as bars are")
  func places() throws {
    let bar = try #require(UIToolbar(coder: NSCoder()))
    #expect(bar.barPosition == .any && bar.items == nil && bar.delegate == nil)
    let (placer, silent) = (Placer(), Silent())
    bar.delegate = placer
    let positioned: any UIBarPositioning = bar
    #expect(bar.barPosition == .top && positioned.barPosition == .top && bar.delegate === placer)
    bar.delegate = silent
    #expect(bar.barPosition == .any && silent.position(for: bar) == .any)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
    #expect(bar.sizeThatFits(CGSize(width: 120, height: 300)) == CGSize(width: 120, height: 44))
    let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
    #expect(positions.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("Items are set all at once")
  func items() throws {
    let bar = UIToolbar(frame: .zero)
    let host = try show(bar)
    #expect(host.labels == ["Go"])
    host.change {
      bar.setItems(
        [
          UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil),
          UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
        ], animated: true)
    }
    #expect(host.labels == ["A", "B"] && bar.items?.count == 2)
    host.change { bar.setItems(nil, animated: false) }
    #expect(host.labels == [] && bar.items == nil)
  }

  @Test("A toolbar has its colour or its picture behind it, and an empty shadow takes its line away")
  func olderLooks() throws {
    let bar = UIToolbar(frame: .zero)
    let host = try show(bar)
    #expect(bar.isTranslucent && bar.barTintColor == nil && bar.barStyle == .default)
    host.change { bar.barTintColor = .red }
    #expect(try host.color(x: 5, y: 122) == "#FF0000" && bar.barTintColor == .red)
    host.change {
      bar.setBackgroundImage(try? picture(TestPicture.green), forToolbarPosition: .any, barMetrics: .default)
    }
    #expect(try host.color(x: 5, y: 122) == "#00FF00")
    let lined: Int = host.displayLines.count
    host.change { bar.setShadowImage(UIImage(), forToolbarPosition: .any) }
    #expect(host.displayLines.count < lined)
    host.change {
      bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
      bar.barTintColor = nil
      bar.isTranslucent = false
    }
    #expect(try host.color(x: 5, y: 122) == "#FFFFFF" && !bar.isTranslucent)
    let bright: String = try host.color(x: 5, y: 122)
    host.change { bar.barStyle = .black }
    #expect(try host.color(x: 5, y: 122) != bright && bar.barStyle == .black)
  }

  @Test("A toolbar shows the standard look and takes copies of all (529)")
  func looks() throws {
    let bar = UIToolbar(frame: .zero)
    #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil)
    let host = try show(bar)
    let look = UIToolbarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .blue
    host.change {
      bar.standardAppearance = look
      bar.compactAppearance = look
      bar.scrollEdgeAppearance = look
    }
    host.change { look.backgroundColor = .green }
    #expect(try host.color(x: 5, y: 122) == "#0000FF")
    for copy in [bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance] {
      #expect(copy !== look && copy?.backgroundColor == .blue)
    }
    let fresh = UIToolbar(frame: .zero)
    #expect(fresh.standardAppearance === fresh.standardAppearance && fresh.standardAppearance.backgroundEffect != nil)
  }

  @Test("The tint of a toolbar is that of its buttons")
  func tint() throws {
    let bar = TintedBar(frame: .zero)
    let host = try show(bar)
    let before: Int = bar.tints
    host.change { bar.tintColor = .red }
    #expect(bar.tints == before + 1 && host.displayLines.contains { $0.contains("\"Go\"") && $0.contains("#FF0000") })
  }
}

import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Where text stands that no one has aligned: where the language of the person begins its lines.
@MainActor
@Suite("Natural alignment", .serialized)
struct NaturalAlignmentTests {
  /// Where the text of a view begins, in a window of 200 points.
  private func left(of view: UIView, _ direction: LayoutDirection) throws -> CGFloat {
    let host = try window {
      Hosting(view: view).frame(width: 180, height: 60).environment(\.layoutDirection, direction)
    }
    return try left(host)
  }

  private func left(_ host: HeadlessHost) throws -> CGFloat {
    let line: String = try #require(host.displayLines.first { $0.contains("text \"Words\"") && !$0.contains("/0 ") })
    let words: [Substring] = line.split(separator: " ")
    let place: Int = try #require(words.firstIndex(of: "at"))
    return CGFloat(try #require(Double(words[place + 1])))
  }

  private func label(_ change: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = "Words"
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    change(label)
    return label
  }

  private func wide(_ view: UIView) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: 180, height: 60)
    let around = UIView(frame: view.frame)
    around.addSubview(view)
    return around
  }

  @Test("Labels and texts stand at the right where people read from right to left, in whatever language they are")
  func directions() throws {
    let attributed = NSAttributedString(string: "Words", attributes: [.underlineStyle: 1])
    func letter() -> UITextView {
      let view = UITextView()
      view.isEditable = false
      view.attributedText = attributed
      return view
    }
    for make in [{ label() }, { label { $0.attributedText = attributed } }, { letter() }] as [() -> UIView] {
      #expect(try left(of: wide(make()), .leftToRight) < 20)
      #expect(try left(of: wide(make()), .rightToLeft) > 120)
    }
    #expect(try left(of: wide(label { $0.textAlignment = .left }), .rightToLeft) < 20)
    #expect(try left(of: wide(label { $0.textAlignment = .right }), .leftToRight) > 120)
  }

  @Test("A view that is to be read the other way moves its text")
  func forced() throws {
    let label = label()
    let around: UIView = wide(label)
    let host = try window { Hosting(view: around).frame(width: 180, height: 60) }
    #expect(try left(host) < 20)
    host.change { label.semanticContentAttribute = .forceRightToLeft }
    #expect(try left(host) > 120)
  }

  @Test("A wheel stands in the middle of its view")
  func wheel() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.color = .red
    wheel.startAnimating()
    let host = try window { Hosting(view: wide(wheel)).frame(width: 180, height: 60) }
    let ground: String = try host.color(x: 2, y: 50)
    let drawn: [Int] = try (0..<100).map { 2 * $0 }.filter { try host.color(x: CGFloat($0), y: 50) != ground }
    #expect(!drawn.isEmpty && drawn.allSatisfy { (80...120).contains($0) }, "\(drawn)")
  }
}

import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// How much room symbols take, on a desktop at two pixels a point.
@MainActor
@Suite("Sizes of symbols", .serialized)
struct SymbolSizeTests {
  private func frames(_ view: some View, _ names: [String]) throws -> [CGRect] {
    let window = try OracleWindow(300, 300, tallLines: false) { view }
    #expect(window.differences([:]) == [])
    return try names.map { try #require(window.currentFrame($0)) }
  }

  private func size(_ view: some View) throws -> CGSize { try frames(view.probe("view"), ["view"])[0].size }

  @Test("Each symbol has its own size, as recorded at 13 points on macOS")
  func recorded() throws {
    let sizes: [(String, CGFloat, CGFloat)] = [
      ("star", 16.5, 16), ("chevron.right", 10, 13.5), ("ellipsis", 14, 4.5), ("line.3.horizontal", 16, 8.5),
      ("arrow.right", 15, 12),
    ]
    for (name, width, height) in sizes {
      #expect(try size(Image(systemName: name)) == CGSize(width: width, height: height), "\(name)")
    }
    #expect(try size(Image(systemName: "star").font(.title)).width == 28.5)
  }

  @Test("A symbol without a record has a size by its drawing, near that of the recorded ones")
  func derived() throws {
    // Drawings like the recorded ones give sizes like theirs.
    let pairs: [(String, CGFloat, CGFloat)] = [
      ("chevron.left", 10, 13.5), ("arrow.left", 15, 12), ("chevron.down", 13.5, 9), ("square", 15.5, 16),
    ]
    for (name, width, height) in pairs {
      let own: CGSize = try size(Image(systemName: name))
      #expect(abs(own.width - width) <= 2 && abs(own.height - height) <= 2, "\(name) is \(own)")
    }
    let minus: CGSize = try size(Image(systemName: "minus"))
    #expect(minus.height < 5 && minus.width > 10, "\(minus)")
  }

  @Test("Weight and scale change the size")
  func changes() throws {
    let star = Image(systemName: "star")
    #expect(try size(star.bold()) == CGSize(width: 17, height: 16.5))
    #expect(try size(star.imageScale(.large)) == CGSize(width: 21.5, height: 20.5))
    #expect(try size(star.imageScale(.small)) == CGSize(width: 13.5, height: 13))
  }

  @Test("The middle of a symbol is at half the height of capitals on the text's base line")
  func baseline() throws {
    for name in ["star", "ellipsis", "chevron.right"] {
      let row: some View = HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "x").probe("text")
        Image(systemName: name).probe("symbol")
      }
      let found: [CGRect] = try frames(row, ["text", "symbol"])
      // The base line of 13 points is 13 below the text's top; capitals are 0.705 of the size high.
      #expect(abs(found[1].midY - (found[0].minY + 13 - 13 * 0.705 / 2)) <= 0.5, "\(name)")
    }
  }

  @Test("A name that stands for no symbol takes no room, in views, labels and texts, and is told once")
  func unknown() throws {
    let messages: [String] = try warnings { () throws in
      for _ in 0..<2 {
        #expect(try size(Image(systemName: "no.such.symbol.at.all")) == .zero)
        #expect(try size(Image(systemName: "no.such.symbol.at.all").font(.title).imageScale(.large)) == .zero)
        let text = Text(Image(systemName: "no.such.symbol.at.all")) + Text(verbatim: "a")
        #expect(try size(text) == size(Text(verbatim: "a")))
      }
    }
    #expect(messages.count == 1 && messages[0].contains("\"no.such.symbol.at.all\""), "\(messages)")
    #expect(SymbolTable.unmapped.contains("no.such.symbol.at.all"))
    #expect(UIImage(systemName: "no.such.symbol.at.all") == nil)
  }

  @Test("A redacted symbol takes the room of any other")
  func redacted() throws {
    for name in ["star", "ellipsis", "chevron.right"] {
      for (fontSize, width, height) in [(13, 15, 15), (17, 20, 19), (26, 31, 30)] as [(CGFloat, CGFloat, CGFloat)] {
        let symbol: some View = Image(systemName: name).font(.system(size: fontSize)).redacted(reason: .placeholder)
        #expect(try size(symbol) == CGSize(width: width, height: height), "\(name) at \(fontSize)")
      }
    }
  }

  @Test("What is drawn lies in the middle of the room, and fills the place of a resizable symbol")
  func drawn() throws {
    let room = CGRect(x: 0, y: 0, width: 16, height: 8.5)
    // Three lines, from 2.5 to 13.5 across and from 3.5 to 12.5 down of a square of 16.
    let square: CGRect = SymbolMetrics.square(of: "line.3.horizontal", in: room, fills: true)
    #expect(abs(square.width - 8.5 * 16 / 9) < 1e-6 && square.midX == 8 && square.midY == 4.25)
    let beside: CGRect = SymbolMetrics.square(of: "line.3.horizontal", in: room, fills: false)
    #expect(beside.width < square.width && beside.midX == 8 && beside.midY == 4.25)
    // A circle beside text is as wide as its font is high.
    let circle: CGRect = SymbolMetrics.square(
      of: "circle.fill", in: CGRect(x: 0, y: 0, width: 119.2308, height: 119.2308), fills: false)
    #expect(abs(circle.width - 100) < 0.05)
  }

  @Test("An image of UIKit has the symbol's size too")
  func images() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 13)
    let dots: UIImage = try #require(UIImage(systemName: "ellipsis", withConfiguration: configuration))
    #expect(abs(dots.size.width - 14) <= 0.5 && abs(dots.size.height - 4.5) <= 0.5)
  }
}

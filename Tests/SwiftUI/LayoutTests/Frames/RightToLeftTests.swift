import SwiftUI
import Testing
import UITestSupport

@MainActor
@Suite struct RightToLeftTests {
  private func app(isRightToLeft: Bool, @ViewBuilder root: () -> some View) throws -> HeadlessApp {
    var settings = HeadlessApp.Settings()
    settings.isRightToLeft = isRightToLeft
    return try HeadlessApp(size: CGSize(width: 200, height: 100), settings: settings, root: root)
  }

  @Test("A row goes from the right where the layout direction is right to left")
  func row() throws {
    func list(_ isRightToLeft: Bool) throws -> String {
      try app(isRightToLeft: isRightToLeft) {
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 10)
          Color.blue.frame(width: 150, height: 10)
        }
      }.displayListText
    }
    #expect(try list(false).contains("rect 0 45 50 10"))
    #expect(try list(true).contains("rect 150 45 50 10"))
  }

  @Test("A change of the direction while the window is open moves what is there")
  func change() throws {
    let app = try app(isRightToLeft: false) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 10)
        Spacer(minLength: 0)
      }
    }
    var settings = HeadlessApp.Settings()
    settings.isRightToLeft = true
    app.apply(settings)
    #expect(app.displayListText.contains("rect 150 45 50 10"))
  }

  @Test("A shape that is not symmetric is mirrored; a trimmed circle stays as it is")
  func shapes() throws {
    func list(_ isRightToLeft: Bool) throws -> [Substring] {
      try app(isRightToLeft: isRightToLeft) {
        VStack(spacing: 0) {
          UnevenRoundedRectangle(topLeadingRadius: 10).fill(.red).frame(width: 200, height: 50)
          Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 2).frame(width: 50, height: 50)
        }
      }.displayListText.split(separator: "\n")
    }
    let left: [Substring] = try list(false)
    let right: [Substring] = try list(true)
    #expect(left.first != right.first)
    #expect(left.last == right.last)
  }
}

import SwiftUI
import Testing
import UIKit
import ViewTestSupport

@MainActor @Suite struct SegmentImageTests {
  private struct Hosted: UIViewRepresentable {
    let control: UISegmentedControl
    func makeUIView(context: Context) -> UISegmentedControl { control }
    func updateUIView(_ view: UISegmentedControl, context: Context) {}
  }

  @Test("A segment shows its image in the place of a title, and a title in the place of its image")
  func images() throws {
    let picture: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    let control = UISegmentedControl(items: ["One", picture])
    let host = try window(width: 200, height: 60) { Hosted(control: control) }
    #expect(host.labels == ["One", "2"])
    #expect("\(host.displayList)".contains("image") && !"\(host.displayList)".contains("\"2\""))
    control.setTitle("Two", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    host.update()
    #expect(host.labels == ["One", "Two"])
    control.setImage(picture, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    host.update()
    #expect(host.labels == ["1", "Two"])
  }
}

import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// A view of UIKit's that a test made, in a window.
struct Hosting<Content: UIView>: UIViewRepresentable {
  let view: Content

  func makeUIView(context: Context) -> Content { view }
  func updateUIView(_ uiView: Content, context: Context) {}
}

/// Controls and gestures of UIKit's in windows.
@MainActor
@Suite("Controls of UIKit", .serialized)
struct UIControlTests {
  @MainActor
  final class Target: NSObject {
    var log: [String] = []
    func tapped() { log.append("tapped") }
    func changed(_ sender: UIControl) { log.append("changed \(type(of: sender))") }
    func recognized(_ recognizer: UIGestureRecognizer) {
      let place: CGPoint = recognizer.location(in: recognizer.view)
      log.append("\(recognizer.state) \(Int(place.x)) \(Int(place.y))")
    }
  }

  private let target = Target()

  @Test(
    "A button tells targets and actions of events; the keyboard and assistive technologies use it as well (564, 565)")
  func button() throws {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(target, action: Selector("tapped", Target.tapped), for: .touchUpInside)
    button.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: [.touchDown, .touchUpOutside])
    var actions = 0
    button.addAction(UIAction { _ in actions += 1 }, for: .primaryActionTriggered)
    let host = try window(settings: HostSettings(idiom: .desktop)) {
      Hosting(view: button).frame(width: 80, height: 30)
    }
    let node = try #require(host.element("Go"))
    #expect(node.role == .button && host.frame("Go") == CGRect(x: 60, y: 35, width: 80, height: 30))
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(target.log == ["changed UIButton", "tapped"] && actions == 1)
    host.down(at: CGPoint(x: 100, y: 50))
    #expect(button.isHighlighted && button.isTracking)
    host.move(to: CGPoint(x: 10, y: 5))
    #expect(!button.isHighlighted)
    host.lift(at: CGPoint(x: 10, y: 5))
    #expect(target.log.suffix(2) == ["changed UIButton", "changed UIButton"] && actions == 1)
    #expect(host.activate("Go") && actions == 2 && target.log.last == "tapped")
    _ = host.press(.tab)
    _ = host.press(.space, text: " ")
    #expect(actions == 3)
    host.change { button.isEnabled = false }
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(actions == 3 && host.element("Go")?.properties.traits.contains(.isDisabled) == true)
    button.removeTarget(target, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
  }

  @Test("A button shows the title, the colour and the image of its state")
  func states() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    let host = try window { Hosting(view: button).frame(width: 80, height: 30) }
    #expect(host.labels == ["Off"] && button.currentTitleColor == .red)
    host.change { button.isSelected = true }
    #expect(host.labels == ["On"] && host.element("On")?.properties.traits.contains(.isSelected) == true)
    #expect(button.titleLabel?.text == "On" && button.title(for: .normal) == "Off")
    #expect(UIButton(type: .close).currentImage != nil)
  }

  @Test("A control inside of a gesture of SwiftUI's takes its taps; a plain view leaves them to the gesture")
  func amongGestures() throws {
    var taps = 0
    var actions = 0
    let outer = UIView(frame: .zero)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in actions += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    outer.addSubview(button)
    let host = try window { Hosting(view: outer).onTapGesture { taps += 1 } }
    _ = host.tap(at: CGPoint(x: 25, y: 25))
    #expect(actions == 1 && taps == 0)
    _ = host.tap(at: CGPoint(x: 150, y: 50))
    #expect(actions == 1 && taps == 1)
  }

  @Test("Taps, drags, presses, pinches and swipes are recognized with their places and ways")
  func gestures() throws {
    let view = UIView()
    let double = UITapGestureRecognizer(target: target, action: Selector("r:", Target.recognized(_:)))
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    let host = try window { Hosting(view: view).frame(width: 100, height: 100) }
    _ = host.tap(at: CGPoint(x: 60, y: 20))
    #expect(target.log.isEmpty)
    _ = host.tap(at: CGPoint(x: 60, y: 20))
    #expect(target.log == ["ended 10 20"])
    view.removeGestureRecognizer(double)
    #expect(double.view == nil && view.gestureRecognizers?.isEmpty == true)

    target.log = []
    let pan = UIPanGestureRecognizer(target: target, action: Selector("r:", Target.recognized(_:)))
    view.addGestureRecognizer(pan)
    let finger: UInt64 = host.down(at: CGPoint(x: 60, y: 20))
    host.move(finger, to: CGPoint(x: 60, y: 40))
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20) && pan.state == .began)
    pan.setTranslation(.zero, in: view)
    host.move(finger, to: CGPoint(x: 65, y: 45))
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 5))
    host.lift(finger, at: CGPoint(x: 65, y: 45))
    #expect(target.log == ["began 10 40", "changed 15 45", "ended 15 45"])
    view.removeGestureRecognizer(pan)

    target.log = []
    let press = UILongPressGestureRecognizer(target: target, action: Selector("r:", Target.recognized(_:)))
    view.addGestureRecognizer(press)
    host.press(at: CGPoint(x: 60, y: 20), for: .seconds(1))
    #expect(target.log == ["began 10 20", "ended 10 20"])
    press.isEnabled = false
    host.press(at: CGPoint(x: 60, y: 20), for: .seconds(1))
    #expect(target.log.count == 2)
    view.removeGestureRecognizer(press)

    target.log = []
    let swipe = UISwipeGestureRecognizer(target: target, action: Selector("r:", Target.recognized(_:)))
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    host.drag(from: CGPoint(x: 60, y: 50), to: CGPoint(x: 140, y: 50))
    #expect(target.log.isEmpty)
    host.drag(from: CGPoint(x: 140, y: 50), to: CGPoint(x: 60, y: 50))
    #expect(target.log.count == 1)
  }

  @Test("A delegate may refuse a gesture; a target that has gone is not told")
  func delegates() throws {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      var refuses = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }
    }
    let delegate = Refusing()
    let view = UIView()
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped", Target.tapped))
    tap.delegate = delegate
    tap.addTarget(Target(), action: Selector("tapped", Target.tapped))
    view.addGestureRecognizer(tap)
    let host = try window { Hosting(view: view) }
    _ = host.tap(at: CGPoint(x: 60, y: 20))
    #expect(target.log.isEmpty)
    delegate.refuses = false
    _ = host.tap(at: CGPoint(x: 60, y: 20))
    #expect(target.log == ["tapped"])
  }

  @Test("Touches go to the view that is hit and along the responders, and end where a gesture takes them")
  func touches() throws {
    final class Touched: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.first!.location(in: self).x)")
        super.touchesBegan(touches, with: event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }
    let outer = Touched(frame: .zero)
    let inner = Touched(frame: CGRect(x: 10, y: 0, width: 50, height: 50))
    outer.addSubview(inner)
    let host = try window { Hosting(view: outer).gesture(DragGesture(minimumDistance: 20)) }
    _ = host.tap(at: CGPoint(x: 20, y: 20))
    #expect(inner.log.first == "began 10.0" && inner.log.last == "ended" && outer.log == ["began 20.0"])
    inner.log = []
    let finger: UInt64 = host.down(at: CGPoint(x: 20, y: 20))
    host.move(finger, to: CGPoint(x: 25, y: 20))
    host.move(finger, to: CGPoint(x: 80, y: 20))
    host.lift(finger, at: CGPoint(x: 80, y: 20))
    #expect(inner.log == ["began 10.0", "moved", "cancelled"])
    host.change { outer.isUserInteractionEnabled = false }
    inner.log = []
    _ = host.tap(at: CGPoint(x: 20, y: 20))
    #expect(inner.log.isEmpty)
  }

  @Test("Switches, sliders and segments are used by people, tell their targets, and follow the program")
  func values() throws {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Sound"
    toggle.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .valueChanged)
    let host = try window { Hosting(view: toggle) }
    #expect(host.frame("Sound") == CGRect(x: 74.5, y: 34.5, width: 51, height: 31))
    _ = host.tap(at: CGPoint(x: 100, y: 50))
    #expect(toggle.isOn && target.log == ["changed UISwitch"])
    host.change { toggle.setOn(false, animated: true) }
    #expect(target.log.count == 1 && host.element("Sound")?.properties.traits.contains(.isToggle) == true)

    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.value = 5
    slider.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .valueChanged)
    let other = try window { Hosting(view: slider) }
    let node = try #require(other.elements.first)
    #expect(other.send(.accessibilityAction(element: node.id, action: .increment)))
    #expect(slider.value > 5 && target.log.last == "changed UISlider")

    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .valueChanged)
    let third = try window { Hosting(view: segments) }
    #expect(third.activate("Two") && segments.selectedSegmentIndex == 1)
    #expect(target.log.last == "changed UISegmentedControl" && segments.titleForSegment(at: 1) == "Two")
    segments.removeSegment(at: 7, animated: false)
    segments.removeSegment(at: 1, animated: false)
    #expect(segments.numberOfSegments == 1 && segments.selectedSegmentIndex == 0)
  }

  @Test("A text field is written in, asks its delegate, and gets and gives up the keyboard (583)")
  func textField() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var log: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begins") }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("ends") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        log.append("\(range.location),\(range.length) \(string)")
        return string != "x"
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("returns")
        return textField.resignFirstResponder()
      }
    }
    let delegate = Delegate()
    let field = UITextField()
    field.delegate = delegate
    field.placeholder = "Name"
    field.addTarget(target, action: Selector("changed:", Target.changed(_:)), for: .editingChanged)
    let host = try window(settings: HostSettings(idiom: .desktop)) { Hosting(view: field).frame(width: 150) }
    host.change { #expect(field.becomeFirstResponder()) }
    #expect(field.isFirstResponder && field.isEditing && delegate.log == ["begins"])
    _ = host.type("a")
    #expect(field.text == "a" && delegate.log.last == "0,0 a" && target.log == ["changed UITextField"])
    _ = host.type("x")
    #expect(field.text == "a" && host.elements.first?.properties.value == "a")
    _ = host.press(.returnKey)
    #expect(delegate.log.suffix(2) == ["returns", "ends"] && !field.isFirstResponder)
    host.change { field.becomeFirstResponder() }
    host.change { UIApplication.shared.sendAction(Selector("resignFirstResponder"), to: nil, from: nil, for: nil) }
    #expect(!field.isEditing)
  }

  @Test("Text fields of SwiftUI's lose the keyboard when editing is ended the way of UIKit")
  func endEditing() throws {
    struct Field: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused).onAppear { isFocused = true }
          .accessibilityHint(isFocused ? "focused" : "free")
      }
    }
    let action = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
    // A view of another test may still have the keyboard.
    UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
    let host = try window(settings: HostSettings(idiom: .desktop)) { Field() }
    #expect(host.elements.first?.properties.hint == "focused")
    host.change { #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)) }
    #expect(host.elements.first?.properties.hint == "free")
  }

  @Test(
    "Indicators are seen and read while something goes on, visual effects blur what lies behind, images keep their form"
  )
  func others() throws {
    let indicator = UIActivityIndicatorView(style: .medium)
    let host = try window { Hosting(view: indicator) }
    #expect(host.labels.isEmpty)
    host.change { indicator.startAnimating() }
    #expect(host.labels == ["In progress"] && indicator.isAnimating)
    // A wheel has no colour of the views around.
    let grey: [String] = host.displayLines
    host.change { indicator.tintColor = .red }
    #expect(host.displayLines == grey)
    host.change { indicator.stopAnimating() }
    #expect(host.labels.isEmpty)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "On glass"
    blur.contentView.addSubview(label)
    let other = try window { Hosting(view: blur) }
    #expect(other.labels == ["On glass"] && "\(other.displayList)".contains("backdrop"))
    #expect(blur.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let picture = UIImage(cgImage: try TestPicture.plain(10, 10, TestPicture.green))
    let images = UIImageView(image: picture)
    images.contentMode = .scaleAspectFit
    #expect(images.bounds.size == CGSize(width: 10, height: 10))
    let third = try window { Hosting(view: images) }
    #expect(try third.color(x: 100, y: 2) != "#FFFFFF" && third.color(x: 30, y: 50) == "#FFFFFF")
    third.change { images.contentMode = .topLeft }
    #expect(try third.color(x: 5, y: 5) != "#FFFFFF" && third.color(x: 100, y: 50) == "#FFFFFF")
  }

  @Test("Views move, fade and turn gradually, from where they were set to before")
  func animation() throws {
    let outer = UIView()
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .red
    outer.addSubview(dot)
    let host = try window { Hosting(view: outer) }
    var isOver = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      dot.frame.origin.x = 100
    } completion: {
      isOver = $0
    }
    host.update()
    host.advance(by: .seconds(0.5))
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && host.color(x: 5, y: 5) == "#FFFFFF" && !isOver)
    host.finishAnimations()
    #expect(try host.color(x: 105, y: 5) == "#FF0000")
    host.advance(by: .seconds(0.1))
    #expect(isOver)
    UIView.performWithoutAnimation { dot.alpha = 0 }
    host.update()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 5) { dot.frame.origin.x = 0 }
    UIView.setAnimationsEnabled(true)
    dot.alpha = 1
    host.update()
    #expect(try host.color(x: 5, y: 5) == "#FF0000")
  }
}

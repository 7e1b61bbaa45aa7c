import CoreGraphics
import DisplayList
import HostHeadless
import SeededNumbers
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Random changes of trees of views leave what the same tree shows that is built at once (G1).
@MainActor
@Suite("Random views", .serialized)
struct RandomViewTests {
  @Test(
    "Views that are added, moved, constrained, animated, hosted in each other and used are as those of a fresh tree",
    arguments: 0..<16)
  func changes(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed + 4_000))
    let root = ViewModel(.plain)
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let tree = ViewTree(of: root)
    let host = try window(width: 320, height: 480) { Hosting(view: tree.rootView) }
    for step in 0..<70 {
      host.change {
        for _ in 0..<Int.random(in: 1...3, using: &random) { tree.change(using: &random) }
      }
      if step % 5 == 0 {
        let point = CGPoint(x: Int.random(in: 0...319, using: &random), y: Int.random(in: 0...479, using: &random))
        _ = host.tap(at: point)
      }
      if Bool.random(using: &random) { host.advance(by: .seconds(Double(Int.random(in: 1...30, using: &random)) / 60)) }
    }
    host.finishAnimations()
    host.advance(by: .seconds(1))
    let (shown, spoken): (String, String) = ("\(host.displayList)", host.accessibilityTree.dump())
    let fresh = ViewTree(of: root)
    let other = try window(width: 320, height: 480) { Hosting(view: fresh.rootView) }
    other.finishAnimations()
    let difference: String? = firstDifference(shown, "\(other.displayList)")
    #expect(difference == nil, "\(difference ?? "")\n\(root.outline)")
    let words: String? = firstDifference(spoken, other.accessibilityTree.dump())
    #expect(words == nil, "\(words ?? "")\n\(root.outline)")
    #expect(root.all.count > 8)
  }

  private func firstDifference(_ first: String, _ second: String) -> String? {
    guard first != second else { return nil }
    let pairs = zip(first.split(separator: "\n"), second.split(separator: "\n"))
    return pairs.first { $0 != $1 }.map { "\($0)\nand in a fresh tree\n\($1)" } ?? "one is longer"
  }
}

/// One view of a tree, as it is to be.
@MainActor
private final class ViewModel {
  enum Kind: CaseIterable {
    case plain
    case pinned
    case column
    case label
    case button
    case hosted
  }

  let kind: Kind
  var frame: CGRect = .zero
  var color: UIColor?
  var alpha: CGFloat = 1
  var isHidden: Bool = false
  var isDark: Bool = false
  var text: String = "a"
  var children: [ViewModel] = []
  weak var parent: ViewModel?

  init(_ kind: Kind) { self.kind = kind }

  var holdsViews: Bool { kind == .plain || kind == .pinned || kind == .column }
  /// Whether the view has a frame, and no constraints.
  var isFramed: Bool { parent?.kind != .pinned && parent?.kind != .column && kind != .pinned && kind != .column }
  var hasFixedSize: Bool { kind == .pinned || kind == .plain && !isFramed }
  var all: [ViewModel] { [self] + children.flatMap(\.all) }
  var outline: String { "(\(kind) \(frame) \(text)\(isHidden ? " hidden" : "")\(children.map(\.outline).joined()))" }

  func isInside(_ other: ViewModel) -> Bool { self === other || parent?.isInside(other) == true }
}

/// A view of SwiftUI's with one of UIKit's inside.
private struct HostedLine: View {
  let text: String

  var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: text)
      HostedLabel(text: text)
    }
  }
}

private struct HostedLabel: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "in \(text)" }
}

/// The views of a model.
@MainActor
private final class ViewTree {
  private struct Made {
    let view: UIView
    var controller: UIHostingController<HostedLine>?
    var constraints: [NSLayoutConstraint] = []
  }

  private let root: ViewModel
  private var made: [ObjectIdentifier: Made] = [:]

  init(of root: ViewModel) {
    self.root = root
    make(root)
  }

  var rootView: UIView { view(root) }

  private func view(_ model: ViewModel) -> UIView { made[ObjectIdentifier(model)]!.view }

  // MARK: Making

  private func make(_ model: ViewModel) {
    var controller: UIHostingController<HostedLine>?
    let view: UIView
    switch model.kind {
    case .plain, .pinned: view = UIView()
    case .column:
      let stack = UIStackView()
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 3
      view = stack
    case .label: view = UILabel()
    case .button:
      let button = UIButton(type: .system)
      button.addAction(UIAction { [weak self, weak model] _ in model.map { self?.use($0) } }, for: .touchUpInside)
      view = button
    case .hosted:
      let hosting = UIHostingController(rootView: HostedLine(text: model.text))
      hosting.sizingOptions = .intrinsicContentSize
      controller = hosting
      view = hosting.view
    }
    made[ObjectIdentifier(model)] = Made(view: view, controller: controller)
    look(model)
    if model === root { view.frame = model.frame }
    for (index, child) in model.children.enumerated() {
      make(child)
      place(child, at: index)
    }
  }

  private func look(_ model: ViewModel) {
    let view: UIView = view(model)
    view.backgroundColor = model.color
    view.alpha = model.alpha
    view.isHidden = model.isHidden
    view.overrideUserInterfaceStyle = model.isDark ? .dark : .unspecified
    (view as? UILabel)?.text = model.text
    (view as? UIButton)?.setTitle(model.text, for: .normal)
    made[ObjectIdentifier(model)]?.controller?.rootView = HostedLine(text: model.text)
  }

  /// Puts a view into that of its parent, with a frame or with constraints.
  private func place(_ model: ViewModel, at index: Int) {
    guard let parent = model.parent else { return }
    let (view, outer): (UIView, UIView) = (view(model), view(parent))
    var constraints: [NSLayoutConstraint] = []
    view.translatesAutoresizingMaskIntoConstraints = model.isFramed
    if let stack = outer as? UIStackView {
      stack.insertArrangedSubview(view, at: index)
    } else {
      outer.insertSubview(view, at: index)
      if !model.isFramed {
        constraints = [
          view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: model.frame.minX),
          view.topAnchor.constraint(equalTo: outer.topAnchor, constant: model.frame.minY),
        ]
      }
    }
    if model.hasFixedSize {
      constraints += [
        view.widthAnchor.constraint(equalToConstant: model.frame.width),
        view.heightAnchor.constraint(equalToConstant: model.frame.height),
      ]
    }
    NSLayoutConstraint.activate(constraints)
    made[ObjectIdentifier(model)]?.constraints = constraints
    if model.isFramed { view.frame = model.frame }
  }

  private func remove(_ model: ViewModel) {
    view(model).removeFromSuperview()
    // Those within the view stay with it.
    NSLayoutConstraint.deactivate(made[ObjectIdentifier(model)]?.constraints ?? [])
    model.parent?.children.removeAll { $0 === model }
  }

  // MARK: Changes

  private func use(_ model: ViewModel) {
    model.text = model.text.count > 6 ? "b" : model.text + "b"
    look(model)
  }

  func change(using random: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func rect() -> CGRect {
      CGRect(x: number(0...200), y: number(0...300), width: number(20...150), height: number(20...150))
    }
    let all: [ViewModel] = root.all
    let model: ViewModel = all[number(0...all.count - 1)]
    switch number(0...9) {
    case 0, 1, 2:
      guard all.count < 40 else { return }
      let new = ViewModel(ViewModel.Kind.allCases[number(0...ViewModel.Kind.allCases.count - 1)])
      (new.frame, new.text) = (rect(), String("abcdef".prefix(number(1...6))))
      insert(new, into: all, using: &random) { make(new) }
    case 3:
      guard model !== root else { return }
      // A view may stand in its new place without having left the old one by itself.
      let targets: [ViewModel] = all.filter { !$0.isInside(model) }
      if number(0...1) == 0 { remove(model) } else { model.parent?.children.removeAll { $0 === model } }
      NSLayoutConstraint.deactivate(made[ObjectIdentifier(model)]?.constraints ?? [])
      insert(model, into: targets, using: &random) {}
    case 4:
      if model !== root, number(0...1) == 0 { remove(model) }
    case 5, 6:
      guard model !== root else { return }
      model.frame = rect()
      let constraints: [NSLayoutConstraint] = made[ObjectIdentifier(model)]?.constraints ?? []
      let isAnimated: Bool = number(0...2) == 0
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) { [self] in
        if model.isFramed { view(model).frame = model.frame }
        for constraint in constraints { constraint.constant = length(constraint, model) }
        if isAnimated { rootView.layoutIfNeeded() }
      }
    case 7:
      model.text = String("uvwxyz".prefix(number(1...6)))
      look(model)
    case 8:
      if model !== root { model.isHidden.toggle() }
      model.isDark = number(0...3) == 0
      look(model)
    default:
      model.color = [nil, UIColor.red, .systemBlue, .label][number(0...3)]
      model.alpha = number(0...3) == 0 ? 0.5 : 1
      if number(0...2) == 0 { UIView.animate(withDuration: 0.2) { self.look(model) } } else { look(model) }
    }
  }

  private func length(_ constraint: NSLayoutConstraint, _ model: ViewModel) -> CGFloat {
    switch constraint.firstAttribute {
    case .leading: model.frame.minX
    case .top: model.frame.minY
    case .width: model.frame.width
    default: model.frame.height
    }
  }

  private func insert(
    _ model: ViewModel, into all: [ViewModel], using random: inout SeededGenerator, _ prepare: () -> Void
  ) {
    let parents: [ViewModel] = all.filter(\.holdsViews)
    let parent: ViewModel = parents.randomElement(using: &random)!
    // Views of a stack are drawn in the order in which they came, and arranged in the order that was said.
    let last: Int = parent.children.count
    let index: Int = parent.kind == .column ? last : Int.random(in: 0...last, using: &random)
    model.parent = parent
    parent.children.insert(model, at: index)
    prepare()
    place(model, at: index)
  }
}

import Foundation
import SwiftUI
import UIKit
import UITestSupport

private struct Hosted: UIViewRepresentable {
  let view: UIView

  init(view: UIView) { self.view = view }

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Controlled: UIViewControllerRepresentable {
  let controller: UIViewController

  init(controller: UIViewController) { self.controller = controller }

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A hundred lines of text, alone or within a hosting controller.
private struct Lines: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "Line \($0)") } }
  }
}

@MainActor
private final class Numbers: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// UIKit's views, constraints and tables.
@MainActor
enum UIKitBenchmarks {
  static func run() throws {
    print("\nUIKit")
    constraints()
    try views()
    try table()
    try hosting()
  }

  /// A column of 200 rows with a view in each: 400 views whose place and size 1,600 constraints say.
  private static func constrained() -> (root: UIView, height: NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 6000))
    var constraints: [NSLayoutConstraint] = []
    var last: UIView?
    for _ in 0..<200 {
      let (row, label): (UIView, UIView) = (UIView(), UIView())
      for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(row)
      row.addSubview(label)
      let top: NSLayoutConstraint =
        last.map { row.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 2) }
        ?? row.topAnchor.constraint(equalTo: root.topAnchor)
      constraints += [
        top, row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        row.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        label.topAnchor.constraint(equalTo: row.topAnchor), label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      ]
      let height: NSLayoutConstraint = label.heightAnchor.constraint(equalToConstant: 20)
      constraints.append(height)
      last = row
    }
    NSLayoutConstraint.activate(constraints)
    return (root, constraints[7])
  }

  private static func constraints() {
    let built: [(root: UIView, height: NSLayoutConstraint)] = (0..<5).map { _ in constrained() }
    var next: Int = 0
    let solve: Double = Measuring.cpu(runs: built.count) {
      built[next].root.layoutIfNeeded()
      next += 1
    }
    row("solve 1,600 constraints over 401 views", figure(solve * 1000, "ms"), goal: "goal: 8 for 1,000")
    let (root, height) = built[0]
    var large = false
    let change: Double = Measuring.cpu(runs: 20) {
      for _ in 0..<10 {
        large.toggle()
        height.constant = large ? 40 : 20
        root.layoutIfNeeded()
      }
    }
    row("change the height of the first of 200 rows", figure(change * 100, "ms"), goal: "goal: 0.3")
    kiwi()
  }

  /// The same constraints in the solver kiwi, without views that take the frames, where Python has it.
  private static func kiwi() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "Tools/kiwi-columns")
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { return row("kiwi", "not measured: run this in the project's folder") }
    let data: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let numbers: [Double] = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
      Double($0)
    }
    guard numbers.count == 2 else { return row("kiwi", "not measured") }
    row("kiwi: solve the same constraints", figure(numbers[0] * 1000, "ms"))
    row("kiwi: change the height of the first of 200 rows", figure(numbers[1] * 1000, "ms"))
  }

  private static func views() throws {
    func root() -> UIView {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 759))
      for number in 0..<2000 {
        let view = UIView(
          frame: CGRect(x: Double(number % 40) * 9, y: Double(number / 40) * 9, width: 8, height: 8))
        view.backgroundColor = .systemBlue
        root.addSubview(view)
      }
      return root
    }
    let open: Double = try Measuring.cpu(runs: 5) {
      let view: UIView = root()
      let app = try HeadlessApp { Hosted(view: view) }
      _ = try app.pngData()
    }
    let empty: Double = try Measuring.cpu(runs: 5) {
      let app = try HeadlessApp { Hosted(view: UIView()) }
      _ = try app.pngData()
    }
    row("make, lay out and draw 2,000 UIViews", figure((open - empty) * 1000, "ms"), goal: "goal: 30")
    let view: UIView = root()
    let app = try HeadlessApp { Hosted(view: view) }
    var moved = false
    let move: Double = Measuring.cpu(runs: 10) {
      moved.toggle()
      view.subviews[1000].frame.origin.x += moved ? 1 : -1
      app.updateViews()
      app.updateDrawing()
    }
    row("move one of 2,000 UIViews", figure(move * 1000, "ms"))
  }

  private static func table() throws {
    func table() -> (UITableView, Numbers) {
      let (table, numbers): (UITableView, Numbers) = (UITableView(frame: .zero, style: .plain), Numbers())
      table.register(UITableViewCell.self, forCellReuseIdentifier: "number")
      table.rowHeight = 44
      table.dataSource = numbers
      return (table, numbers)
    }
    let open: Double = try Measuring.cpu(runs: 5) {
      let (view, numbers) = table()
      _ = try withExtendedLifetime(numbers) { try HeadlessApp { Hosted(view: view) } }
    }
    row("open a table of 100,000 rows", figure(open * 1000, "ms"), goal: "goal: 20")
    let (view, numbers) = table()
    let app = try HeadlessApp { Hosted(view: view) }
    let page: Double = withExtendedLifetime(numbers) {
      Measuring.cpu(runs: 20) {
        view.contentOffset.y += 759
        app.updateViews()
        app.updateDrawing()
      }
    }
    row("scroll it by a page", figure(page * 1000, "ms"), goal: "goal: 4")
  }

  private static func hosting() throws {
    let plain: Double = try Measuring.cpu(runs: 10) { _ = try HeadlessApp { Lines(count: 400) } }
    let hosted: Double = try Measuring.cpu(runs: 10) {
      let controller = UIHostingController(rootView: Lines(count: 400))
      _ = try HeadlessApp { Controlled(controller: controller) }
    }
    row(
      "a hosting controller around 400 texts", "\(Int(((hosted / plain - 1) * 100).rounded())) % more",
      goal: "goal: 10 %")
  }
}

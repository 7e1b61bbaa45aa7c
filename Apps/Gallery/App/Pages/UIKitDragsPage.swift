import SwiftUI

/// Drags, key commands and menus of commands on views of UIKit, and the lines of texts that TextKit lays out.
struct UIKitDragsPage: View {
  @State private var taps: [CGPoint] = []

  var body: some View {
    Example("Rows that are dragged to another place, and texts that are dropped on them") {
      ContainerBox { ErrandsController() }.frame(height: 180)
    }
    Example("Keys and menus of commands (Command with B)") {
      ContainerBox { CommandsController() }.frame(height: 60)
    }
    Example("Taps that a recognizer of UIKit's finds") {
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: 8).fill(.quaternary)
        ForEach(taps.indices, id: \.self) { index in
          Circle().fill(.blue).frame(width: 12, height: 12)
            .offset(x: taps[index].x - 6, y: taps[index].y - 6)
        }
        Text(taps.count == 1 ? "1 tap" : "\(taps.count) taps").font(.callout).padding(8)
      }
      .frame(height: 80)
      .gesture(DotGesture(taps: $taps))
    }
    Example("Lines and words of a text, and a picture in it") {
      Image(uiImage: TextLines.picture)
        .accessibilityLabel("Basil likes sun, and wants water each day, with a leaf behind it")
        .padding(6)
        .background(.white, in: RoundedRectangle(cornerRadius: 8))
    }
  }
}

private struct DotGesture: UIGestureRecognizerRepresentable {
  @Binding var taps: [CGPoint]

  func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
  func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
    taps.append(context.converter.localLocation)
  }
}

private final class ErrandsController: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  private var errands = ["Water the fern", "Buy seeds", "Sweep the path", "Call Mei"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = errands[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: errands[indexPath.row])))] }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let goal = coordinator.destinationIndexPath ?? IndexPath(row: errands.count, section: 0)
    guard let item = coordinator.items.first else { return }
    if let source = item.sourceIndexPath {
      let row = min(goal.row, errands.count - 1)
      errands.insert(errands.remove(at: source.row), at: row)
      tableView.performBatchUpdates {
        tableView.deleteRows(at: [source], with: .automatic)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      }
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
      return
    }
    coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
      guard let self, !texts.isEmpty else { return }
      errands.insert(contentsOf: texts, at: min(goal.row, errands.count))
      self.tableView.reloadData()
    }
  }
}

private final class CommandsController: UIViewController {
  private let button = UIButton(type: .system)
  private var isBold = false

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Format", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIKeyCommand(title: "Bold", action: Self.bold, input: "b", modifierFlags: .command),
      UIDeferredMenuElement.uncached { completion in
        completion(["Serif", "Rounded"].map { name in UIAction(title: name) { _ in } })
      },
    ])
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private static let bold = Selector("toggleBold:", CommandsController.toggleBold(_:))

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Bold", action: Self.bold, input: "b", modifierFlags: .command)]
  }

  func toggleBold(_ sender: Any?) {
    isBold.toggle()
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  override func validate(_ command: UICommand) { command.state = isBold ? .on : .off }
}

@MainActor
private enum TextLines {
  static var picture: UIImage {
    let text = NSMutableAttributedString(
      string: "Basil likes sun, and wants water each day ", attributes: [.font: UIFont.systemFont(ofSize: 18)])
    if let leaf = UIImage(systemName: "leaf")?.withTintColor(.systemGreen, renderingMode: .alwaysOriginal) {
      text.append(NSAttributedString(attachment: NSTextAttachment(image: leaf)))
    }
    let (storage, manager) = (NSTextStorage(attributedString: text), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 240, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let size = manager.usedRect(for: container).size
    return UIGraphicsImageRenderer(size: CGSize(width: 240, height: size.height)).image { context in
      let all = NSRange(location: 0, length: storage.length)
      UIColor.systemYellow.withAlphaComponent(0.3).setFill()
      manager.enumerateLineFragments(forGlyphRange: all) { _, used, _, _, _ in context.fill(used.insetBy(dx: 1, dy: 1))
      }
      UIColor.systemBlue.withAlphaComponent(0.3).setFill()
      context.fill(manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 9), in: container))
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }
  }
}

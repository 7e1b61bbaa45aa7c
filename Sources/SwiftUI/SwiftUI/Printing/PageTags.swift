import AccessibilityTree
import CoreGraphics

/// The parts of a tagged file that an accessibility tree describes, in reading order.
///
/// | the tree has | the file gets |
/// |---|---|
/// | a heading | H1 to H6; without a level that of the heading before it |
/// | an element with text | P; with the text once more where it has emoji, which are pictures in the file |
/// | an element without text that says something, an image, a chart | Figure, with what it says as the description |
/// | a link | Link in a P, which leads where the link does |
/// | a list | L, with an LI for each element or container in it |
/// | a table | Table, with a TR for each row of cells |
/// | anything that says nothing | none: it is decoration |
///
/// Where a tag is open, what may stand in it decides: in a TR each element is a cell, TH for a heading and TD for others,
/// in an L each is an item, and in a tag that holds text the elements' texts are part of it.
struct PageTags {
  private let tree: AccessibilityTree
  private let texts: [AccessibilityNode.ID: [String]]
  /// Nodes that own a part of the drawing.
  private let drawn: Set<AccessibilityNode.ID>
  /// Those nodes and all nodes around them.
  private let drawnInside: Set<AccessibilityNode.ID>
  /// Elements with nothing beside them in what they stand in.
  private var isAlone: Set<AccessibilityNode.ID> = []
  /// The part that holds what is drawn for each node; none for decoration.
  private(set) var owners: [AccessibilityNode.ID: PDFStructureElement] = [:]
  /// Links with the nodes that they are.
  private(set) var links: [(node: AccessibilityNode.ID, element: PDFStructureElement, url: String)] = []
  /// Pictures and headings with the nodes that they are: of these the file says where they stand.
  private(set) var framed: [(node: AccessibilityNode.ID, element: PDFStructureElement)] = []

  /// - Parameter parent: where the parts are added.
  init(_ tree: AccessibilityTree, drawn parts: DrawnParts, in parent: PDFStructureElement) {
    self.tree = tree
    texts = parts.texts
    let drawn: Set<AccessibilityNode.ID> = Set(parts.pieces.compactMap(\.owner))
    self.drawn = drawn
    drawnInside = drawn.reduce(into: drawn) { all, id in all.formUnion(tree.ancestors(of: id).map(\.id)) }
    noteAlone(tree.root)
    addChildren(of: tree.root, to: parent)
  }

  private mutating func addChildren(of id: AccessibilityNode.ID, to parent: PDFStructureElement) {
    for child in tree.children(of: id) { add(child, to: parent) }
  }

  private func hasDrawing(_ node: AccessibilityNode) -> Bool { drawnInside.contains(node.id) }

  private mutating func add(_ node: AccessibilityNode, to parent: PDFStructureElement) {
    guard hasDrawing(node) else { return }
    switch parent.tag.type {
    case .tableRow:
      guard says(node) else { return }
      noteAlone(node.id)
      addContents(of: node, to: parent.append(PDFTag(node.isHeading ? .tableHeaderCell : .tableDataCell)))
    case .list:
      guard says(node) else { return }
      noteAlone(node.id)
      addContents(of: node, to: parent.append(PDFTag(.listItem)).append(PDFTag(.listBody)))
    default: addContents(of: node, to: parent)
    }
  }

  /// Notes the only element in a node, if there is just one that says something.
  private mutating func noteAlone(_ id: AccessibilityNode.ID) {
    let elements: [AccessibilityNode] = tree.elements(in: id).filter { drawn.contains($0.id) && says($0) }
    if elements.count == 1 { isAlone.insert(elements[0].id) }
  }

  /// Whether anything in the node is more than decoration.
  private func says(_ node: AccessibilityNode) -> Bool {
    if !node.isContainer || node.isPicture { return node.says || texts[node.id] != nil }
    return tree.children(of: node.id).contains { hasDrawing($0) && says($0) }
  }

  private mutating func addContents(of node: AccessibilityNode, to parent: PDFStructureElement) {
    guard node.isContainer, !node.isPicture else { return addElement(node, to: parent) }
    switch node.role {
    case .list, .outline: addChildren(of: node.id, to: parent.append(PDFTag(.list, title: node.title)))
    case .table: addTable(node, to: parent.append(PDFTag(.table, title: node.title)))
    default: addChildren(of: node.id, to: parent)
    }
  }

  /// Cells by their rows; what else a table has are the headings of its columns.
  private mutating func addTable(_ table: AccessibilityNode, to parent: PDFStructureElement) {
    var row: (number: Int, element: PDFStructureElement)?
    for node in tree.elements(in: table.id) where hasDrawing(node) && says(node) {
      let number: Int = node.properties.tableCell?.row ?? 0
      if row?.number != number { row = (number, parent.append(PDFTag(.tableRow))) }
      guard let row else { continue }
      let isHeading: Bool = number == 0 || node.isHeading
      isAlone.insert(node.id)
      addElement(node, to: row.element.append(PDFTag(isHeading ? .tableHeaderCell : .tableDataCell)))
    }
  }

  /// Whether a part holds the text of an element itself: a caption does, and the cell of a table or an item of a list
  /// with nothing else in it. Two texts in one cell are paragraphs.
  private func holdsText(_ parent: PDFStructureElement, of node: AccessibilityNode) -> Bool {
    switch parent.tag.type {
    case .tableDataCell, .tableHeaderCell, .listBody, .note: return isAlone.contains(node.id)
    default: return !parent.tag.type.isGroup
    }
  }

  private mutating func addElement(_ node: AccessibilityNode, to parent: PDFStructureElement) {
    let spoken: String = node.spoken
    let text: String? = texts[node.id]?.joined(separator: " ")
    let holdsText: Bool = holdsText(parent, of: node)
    if node.isPicture || text == nil {
      // A picture in a picture is a part of that one; what says nothing is decoration.
      guard parent.tag.type != .figure else { return owners[node.id] = parent }
      guard !spoken.isEmpty else { return }
      let figure: PDFStructureElement = parent.append(PDFTag(.figure, alternativeText: spoken))
      owners[node.id] = figure
      return framed.append((node.id, figure))
    }
    let isSame: Bool = spoken.isEmpty || Self.letters(text ?? "") == Self.letters(spoken)
    let other: String? = isSame ? nil : spoken
    // Emoji are pictures in the file, which has no text for them but this.
    let actual: String? = isSame && spoken.unicodeScalars.contains(where: \.mayBePicture) ? spoken : nil
    func part(_ type: CGPDFTagType, title: String? = nil) -> PDFTag {
      PDFTag(type, actualText: actual, alternativeText: other, title: title)
    }
    if node.traits.contains(.isLink), let url = node.properties.url {
      let line: PDFStructureElement = holdsText ? parent : parent.append(PDFTag(.paragraph))
      let link: PDFStructureElement = line.append(part(.link))
      owners[node.id] = link
      return links.append((node.id, link, url))
    }
    if holdsText {
      owners[node.id] = other == nil && actual == nil ? parent : parent.append(part(.span))
    } else if node.isHeading {
      // The title is the heading's name among the file's bookmarks.
      let heading: PDFStructureElement = parent.append(part(node.headingType, title: node.title))
      owners[node.id] = heading
      framed.append((node.id, heading))
    } else {
      owners[node.id] = parent.append(part(.paragraph))
    }
  }

  /// The letters and digits of a text, by which drawn and spoken text are compared: lines and punctuation may differ.
  private static func letters(_ text: String) -> String {
    let scalars: [Unicode.Scalar] = text.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  /// Whether the character, or the one before it, may come from a font of pictures. Digits and other characters of Latin 1
  /// do only before U+FE0F, which asks for the picture.
  fileprivate var mayBePicture: Bool { value == 0xFE0F || value > 0xFF && properties.isEmoji }
}

extension AccessibilityNode {
  fileprivate var isHeading: Bool {
    role == .heading || traits.contains(.isHeader) || (properties.headingLevel ?? 0) > 0
  }

  fileprivate var headingType: CGPDFTagType {
    guard let level = properties.headingLevel, level > 0 else { return .header }
    return .heading(level: level)
  }

  fileprivate var says: Bool { !spoken.isEmpty }
  fileprivate var title: String? { label.isEmpty ? nil : label }

  /// Label and value, and what a chart tells of itself.
  fileprivate var spoken: String {
    let main: String = [label, properties.value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    guard let chart = properties.chart?.description else { return main }
    let parts: [String] = [main, main.contains(chart.title) ? "" : chart.title, chart.summary ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: ". ")
  }
}

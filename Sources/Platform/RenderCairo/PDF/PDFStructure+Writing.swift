import CoreGraphics

/// Puts the structure of a file into it, in the place of the flat one that Cairo writes.
///
/// Cairo can mark what is drawn and names parts in the order of drawing, all on one level. So it is only asked to mark:
/// the parts, their order, the headings of tables, descriptions and languages are written here.
struct StructureWriter {
  var objects: PDFObjects
  private let structure: PDFStructure
  private let metadata: PDFMetadata
  /// The numbers of the pages' objects.
  let pages: [Int]
  /// For each page, the object of the part that owns a mark, by the number of the mark.
  private var owners: [[Int: Int]]
  /// For each page, the name of the type of that part, by the number of the mark.
  private var types: [[Int: String]]
  /// The object of the part that owns a link, by the number of the link.
  private var linkOwners: [Int: Int] = [:]
  /// The object of each link.
  private var annotations: [Int] = []

  /// The file with its structure; nil where it is not as Cairo writes it.
  static func file(_ file: Data, structure: PDFStructure, metadata: PDFMetadata) -> Data? {
    guard var writer = StructureWriter(file, structure, metadata) else { return nil }
    return writer.write() ? writer.objects.file() : nil
  }

  private init?(_ file: Data, _ structure: PDFStructure, _ metadata: PDFMetadata) {
    guard let objects = PDFObjects(file), let catalog = objects.text(objects.catalog),
      let list = PDFObjects.reference("/Pages", in: catalog).flatMap({ objects.text($0) })
    else { return nil }
    self.objects = objects
    self.structure = structure
    self.metadata = metadata
    pages = PDFObjects.references("/Kids", in: list)
    owners = Array(repeating: [:], count: pages.count)
    types = owners.map { _ in [:] }
    removeStructure(catalog)
  }

  /// Takes out what Cairo wrote about the marks.
  private mutating func removeStructure(_ catalog: String) {
    guard let root = PDFObjects.reference("/StructTreeRoot", in: catalog), let text = objects.text(root) else { return }
    for kid in PDFObjects.references("/K", in: text) { objects.remove(kid) }
    if let tree = PDFObjects.reference("/ParentTree", in: text) {
      // The list of a page's parts: a number of the page, then a reference.
      let words: [Substring] = (objects.text(tree) ?? "").split { $0 == " " || $0 == "\n" }
      for (place, word) in words.enumerated() where word == "R" && place >= 2 {
        if let number = Int(words[place - 2]) { objects.remove(number) }
      }
      objects.remove(tree)
    }
    objects.remove(root)
  }

  private mutating func write() -> Bool {
    annotations = structure.links.map { _ in objects.newNumber() }
    let root: Int = objects.newNumber()
    let document: PDFStructureElement = structure.document
    document.setHeadingLevels()
    guard let top = writeElement(document, parent: root, page: nil) else { return false }
    for page in pages.indices { guard writePage(page) else { return false } }
    for link in structure.links.indices { writeLink(link) }
    let tree: Int = writeParentTree()
    objects.set(
      root,
      "<< /Type /StructTreeRoot /K \(top) 0 R /ParentTree \(tree) 0 R "
        + "/ParentTreeNextKey \(pages.count + annotations.count) >>")
    writeCatalog(root, document)
    return true
  }

  /// Writes a part with all that is in it, and says its number; nil for one in which nothing is.
  private mutating func writeElement(_ element: PDFStructureElement, parent: Int, page outer: Int?) -> Int? {
    let tag: PDFTag = element.tag
    let number: Int = objects.newNumber()
    let page: Int? = element.firstPage ?? outer
    var kids: [String] = []
    for kid in element.kids {
      switch kid {
      case .element(let inner):
        if let written = writeElement(inner, parent: number, page: page) { kids.append("\(written) 0 R") }
      case .content(let place, let mark):
        guard pages.indices.contains(place) else { continue }
        owners[place][mark] = number
        types[place][mark] = tag.standardName
        let reference = "<< /Type /MCR /Pg \(pages[place]) 0 R /MCID \(mark) >>"
        kids.append(place == page ? String(mark) : reference)
      case .annotation(let link):
        guard pages.indices.contains(structure.links[link].page) else { continue }
        linkOwners[link] = number
        let reference = "/Obj \(annotations[link]) 0 R /Pg \(pages[structure.links[link].page]) 0 R"
        kids.append("<< /Type /OBJR \(reference) >>")
      }
    }
    let isCell: Bool = tag.type == .tableDataCell || tag.type == .tableHeaderCell
    guard !kids.isEmpty || isCell || tag.type == .document else {
      objects.setAside(number)
      return nil
    }
    var text = "<< /Type /StructElem /S \(tag.standardName) /P \(parent) 0 R"
    if let page, pages.indices.contains(page) { text += " /Pg \(pages[page]) 0 R" }
    text += " /K [ \(kids.joined(separator: " ")) ]" + attributes(of: element)
    let says: [(String, String?)] = [
      ("Alt", tag.alternativeText), ("ActualText", tag.actualText), ("T", tag.title), ("Lang", tag.language),
    ]
    for case (let key, let value?) in says { text += " /\(key) \(PDFText.string(value))" }
    objects.set(number, text + " >>")
    return number
  }

  private func attributes(of element: PDFStructureElement) -> String {
    switch element.tag.type {
    case .tableHeaderCell:
      return " /A << /O /Table /Scope /Column >>"
    case .figure, .formula:
      guard let frame = element.frame, frame.width > 0, frame.height > 0 else { return "" }
      return " /A << /O /Layout /Placement /Block /BBox \(PDFText.rectangle(frame)) >>"
    default: return ""
    }
  }

  private mutating func writePage(_ index: Int) -> Bool {
    let number: Int = pages[index]
    guard let old = objects.text(number) else { return false }
    // Without the number that Cairo gave the page in its own list.
    let lines: [Substring] = old.split(separator: "\n").filter { !$0.hasPrefix("   /StructParents ") }
    var page: String = lines.joined(separator: "\n")
    guard let end = page.range(of: ">>", options: .backwards) else { return false }
    let links: [Int] = structure.links.indices.filter { structure.links[$0].page == index }
    var more = "   /Tabs /S\n   /StructParents \(index)\n"
    if !links.isEmpty {
      more += "   /Annots [ \(links.map { "\(annotations[$0]) 0 R" }.joined(separator: " ")) ]\n"
    }
    page.replaceSubrange(end, with: "\n" + more + ">>")
    objects.set(number, page)
    guard let contents = PDFObjects.reference("/Contents", in: page), let drawing = objects.stream(contents) else {
      return false
    }
    let marks: Int = (types[index].keys.max() ?? -1) + 1
    let names: [String] = (0..<marks).map { types[index][$0] ?? "/Span" }
    objects.setStream(contents, MarkedContent.named(drawing, types: names))
    return true
  }

  private mutating func writeLink(_ index: Int) {
    let link: PDFLink = structure.links[index]
    let goal: String =
      switch link.goal {
      case .url(let url): "/A << /Type /Action /S /URI /URI \(PDFText.ascii(url)) >>"
      case .destination(let name): "/Dest \(PDFText.ascii(name))"
      }
    objects.set(
      annotations[index],
      "<< /Type /Annot /Subtype /Link /F 4 /Border [ 0 0 0 ] /StructParent \(pages.count + index) "
        + "/Rect \(PDFText.rectangle(link.rect)) /Contents \(PDFText.string(link.label)) "
        + goal + " >>")
  }

  /// The places that have names, in the order of these; nil where none has.
  private var namedPlaces: String? {
    let all: [String] = structure.destinations.compactMap { name, place in
      guard pages.indices.contains(place.page) else { return nil }
      let (x, y): (String, String) = (PDFText.number(place.point.x), PDFText.number(place.point.y))
      return "\(PDFText.ascii(name)) [ \(pages[place.page]) 0 R /XYZ \(x) \(y) null ]"
    }
    return all.isEmpty ? nil : "<< /Dests << /Names [ \(all.sorted().joined(separator: "\n")) ] >> >>"
  }

  /// The way from what is drawn, and from links, to the parts that they belong to.
  private mutating func writeParentTree() -> Int {
    var entries: [String] = []
    for (index, marks) in owners.enumerated() {
      let count: Int = (marks.keys.max() ?? -1) + 1
      let list: [String] = (0..<count).map { marks[$0].map { "\($0) 0 R" } ?? "null" }
      entries.append("\(index) [ \(list.joined(separator: " ")) ]")
    }
    for index in annotations.indices {
      if let owner = linkOwners[index] { entries.append("\(pages.count + index) \(owner) 0 R") }
    }
    let number: Int = objects.newNumber()
    objects.set(number, "<< /Nums [ \(entries.joined(separator: "\n")) ] >>")
    return number
  }

  private mutating func writeCatalog(_ root: Int, _ document: PDFStructureElement) {
    let number: Int = objects.catalog
    let list: Int = objects.text(number).flatMap { PDFObjects.reference("/Pages", in: $0) } ?? 1
    var text = "<< /Type /Catalog /Pages \(list) 0 R /StructTreeRoot \(root) 0 R /MarkInfo << /Marked true >>"
    if let language = document.tag.language { text += " /Lang \(PDFText.string(language))" }
    if let outline = writeOutline(document) { text += " /Outlines \(outline) 0 R" }
    if let namedPlaces { text += " /Names \(namedPlaces)" }
    let hasTitle: Bool = !(metadata.title ?? "").isEmpty
    if hasTitle { text += " /ViewerPreferences << /DisplayDocTitle true >>" }
    let description: Int = objects.newNumber()
    let packet: String = metadata.packet(isUniversal: hasTitle && document.isWhollyDescribed)
    objects.set(
      description,
      "<< /Type /Metadata /Subtype /XML /Length \(packet.utf8.count) >>\nstream\n\(packet)\nendstream")
    objects.set(number, text + " /Metadata \(description) 0 R >>")
  }
}

extension PDFTag {
  fileprivate var standardName: String { type.standardName.description }
}

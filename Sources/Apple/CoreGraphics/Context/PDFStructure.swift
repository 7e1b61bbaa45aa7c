/// A part of a tagged PDF file: what it is, and what is in it, in reading order.
package final class PDFStructureElement {
  package enum Kid {
    case element(PDFStructureElement)
    /// Marked content of a page: the number of the page, from 0, and that of the content on it.
    case content(page: Int, mark: Int)
    /// An annotation of a page, by its number among those of the file.
    case annotation(Int)
  }

  package var tag: PDFTag
  package private(set) var kids: [Kid] = []
  /// Where the part is seen on the page of its first content, in points from the lower left corner; nil where not known.
  package var frame: CGRect?

  package init(_ tag: PDFTag) {
    self.tag = tag
  }

  package func append(_ kid: Kid) { kids.append(kid) }

  /// Adds a part at the end.
  package func append(_ tag: PDFTag) -> PDFStructureElement {
    let element = PDFStructureElement(tag)
    kids.append(.element(element))
    return element
  }
}

/// A rectangle of a page that leads somewhere.
package struct PDFLink {
  /// The end of a link.
  package enum Goal {
    case url(String)
    /// A place of the same file, by its name.
    case destination(String)
  }

  /// The number of the page, from 0.
  package var page: Int
  /// The place of the link, in points from the page's lower left corner.
  package var rect: CGRect
  package var goal: Goal
  /// The description that screen readers speak.
  package var label: String
}

/// A place of a page that links of the file, and addresses of it, name.
package struct PDFDestination {
  /// The number of the page, from 0.
  package var page: Int
  /// In points from the page's lower left corner.
  package var point: CGPoint
}

/// The structure of a PDF file: its parts, the tags that are open, the links and the places that they name.
package struct PDFStructure {
  /// The parts at the top.
  package let root = PDFStructureElement(PDFTag(.document))
  /// The tags that are open, from the outermost on.
  package private(set) var open: [PDFStructureElement] = []
  package private(set) var links: [PDFLink] = []
  package private(set) var destinations: [String: PDFDestination] = [:]
  /// Pages that were begun.
  package private(set) var pages: Int = 0

  package init() {}

  /// Whether a tag was ever begun.
  package var isTagged: Bool { !root.kids.isEmpty }

  /// The part in which the next tag begins: the innermost open one.
  package var current: PDFStructureElement { open.last ?? root }

  /// The part to which a drawing of this moment belongs: the innermost open tag. Nil, for decoration, where none is open and
  /// where that tag only groups others.
  package var owner: PDFStructureElement? { open.last.flatMap { $0.tag.type.isGroup ? nil : $0 } }

  mutating func begin(_ tag: PDFTag) { open.append(current.append(tag)) }

  mutating func end() { _ = open.popLast() }

  mutating func beginPage() { pages += 1 }

  /// Names a place of the open page; the first place keeps a name.
  mutating func add(_ destination: PDFDestination, named name: String) {
    if destinations[name] == nil { destinations[name] = destination }
  }

  /// Adds a link of the open page to a part.
  mutating func add(_ link: PDFLink, to element: PDFStructureElement) {
    element.append(.annotation(links.count))
    links.append(link)
  }
}

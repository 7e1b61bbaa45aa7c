/// Begins a part of a tagged PDF file: what is drawn until its end belongs to it, and tags that are begun in between are
/// parts of it. A tag may go on over several pages, as a table does.
///
/// Readers of a tagged file follow the order in which tags are begun. What is drawn outside of all tags, or directly in one
/// that only groups others such as a table, is decoration and not read. Contexts other than those of PDF files ignore tags.
///
/// - Parameters:
///   - tagType: The kind of the part.
///   - tagProperties: `CGPDFTagProperty.alternativeText` and its like, with strings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPDFContextBeginTag(_ context: CGContext, _ tagType: CGPDFTagType, _ tagProperties: CFDictionary?) {
  context.beginTag(PDFTag(tagType, properties: tagProperties))
}

/// Ends the part that was begun last; without one nothing happens.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGPDFContextEndTag(_ context: CGContext) { context.endTag() }

extension CGContext {
  package func beginTag(_ tag: PDFTag) {
    guard isTaggable else { return }
    structure.begin(tag)
    backend.owner = structure.owner
  }

  package func endTag() {
    guard isTaggable else { return }
    structure.end()
    backend.owner = structure.owner
  }

  /// Makes a rectangle of the page lead to an address, in the current coordinates. Only PDF files have links.
  ///
  /// The link is a part of the open tag where that is a `link`, and otherwise gets a tag of its own.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard canDraw, isTaggable else { return }
    let isLink: Bool = structure.open.last?.tag.type == .link
    addLink(url.absoluteString, label: "", for: rect, to: isLink ? structure.current : nil)
  }

  /// - Parameter element: the part that the link belongs to; nil for a new one in the open tag.
  package func addLink(_ url: String, label: String, for rect: CGRect, to element: PDFStructureElement?) {
    guard canDraw, isTaggable else { return }
    let place: CGRect = pageRect(rect)
    guard !place.isNull, [place.minX, place.minY, place.maxX, place.maxY].allSatisfy(\.isFinite) else { return }
    let link = PDFLink(page: structure.pages - 1, rect: place, url: url, label: label.isEmpty ? url : label)
    structure.add(link, to: element ?? structure.current.append(PDFTag(.link)))
  }

  /// A rectangle of the current coordinates on the page, in points from its lower left corner.
  package func pageRect(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm).offsetBy(dx: -mediaBox.minX, dy: -mediaBox.minY)
  }
}

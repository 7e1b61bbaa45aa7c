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

  /// Makes a rectangle of the page lead to a place of the file, in the current coordinates.
  ///
  /// - Parameters:
  ///   - name: The name of the place, which may be given it later on (`addDestination(_:at:)`).
  ///   - rect: The rectangle. The link is a part of the open tag where that is a `link`, and otherwise gets a tag of its own.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    guard canDraw, isTaggable else { return }
    let isLink: Bool = structure.open.last?.tag.type == .link
    addLink(.destination(name), label: name, for: rect, to: isLink ? structure.current : nil)
  }

  /// Gives a place of the page a name, to which links lead. The first place with a name keeps it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - point: The place in the current coordinates, which a reader brings to the upper left corner of its window.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard canDraw, isTaggable else { return }
    let place: CGPoint = pageRect(CGRect(origin: point, size: .zero)).origin
    guard place.x.isFinite, place.y.isFinite else { return }
    structure.add(PDFDestination(page: structure.pages - 1, point: place), named: name)
  }

  /// - Parameter element: the part that the link belongs to; nil for a new one in the open tag.
  package func addLink(_ url: String, label: String, for rect: CGRect, to element: PDFStructureElement?) {
    addLink(.url(url), label: label.isEmpty ? url : label, for: rect, to: element)
  }

  private func addLink(_ goal: PDFLink.Goal, label: String, for rect: CGRect, to element: PDFStructureElement?) {
    guard canDraw, isTaggable else { return }
    let place: CGRect = pageRect(rect)
    guard !place.isNull, [place.minX, place.minY, place.maxX, place.maxY].allSatisfy(\.isFinite) else { return }
    let link = PDFLink(page: structure.pages - 1, rect: place, goal: goal, label: label)
    structure.add(link, to: element ?? structure.current.append(PDFTag(.link)))
  }

  /// A rectangle of the current coordinates on the page, in points from its lower left corner.
  package func pageRect(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm).offsetBy(dx: -mediaBox.minX, dy: -mediaBox.minY)
  }
}

import CoreGraphics

extension PDFStructure {
  /// The part for the whole file: the one at the top where it is a document.
  var document: PDFStructureElement {
    if root.kids.count == 1, case .element(let only)? = root.kids.first, only.tag.type == .document { return only }
    return root
  }
}

extension PDFStructureElement {
  /// The page of the first content in this part itself.
  var firstPage: Int? {
    for kid in kids { if case .content(let page, _) = kid { return page } }
    return nil
  }

  /// The parts inside, and those in them, in reading order.
  var descendants: [PDFStructureElement] {
    kids.flatMap { kid -> [PDFStructureElement] in
      guard case .element(let inner) = kid else { return [] }
      return [inner] + inner.descendants
    }
  }

  /// Gives headings without a level that of the heading before them, or else the first.
  func setHeadingLevels() {
    var level = 1
    for element in descendants {
      if element.tag.type == .header { element.tag.type = .heading(level: level) }
      if let own = element.tag.type.headingLevel { level = own }
    }
  }

  /// Whether nothing is missing of what can be checked here and what PDF/UA (ISO 14289-1) asks for: a language, a
  /// description of each figure, headings that begin with the first level and leave none out.
  var isWhollyDescribed: Bool {
    guard tag.language != nil else { return false }
    var level = 0
    for element in descendants {
      if element.tag.type == .figure || element.tag.type == .formula {
        if (element.tag.alternativeText ?? element.tag.actualText ?? "").isEmpty { return false }
      }
      guard let own = element.tag.type.headingLevel else { continue }
      if own > level + 1 { return false }
      level = own
    }
    return true
  }
}

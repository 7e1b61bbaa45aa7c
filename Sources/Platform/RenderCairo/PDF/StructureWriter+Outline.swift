import CoreGraphics

extension StructureWriter {
  /// A bookmark: a heading that has a title.
  private struct Bookmark {
    var title: String
    var level: Int
    var page: Int
    var top: CGFloat?
    var number: Int
  }

  /// Writes the bookmarks of a file with more than one page, nested as its headings are, and says the number of their
  /// list; nil without any.
  mutating func writeOutline(_ document: PDFStructureElement) -> Int? {
    guard pages.count > 1 else { return nil }
    let headings: [PDFStructureElement] = document.descendants.filter { $0.tag.type.headingLevel != nil }
    var bookmarks: [Bookmark] = []
    for heading in headings {
      guard let title = heading.tag.title, let page = heading.firstPage, pages.indices.contains(page) else { continue }
      bookmarks.append(
        Bookmark(
          title: title, level: heading.tag.type.headingLevel ?? 1, page: page, top: heading.frame?.maxY,
          number: objects.newNumber()))
    }
    guard !bookmarks.isEmpty else { return nil }
    let root: Int = objects.newNumber()
    let ends: String = writeLevel(bookmarks[...], parent: root)
    objects.set(root, "<< /Type /Outlines \(ends) /Count \(bookmarks.count) >>")
    return root
  }

  /// Writes bookmarks that are one after the other, with those inside of each, and says the first and the last of them.
  private mutating func writeLevel(_ bookmarks: ArraySlice<Bookmark>, parent: Int) -> String {
    var groups: [ArraySlice<Bookmark>] = []
    var start: Int = bookmarks.startIndex
    for index in bookmarks.indices where index > start && bookmarks[index].level <= bookmarks[start].level {
      groups.append(bookmarks[start..<index])
      start = index
    }
    groups.append(bookmarks[start...])
    for (place, group) in groups.enumerated() {
      guard let head = group.first else { continue }
      let inner: ArraySlice<Bookmark> = group.dropFirst()
      var text = "<< /Title \(PDFText.string(head.title)) /Parent \(parent) 0 R"
      if place > 0, let before = groups[place - 1].first { text += " /Prev \(before.number) 0 R" }
      if place + 1 < groups.count, let after = groups[place + 1].first { text += " /Next \(after.number) 0 R" }
      if !inner.isEmpty { text += " \(writeLevel(inner, parent: head.number)) /Count \(inner.count)" }
      let top: String = head.top.map { "/XYZ null \(PDFText.number($0)) null" } ?? "/Fit"
      objects.set(head.number, text + " /Dest [ \(pages[head.page]) 0 R \(top) ] >>")
    }
    return "/First \(groups.first?.first?.number ?? 0) 0 R /Last \(groups.last?.first?.number ?? 0) 0 R"
  }
}

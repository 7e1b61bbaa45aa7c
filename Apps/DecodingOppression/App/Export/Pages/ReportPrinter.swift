import SwiftUI

/// Draws the pieces of the report on pages, as a tagged file: the views' accessibility gives headings, paragraphs and
/// pictures, and the tables are told here.
@MainActor
struct ReportPrinter {
  /// The language of what the app says itself.
  static let language = "en"

  let context: CGContext
  let policyName: String
  /// The language of the clauses.
  let textLanguage: String
  /// For pieces and feet: each one changes what differs from the one before.
  private let renderer = ImageRenderer(content: AnyView(EmptyView()))
  private let texts = ImageRenderer(content: AnyView(EmptyView()))

  init(context: CGContext, policyName: String, textLanguage: String) {
    self.context = context
    self.policyName = policyName
    self.textLanguage = textLanguage
  }

  func draw(_ blocks: [ReportBlock]) {
    let pages: [[ReportPagination.Place]] = ReportPagination.deal(blocks, available: ReportStyle.contentHeight)
    begin(.document, [.languageText: Self.language])
    var isInTable = false
    for (number, page) in pages.enumerated() {
      context.beginPDFPage(nil)
      for place in page {
        let block: ReportBlock = blocks[place.block]
        if place.isRepeated {
          // Readers of the tags come from the rows of one page to those of the next.
          draw(block.view.accessibilityHidden(true), x: 0, place.top, block.height, renderer)
          continue
        }
        if isInTable, block.role == .flow || block.role == .head {
          CGPDFContextEndTag(context)
          isInTable = false
        }
        if block.role == .head {
          begin(.table)
          isInTable = true
        }
        let next: Int = place.block + 1
        draw(block, at: place.top, goesOn: next < blocks.count && blocks[next].role == .rest)
      }
      let foot = ReportFoot(policyName: policyName, number: number + 1, count: pages.count)
      let top: CGFloat = ReportStyle.contentHeight
      draw(foot.frame(width: ReportStyle.width).accessibilityHidden(true), x: 0, top, ReportFoot.height, renderer)
      context.endPDFPage()
    }
    if isInTable { CGPDFContextEndTag(context) }
    CGPDFContextEndTag(context)
  }

  /// - Parameter goesOn: whether the last cell goes on in the next piece.
  private func draw(_ block: ReportBlock, at top: CGFloat, goesOn: Bool) {
    switch block.role {
    case .flow: draw(block.view, x: 0, top, block.height, renderer)
    case .head, .row:
      begin(.tableRow)
      draw(block.view, x: 0, top, block.height, renderer)
      guard let cell = block.lastCell else { return CGPDFContextEndTag(context) }
      begin(.tableDataCell, textLanguage == Self.language ? [:] : [.languageText: textLanguage])
      draw(cell, x: block.lastCellX, top, block.height, texts)
      if !goesOn { endRow() }
    case .rest:
      // Drawn in the row's last cell, which is open.
      if let cell = block.lastCell { draw(cell, x: block.lastCellX, top, block.height, texts) }
      draw(block.view, x: 0, top, block.height, renderer)
      if !goesOn { endRow() }
    }
  }

  private func endRow() {
    CGPDFContextEndTag(context)
    CGPDFContextEndTag(context)
  }

  private func begin(_ type: CGPDFTagType, _ properties: [CGPDFTagProperty: String] = [:]) {
    CGPDFContextBeginTag(context, type, properties as CFDictionary)
  }

  /// Draws a view with its upper left corner at a place of the page's content.
  private func draw(
    _ view: some View, x: CGFloat, _ top: CGFloat, _ height: CGFloat, _ renderer: ImageRenderer<AnyView>
  ) {
    renderer.content = AnyView(view.foregroundStyle(ReportStyle.ink))
    renderer.render { size, draw in
      context.saveGState()
      context.translateBy(
        x: ReportStyle.margin + x, y: ReportStyle.pageSize.height - ReportStyle.margin - top - size.height)
      draw(context)
      context.restoreGState()
    }
  }
}

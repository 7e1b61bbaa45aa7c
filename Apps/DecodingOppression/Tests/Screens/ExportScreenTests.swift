import Foundation
import SwiftUI
import Testing
import UITestSupport

@testable import DecodingOppression

/// The export as a person meets it.
@MainActor
struct ExportScreenTests {
  private func exporter(_ folder: URL) -> ReportExporter {
    var exporter = ReportExporter(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    exporter.folder = folder
    return exporter
  }

  @Test(
    "The button opens a sheet on a phone and a popover in a wide window (52, 81)", arguments: HeadlessApp.Idiom.allCases
  )
  func opens(idiom: HeadlessApp.Idiom) async throws {
    let driver = try AppDriver(idiom) { [.scoreCard($0)] }
    await driver.press("Export")
    for format in ExportFormat.allCases { #expect(driver.app.contains(label: format.title)) }
    await driver.press("Done")
    #expect(!driver.app.contains(label: "JSON Data"))
  }

  @Test(
    "Exporting publishes the file and its type, and offers it for sharing (80, 83)", arguments: ExportFormat.allCases)
  func exports(format: ExportFormat) async throws {
    let folder = try TemporaryFolder()
    let model = ExportViewModel(exporter: exporter(folder.url))
    await model.export(analysis: Rules.analysis(), format: format)
    let item = try #require(model.exportedItem)
    #expect(item.contentType == format.contentType && !model.isGenerating)
    #expect(try !Data(contentsOf: item.url).isEmpty)
  }

  @Test("While a file is made the screen says so (82)")
  func progress() async throws {
    let folder = try TemporaryFolder()
    let model = ExportViewModel(exporter: exporter(folder.url))
    let work = Task { await model.export(analysis: Rules.analysis(), format: .json) }
    while !model.isGenerating && model.exportedItem == nil { await Task.yield() }
    #expect(model.isGenerating)
    await work.value
    #expect(!model.isGenerating)
  }

  @Test("A failed export says why, and can be tried again (84)")
  func failure() async throws {
    let folder = try TemporaryFolder()
    let file: URL = try folder.file("taken", Data())
    let model = ExportViewModel(exporter: exporter(file.appendingPathComponent("deep")))
    await model.export(analysis: Rules.analysis(), format: .csv)
    #expect(model.errorMessage?.hasSuffix(".") == true && model.exportedItem == nil)
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("deep"), withIntermediateDirectories: true)
    await model.tryAgain(analysis: Rules.analysis())
    #expect(model.errorMessage == nil && model.exportedItem != nil)
  }

  @Test("The table of clauses has a line for each, quotes texts, and disarms formulas")
  func csv() throws {
    let texts: [String] = ["A tenant, who \"rents\",\nis fined.", "=cmd() is prohibited for a tenant."]
    let data: Data = exporter(FileManager.default.temporaryDirectory).csv(Rules.analysis(texts))
    let table = String(decoding: data, as: UTF8.self)
    #expect(table.hasPrefix("index,text,targetGroup,effectDirection,score,"))
    #expect(table.contains("confidence,page\r\n"))
    #expect(table.contains("1,\"A tenant, who \"\"rents\"\",\nis fined.\",outgroup,burden,0.6"))
    #expect(table.contains("\r\n2,'=cmd() is prohibited"))
  }
}

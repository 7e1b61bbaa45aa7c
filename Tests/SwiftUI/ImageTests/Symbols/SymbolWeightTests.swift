import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite("Weights of symbols", .serialized)
struct SymbolWeightTests {
  private func drawn(_ view: some View) throws -> String {
    try HeadlessApp.small(100) { view }.displayListText
  }

  @Test("A symbol is as heavy as the text beside it, whoever says so, and takes the same room")
  func weights() throws {
    #expect(try !drawn(Image(systemName: "star")).contains("weight"))
    let bold: String = try drawn(Image(systemName: "star").fontWeight(.bold))
    #expect(bold.contains("weight 700"))
    #expect(try drawn(Image(systemName: "star").font(.body.weight(.bold))) == bold)
    #expect(try drawn(Image(systemName: "star")) == bold.replacingOccurrences(of: " weight 700", with: ""))
    // The bold form of a text style is its own: that of the body is semibold.
    #expect(try drawn(Image(systemName: "star").bold()).contains("weight 600"))
    #expect(try drawn(Image(systemName: "star").font(.body.bold())).contains("weight 600"))
    #expect(try drawn(Image(systemName: "star").font(.headline)).contains("weight 600"))
    #expect(try drawn(Image(systemName: "star").fontWeight(.ultraLight)).contains("weight 100"))
  }

  @Test("A symbol in a line of text is as heavy as the text")
  func inline() throws {
    #expect(try drawn(Text("\(Image(systemName: "star")) Star").fontWeight(.bold)).contains("weight 700"))
    #expect(try !drawn(Text("\(Image(systemName: "star"))")).contains("weight"))
  }
}

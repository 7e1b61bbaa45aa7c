import AccessibilityTree
import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import UITestSupport
import ViewTestSupport

/// Elements as iOS 18.5 and 26.2 have them. The facts were read off the reference pictures of cashapp/AccessibilitySnapshot
/// (frames to a third of a point, and what VoiceOver says); the views here are our own.
@MainActor
@Suite("Elements recorded on iOS", .serialized)
struct RecordedElementTests {
  private func elements(@ViewBuilder _ root: () -> some View) throws -> [String] {
    Self.lines(try window(width: 300, height: 200, root: root))
  }

  private static func lines(_ host: HeadlessHost) -> [String] {
    let tree: AccessibilityTree = host.accessibilityTree
    return tree.elements().map { node in
      let frame: CGRect = tree.frame(of: node.id) ?? .null
      return "\(node.label) \(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
    }
  }

  @Test("An attachment of a view with one element covers all of the view, with its padding and background")
  func frames() throws {
    let rows: [String] = try elements {
      VStack(spacing: 8) {
        Text("row").frame(height: 36).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 12)
          .background(Color.gray).cornerRadius(8).accessibilityAddTraits(.playsSound)
        HStack {
          Text("one").frame(width: 40, height: 20)
          Spacer()
        }.accessibilityLabel("alone in a stack")
      }
      .frame(width: 280)
    }
    #expect(rows == ["row 10,68 280x36", "alone in a stack 10,112 280x20"])
  }

  @Test("Several elements in what something is said about have frames of their own")
  func ownFrames() throws {
    let rows: [String] = try elements {
      VStack(spacing: 0) {
        Text("a").frame(width: 40, height: 20)
        Text("b").frame(width: 40, height: 20)
      }.padding(10).accessibilityAddTraits(.playsSound)
      Text("c").padding(10)
    }
    #expect(rows.map { $0.prefix(1) } == ["a", "b", "c"])
    #expect(rows.allSatisfy { !$0.contains("x60") && !$0.contains("60x") })
  }

  struct Counted: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("row \($0)").accessibilityLabel("\($0)") }
      }
      .padding(10).accessibilityHint("rows")
    }
  }

  @Observable final class Model { var count: Int = 1 }

  struct Root: View {
    let model: Model
    var body: some View { Counted(count: model.count) }
  }

  @Test("An element gains or loses the frame around it as its neighbours come and go (G1)")
  func comingAndGoing() throws {
    let model = Model()
    let host = try window(width: 300, height: 200) { Root(model: model) }
    let alone: [String] = Self.lines(host)
    for count in [2, 1, 3, 0, 1] {
      model.count = count
      host.update()
      #expect(Self.lines(host) == Self.lines(try window(width: 300, height: 200) { Counted(count: count) }))
      #expect(host.graph.differences() == [])
    }
    #expect(Self.lines(host) == alone)
  }

  @Test("A point set inside stays where it was in the frame of the view around")
  func activationPoint() throws {
    let host = try window(width: 300, height: 200) {
      Color.red.frame(width: 40, height: 20).accessibilityLabel("a").accessibilityActivationPoint(CGPoint(x: 5, y: 5))
        .padding(10).accessibilityHint("b")
    }
    let element: AccessibilityNode = try #require(host.accessibilityTree.elements().first)
    #expect(host.accessibilityTree.frame(of: element.id) == CGRect(x: 120, y: 80, width: 60, height: 40))
    #expect(host.accessibilityTree.activationPoint(of: element.id) == CGPoint(x: 135, y: 95))
  }

  @Test("The label that a symbol has by itself is not said beside words; a label of one's own is")
  func symbolsInCombined() throws {
    let said: [String] = try window(width: 300, height: 200) {
      VStack {
        HStack {
          Image(systemName: "person.circle.fill")
          Text("John")
          Text("Online")
        }.accessibilityElement(children: .combine)
        HStack {
          Image(systemName: "star").accessibilityLabel("Starred")
          Text("Mail")
        }.accessibilityElement(children: .combine)
        HStack {
          Image(systemName: "star")
          Image(systemName: "chevron.right")
        }.accessibilityElement(children: .combine)
        Button {
        } label: {
          HStack {
            Image(systemName: "star")
            Text("Rate")
          }
        }
      }
    }.elements.map(\.label)
    #expect(said == ["John, Online", "Starred, Mail", "Favorite, Forward", "Rate"])
  }

  @Test("A button with nothing but a symbol is a button and no image")
  func symbolButton() throws {
    let button: AccessibilityNode = try #require(
      try window(width: 300, height: 200) {
        Button {
        } label: {
          Image(systemName: "star")
        }
      }.elements.first)
    #expect(button.label == "Favorite")
    #expect(button.traits == .isButton)
  }

  @Test("Empty labels, values and hints are said as nothing, and a hint alone in their place")
  func emptyTexts() throws {
    let app = try HeadlessApp {
      VStack {
        ForEach(["", "Label"], id: \.self) { label in
          ForEach(["", "Value"], id: \.self) { value in
            ForEach(["", "Hint"], id: \.self) { hint in
              Color.gray.frame(width: 30, height: 30).accessibilityLabel(label).accessibilityValue(value)
                .accessibilityHint(hint)
            }
          }
        }
      }
    }
    let said: [String] = (1...8).compactMap { number in
      let line: Substring? = app.transcript(title: "t").split(separator: "\n").first { $0.hasPrefix("  \(number).") }
      return line.map { $0.dropFirst(4).trimmingCharacters(in: .whitespaces) }
    }
    #expect(
      said == [
        "(says nothing)", "Hint", "Value", "Value. Hint.", "Label", "Label. Hint.", "Label: Value",
        "Label: Value. Hint.",
      ])
  }
}

import Foundation
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: progress, boxes, labeled content and links on a desktop", .serialized)
struct BoxOracles {
  private func area(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("A bar is a row of 20 points, its label right above and its value right below; a ring has 32 (progress/basic)")
  func bars() throws {
    try expectFrames(
      320, 400,
      [
        "bare": [20, 47.63, 280, 20], "labelled": [20, 81.63, 280, 36], "value label": [20, 131.63, 280, 52],
        "narrow": [100, 231.63, 120, 20], "ring": [92, 276, 32, 32], "full ring": [196, 276, 32, 32],
        "labelled ring": [144, 265.63, 32, 52.74], "total": [20, 332.37, 280, 20],
      ]
    ) {
      VStack(spacing: 14) {
        ProgressView(value: 0.5).probe("bare")
        ProgressView("Loading", value: 0.25).probe("labelled")
        ProgressView(value: 0.75) {
          Text(verbatim: "Copying")
        } currentValueLabel: {
          Text(verbatim: "3 of 4")
        }.probe("value label")
        ProgressView(value: 0.5).tint(.red)
        ProgressView(value: 0.5).frame(width: 120).probe("narrow")
        HStack(spacing: 20) {
          ProgressView(value: 0.25).progressViewStyle(.circular).probe("ring")
          ProgressView("Half", value: 0.5).progressViewStyle(.circular).probe("labelled ring")
          ProgressView(value: 1).progressViewStyle(.circular).probe("full ring")
        }
        ProgressView(value: 25, total: 50).probe("total")
      }.padding(20)
    }
  }

  @Test("A wheel has 32 points, a small one 16, and its label as far below as below a shape (progress/indeterminate)")
  func wheels() throws {
    try expectFrames(
      240, 220,
      [
        "wheel": [104, 19.63, 32, 32], "labelled": [95, 71.63, 50, 52.74], "bar": [0, 144.37, 240, 20],
        "small": [112, 184.37, 16, 16],
      ]
    ) {
      VStack(spacing: 20) {
        ProgressView().probe("wheel")
        ProgressView { Text(verbatim: "Load").frame(width: 50) }.probe("labelled")
        ProgressView().progressViewStyle(.linear).probe("bar")
        ProgressView().controlSize(.small).probe("small")
      }
    }
  }

  @Test("A box is 5 larger than its content on each side; its label is 10 in and 3 above the box (groupbox/basic)")
  func boxes() throws {
    try expectFrames(
      320, 400,
      [
        "plain": [115.25, 123.75, 89.5, 26], "custom": [118.75, 161.75, 82.5, 53],
        "custom label": [128.75, 161.75, 72.5, 24], "custom content": [123.75, 193.75, 40.5, 16],
        "wide": [0, 226.75, 320, 45], "wide content": [5, 250.75, 310, 16], "outer": [128.25, 283.75, 63.5, 74],
        "inner": [133.25, 307.75, 53.5, 45], "nested": [138.25, 331.75, 43.5, 16],
      ]
    ) {
      VStack(spacing: 12) {
        Color.clear.frame(width: 72, height: 69.5)
        GroupBox { area(79.5, 16) }.probe("plain")
        GroupBox {
          area(40.5, 16).probe("custom content")
        } label: {
          area(72.5, 24).probe("custom label")
        }.probe("custom")
        GroupBox("Wide") { area(0, 16).frame(maxWidth: .infinity).probe("wide content") }.probe("wide")
        GroupBox("Outer") { GroupBox("Inner") { area(43.5, 16).probe("nested") }.probe("inner") }.probe("outer")
      }
    }
  }

  @Test("Labeled content is its label, 8 points and its content, centred in what is offered (labeledcontent/basic)")
  func labeledContent() throws {
    try expectFrames(
      320, 260,
      [
        "value": [120.25, 27.75, 79.5, 18.5], "content": [178, 59.5, 8.5, 16], "counted": [133.5, 58.25, 53, 18.5],
        "hidden": [139.5, 124.75, 41, 16], "narrow": [80, 183.25, 160, 18.5],
        "narrow label": [117.25, 183.25, 44, 18.5], "narrow content": [169.25, 184.5, 33.5, 16],
        "wide": [20, 213.75, 280, 18.5],
      ]
    ) {
      VStack(spacing: 12) {
        LabeledContent {
          area(33.5, 16)
        } label: {
          area(38, 18.5)
        }.probe("value")
        LabeledContent {
          area(8.5, 16).probe("content")
        } label: {
          area(36.5, 18.5)
        }.probe("counted")
        Color.clear.frame(width: 1, height: 24)
        LabeledContent("Size") { area(41, 16) }.labelsHidden().probe("hidden")
        Color.clear.frame(width: 1, height: 18.5)
        LabeledContent {
          area(33.5, 16).probe("narrow content")
        } label: {
          area(44, 18.5).probe("narrow label")
        }.frame(width: 160).probe("narrow")
        LabeledContent("Wide", value: "12").frame(maxWidth: .infinity).probe("wide")
      }.padding(20)
    }
  }

  @Test("A checkbox is 6 points below a text (groupbox/basic)")
  func checkboxes() throws {
    try expectFrames(200, 100, ["text": [81.75, 29.75, 36.5, 16], "column": [69, 29.75, 62, 40.5]]) {
      VStack {
        Text(verbatim: "Inside").probe("text")
        Toggle(isOn: .constant(true)) { Color.clear.frame(width: 41, height: 18.5) }
      }.probe("column")
    }
  }

  @Test("A link is as large as its label, without a bezel (link/basic)")
  func links() throws {
    let address = try #require(URL(string: "https://example.org"))
    try expectFrames(
      320, 200,
      [
        "titled": [142.5, 23.5, 35, 16], "custom": [114.75, 51.5, 90.5, 24], "row": [120.25, 87.5, 79.5, 16],
        "inline": [154.75, 87.5, 45, 16], "disabled": [133.5, 115.5, 53, 16], "large": [133, 143.5, 54, 33],
      ]
    ) {
      VStack(spacing: 12) {
        Link("Apple", destination: address).probe("titled")
        Link(destination: address) { Color.red.frame(width: 90.5, height: 24) }.probe("custom")
        HStack {
          Color.red.frame(width: 26.5, height: 16)
          Link(destination: address) { Text(verbatim: "web").frame(width: 45) }.probe("inline")
        }.probe("row")
        Link(destination: address) { Text(verbatim: "off").frame(width: 53) }.disabled(true).probe("disabled")
        Link(destination: address) { Text(verbatim: "L").frame(width: 54) }.font(.title).probe("large")
      }
    }
  }
}

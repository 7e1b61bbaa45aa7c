import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: positions, shapes and transforms", .serialized)
struct PlaceOracles {
  private func square(_ color: Color, _ side: CGFloat) -> some View { color.frame(width: side, height: side) }

  @Test("A view with a position takes all that it is offered (position/basic)")
  func position() throws {
    try expectFrames(
      320, 240,
      [
        "layers": [60, 0, 200, 90], "in layers": [60, 0, 200, 90], "at a point": [60, 0, 200, 90],
        "row": [0, 100, 320, 50], "Left": [0, 117, 24, 16], "in row": [34, 100, 244, 50],
        "Right": [288, 117, 32, 16], "column": [0, 160, 320, 80], "Above": [140.75, 160, 38.5, 16],
        "in column": [0, 180, 320, 40], "Below": [141.75, 224, 36.5, 16], "stack": [0, 0, 320, 240],
        "moved": [90, 10, 40, 40],
      ]
    ) {
      VStack(spacing: 10) {
        ZStack {
          Color.gray
          square(.red, 40).probe("moved").position(x: 50, y: 30).probe("in layers")
          square(.blue, 30).position(CGPoint(x: 150, y: 60)).probe("at a point")
        }.frame(width: 200, height: 90).probe("layers")
        HStack(spacing: 10) {
          Text(verbatim: "Left").probe("Left")
          square(.green, 30).position(x: 20, y: 20).probe("in row")
          Text(verbatim: "Right").probe("Right")
        }.frame(height: 50).probe("row")
        VStack(spacing: 4) {
          Text(verbatim: "Above").probe("Above")
          Color.orange.frame(width: 30, height: 20).position(x: 40, y: 10).probe("in column")
          Text(verbatim: "Below").probe("Below")
        }.probe("column")
      }.probe("stack")
    }
  }

  @Test("Shapes take what is proposed, circles a square of it, all of them 10 points where nothing is (shape/layout)")
  func shapes() throws {
    try expectFrames(
      300, 200,
      [
        "circle": [0, 7, 40, 40], "ellipse": [40, 7, 110, 40], "capsule": [150, 7, 110, 40],
        "stroked": [260, 7, 40, 40], "row 1": [0, 7, 300, 40], "wide": [50, 55, 78, 30], "fixed": [132, 55, 40, 30],
        "thin": [176, 55, 20, 30], "limited": [200, 55, 50, 30], "row 2": [50, 55, 200, 30],
        "ideal": [99, 138, 10, 10], "ideal circle": [113, 138, 10, 10], "ideal border": [127, 138, 10, 10],
        "column": [141, 93, 60, 100], "in column": [146, 93, 50, 50], "below": [141, 143, 60, 50],
        "row 3": [99, 93, 102, 100], "stack": [0, 7, 300, 186],
      ]
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(.red).probe("circle")
          Ellipse().fill(.blue).probe("ellipse")
          Capsule().fill(.green).probe("capsule")
          Circle().stroke(lineWidth: 2).probe("stroked")
        }.frame(height: 40).probe("row 1")
        HStack(spacing: 4) {
          Rectangle().fill(.red).probe("wide")
          Rectangle().fill(.blue).frame(width: 40).probe("fixed")
          Capsule().fill(.orange).frame(width: 20).probe("thin")
          RoundedRectangle(cornerRadius: 4).fill(.purple).frame(maxWidth: 50).probe("limited")
        }.frame(width: 200, height: 30).probe("row 2")
        HStack(spacing: 4) {
          Rectangle().fill(.gray).fixedSize().probe("ideal")
          Circle().fill(.mint).fixedSize().probe("ideal circle")
          Circle().strokeBorder(lineWidth: 2).fixedSize().probe("ideal border")
          VStack(spacing: 0) {
            Circle().fill(.teal).probe("in column")
            Rectangle().fill(.pink).probe("below")
          }.frame(width: 60, height: 100).probe("column")
        }.probe("row 3")
      }.probe("stack")
    }
  }

  @Test("Offset, rotation and scaling leave the layout alone (transform/basic)")
  func transforms() throws {
    try expectFrames(
      320, 260,
      [
        "offset": [60, 56, 40, 40], "rotated": [140, 56, 40, 40], "scaled": [220, 56, 40, 40],
        "anchored": [70.25, 120, 40, 40], "stretched": [150.25, 120, 40, 40], "text": [230.25, 132, 19.5, 16],
        "stack": [60, 56, 200, 148 - 44],
      ]
    ) {
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          square(.red, 40).offset(x: 10, y: 6).probe("offset")
          square(.blue, 40).rotationEffect(.degrees(45)).probe("rotated")
          square(.green, 40).scaleEffect(1.5).probe("scaled")
        }
        HStack(spacing: 40) {
          square(.orange, 40).rotationEffect(.degrees(30), anchor: .topLeading).probe("anchored")
          square(.purple, 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom).probe("stretched")
          Text(verbatim: "Tilt").rotationEffect(.degrees(-20)).probe("text")
        }
      }.probe("stack").padding(.bottom, 44)
    }
  }
}

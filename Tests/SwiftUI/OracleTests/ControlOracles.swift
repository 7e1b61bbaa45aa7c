import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: buttons and labels", .serialized)
struct ControlOracles {
  @Test("A button has 12 points beside its label and 4 above and below (button/basic)")
  func buttons() throws {
    try expectFrames(
      300, 200,
      [
        "ok": [128.75, 34, 42.5, 24], "increment": [107.5, 70, 85, 24], "button": [121.5, 106, 57, 24],
        "text": [133.5, 110, 33, 16], "minus": [113.5, 142, 32.5, 24], "plus": [154, 142, 32.5, 24],
        "row": [113.5, 142, 73, 24], "stack": [107.5, 34, 85, 132],
      ]
    ) {
      VStack(spacing: 12) {
        Button("OK") {}.probe("ok")
        Button("Increment") {}.probe("increment")
        Button(action: {}, label: { Text(verbatim: "Label").probe("text") }).probe("button")
        HStack {
          Button("−") {}.probe("minus")
          Button("+") {}.probe("plus")
        }.probe("row")
      }.probe("stack")
    }
  }

  @Test("Plain and borderless buttons are as large as their labels (button/styles)")
  func styles() throws {
    try expectFrames(
      300, 200,
      [
        "plain": [135.25, 8, 29.5, 16], "bordered": [110, 36, 80, 24], "borderless": [117.5, 72, 65, 16],
        "prominent": [107, 100, 86, 24], "padded": [98.75, 136, 102.5, 56],
      ]
    ) {
      VStack(spacing: 12) {
        Button("Plain") {}.buttonStyle(.plain).probe("plain")
        Button("Bordered") {}.buttonStyle(.bordered).probe("bordered")
        Button("Borderless") {}.buttonStyle(.borderless).probe("borderless")
        Button("Prominent") {}.buttonStyle(.borderedProminent).probe("prominent")
        Button("Padded") {}.padding().probe("padded")
      }
    }
  }

  @Test("A label's icon is centred on the capitals of the title's first line (label/basic)")
  func labels() throws {
    func square(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }
    try expectFrames(
      320, 200,
      [
        "custom": [100, 48, 46.5, 16], "icon": [100, 50.42, 12, 12], "title": [120, 48, 26.5, 16],
        "tall": [100, 76, 65.5, 40], "tall title": [148, 87.58, 17.5, 16], "row": [100, 128, 75, 24],
        "beside": [157.5, 131.58, 17.5, 16],
      ]
    ) {
      VStack(alignment: .leading, spacing: 12) {
        Label {
          Text(verbatim: "Title").probe("title")
        } icon: {
          Circle().fill(.red).frame(width: 12, height: 12).probe("icon")
        }.probe("custom")
        Label {
          Text(verbatim: "Hg").probe("tall title")
        } icon: {
          square(40)
        }.probe("tall")
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Label {
            Text(verbatim: "Hg")
          } icon: {
            square(24)
          }
          Text(verbatim: "Hg").probe("beside")
        }.probe("row")
      }.frame(width: 120, height: 104, alignment: .topLeading)
    }
  }

  @Test("A label is as large as its style shows: title, icon or both (label/basic)")
  func labelStyles() throws {
    try expectFrames(
      320, 200,
      [
        "label": [115.25, 28, 58.5, 24], "title": [115.25, 64, 26.5, 16], "icon": [115.25, 92, 24, 24],
        "both": [115.25, 128, 58.5, 24], "column": [115.25, 28, 58.5, 124],
      ]
    ) {
      let label = Label {
        Text(verbatim: "Title")
      } icon: {
        Color.red.frame(width: 24, height: 24)
      }
      VStack(alignment: .leading, spacing: 12) {
        label.probe("label")
        label.labelStyle(.titleOnly).probe("title")
        label.labelStyle(.iconOnly).probe("icon")
        label.labelStyle(.titleAndIcon).probe("both")
      }.probe("column").frame(width: 89.5, alignment: .leading).padding(.bottom, 20)
    }
    try expectFrames(
      320, 200, ["button": [118.75, 84, 82.5, 32], "label": [130.75, 88, 58.5, 24]]
    ) {
      Button {
      } label: {
        Label {
          Text(verbatim: "Title")
        } icon: {
          Color.red.frame(width: 24, height: 24)
        }.probe("label")
      }.probe("button")
    }
  }
}

import SwiftUICollections
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import SwiftUIScenes
import SwiftUIScrolling

/// The list of elements beside what is told of the one that is selected.
struct InspectorView: View {
  @Bindable var model: InspectorModel
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 0) {
      InspectorBar(model: model)
      Divider()
      HSplitView {
        InspectorList(model: model).frame(minWidth: 240, idealWidth: 360, maxWidth: .infinity)
        InspectorDetails(model: model).frame(minWidth: 280, idealWidth: 440, maxWidth: .infinity)
      }
    }
    .frame(minWidth: 560, maxWidth: .infinity, minHeight: 320, maxHeight: .infinity)
    .tint(.inspectorTint(colorScheme))
  }
}

/// Which window is looked into, and how many elements and faults it has.
private struct InspectorBar: View {
  @Bindable var model: InspectorModel
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction

  var body: some View {
    HStack(spacing: 12) {
      if model.choices.count > 1 {
        Picker("Window", selection: $model.choice) {
          ForEach(model.choices) { Text(verbatim: $0.title).tag(Optional($0.id)) }
        }
        .fixedSize()
      } else {
        Text(verbatim: model.choices.first?.title ?? "No window").font(.headline).lineLimit(1)
          .accessibilityAddTraits(.isHeader)
      }
      Text(verbatim: model.summary).foregroundStyle(RemarkStyle())
      Spacer(minLength: 8)
      Toggle("Pick in App", isOn: $model.isPicking)
        .toggleStyle(.button)
        .keyboardShortcut("p", modifiers: .command)
        .accessibilityHint("The next click into the app selects what is there; Escape ends it")
        .disabled(model.choices.isEmpty)
      // The window has no menu bar, in which other windows have this key.
      Button("Close") { dismissWindow() }.keyboardShortcut("w")
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }
}

/// The elements in reading order, containers around them.
private struct InspectorList: View {
  @Bindable var model: InspectorModel

  var body: some View {
    List(selection: $model.selection) {
      ForEach(model.rows) { InspectorRow(row: $0) }
    }
    .listStyle(.plain)
    .overlay {
      if model.rows.isEmpty { Text("The window has no elements").foregroundStyle(RemarkStyle()) }
    }
    .accessibilityLabel("Elements in reading order")
  }
}

private struct InspectorRow: View {
  let row: InspectorModel.Row

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      if let number = row.number {
        Text(verbatim: "\(number)").font(.caption).monospacedDigit().foregroundStyle(RemarkStyle())
          .frame(minWidth: 22, alignment: .trailing)
      }
      VStack(alignment: .leading, spacing: 1) {
        if !row.title.isEmpty {
          Text(verbatim: row.title).lineLimit(2).fontWeight(row.number == nil ? .semibold : .regular)
        }
        Text(verbatim: remarks).font(.caption).foregroundStyle(RemarkStyle()).lineLimit(1)
      }
      Spacer(minLength: 4)
      if row.faults > 0 {
        Text(verbatim: faults)
          .font(.caption.bold()).foregroundStyle(FaultStyle())
      }
    }
    .padding(.leading, CGFloat(min(row.depth, 12)) * 12)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(row.title.isEmpty ? row.role.capitalizedFirst : row.title)
    .accessibilityValue(spoken)
  }

  private var faults: String { row.faults == 1 ? "1 fault" : "\(row.faults) faults" }

  /// What is said behind the title: the number last, as it is seldom wanted.
  private var spoken: String {
    var words: [String] = row.title.isEmpty ? [] : [row.role]
    if row.faults > 0 { words.append(faults) }
    if row.isScrolledOut { words.append("scrolled out") }
    if row.isFocused { words.append("reader’s cursor") }
    if let number = row.number { words.append("number \(number)") }
    return words.joined(separator: ", ")
  }

  private var remarks: String {
    var words: [String] = [row.role]
    if row.isScrolledOut { words.append("scrolled out") }
    if row.isFocused { words.append("reader’s cursor") }
    return words.joined(separator: ", ")
  }
}

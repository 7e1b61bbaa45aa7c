import AccessibilityAudit
import SwiftUICollections
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling

/// All that is told of the element that is selected.
struct InspectorDetails: View {
  let model: InspectorModel

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        if let element = model.details {
          ElementDetails(model: model, element: element)
        } else {
          Text("Select an element in the list, or pick one in the app.").foregroundStyle(RemarkStyle())
        }
        if !model.windowFindings.isEmpty {
          Block("Findings About the Window") { Findings(findings: model.windowFindings) }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Details")
  }
}

private struct ElementDetails: View {
  let model: InspectorModel
  let element: InspectedElement

  var body: some View {
    Text(verbatim: element.title).font(.title2.bold()).accessibilityAddTraits(.isHeader)
    if element.isScrolledOut {
      HStack {
        Text("It is scrolled out of sight.").foregroundStyle(RemarkStyle())
        Button("Scroll to It") { model.showSelection?() }
      }
    }
    if !model.findings.isEmpty {
      Block("Findings") { Findings(findings: model.findings) }
    }
    Block("A Reader Says") { Text(verbatim: element.speech).italic() }
    Block("A Braille Display Shows") { Text(verbatim: element.braille).monospaced() }
    Block("Properties") { Facts(facts: element.facts) }
    if !element.content.isEmpty {
      Block("More Content") { Facts(facts: element.content) }
    }
    if !element.actions.isEmpty {
      Block("Actions") { Actions(model: model, element: element) }
    }
    ForEach(element.rotors) { rotor in
      Block("Rotor “\(rotor.name)”") {
        ForEach(rotor.stops.indices, id: \.self) { Text(verbatim: "\($0 + 1). \(rotor.stops[$0])") }
        if rotor.stops.isEmpty { Text("No stops").foregroundStyle(RemarkStyle()) }
      }
    }
    Block("Inside Of") { Containers(model: model, containers: element.containers) }
  }
}

/// A heading with what belongs to it.
private struct Block<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
      content
    }
  }
}

private struct Facts: View {
  let facts: [InspectedElement.Fact]

  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 4) {
      ForEach(facts) { fact in
        GridRow {
          Text(verbatim: fact.name).foregroundStyle(RemarkStyle()).gridColumnAlignment(.trailing)
          Text(verbatim: fact.value)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(fact.name)
        .accessibilityValue(fact.value)
      }
    }
  }
}

private struct Actions: View {
  let model: InspectorModel
  let element: InspectedElement

  var body: some View {
    ForEach(element.actions) { action in
      Button {
        model.perform?(.action(element.id, action.kind, action.input))
      } label: {
        Text(verbatim: action.name)
      }
      .accessibilityHint("Performs the action in the app")
    }
  }
}

private struct Containers: View {
  let model: InspectorModel
  let containers: [InspectedElement.Container]

  var body: some View {
    // The window itself is no line of the list.
    ForEach(containers) { container in
      if container.id == containers.first?.id {
        Text(verbatim: container.name)
      } else {
        Button {
          model.selection = container.id
        } label: {
          Text(verbatim: container.name).frame(minHeight: 24).contentShape(Rectangle())
        }
        .buttonStyle(.link)
        .accessibilityHint("Selects the container")
      }
    }
  }
}

private struct Findings: View {
  let findings: [AuditFinding]

  var body: some View {
    ForEach(findings.indices, id: \.self) { index in
      let finding: AuditFinding = findings[index]
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: "\(heading(finding)): \(finding.message)")
          .foregroundStyle(finding.outcome == .fail ? AnyShapeStyle(FaultStyle()) : AnyShapeStyle(.primary))
        Text(verbatim: finding.remedy).foregroundStyle(RemarkStyle())
      }
      .accessibilityElement(children: .combine)
    }
  }

  private func heading(_ finding: AuditFinding) -> String {
    finding.rule.rawValue.spelledOut.capitalizedFirst + (finding.outcome.words.map { ", \($0)" } ?? "")
  }
}

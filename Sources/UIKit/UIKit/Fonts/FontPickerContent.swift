import CoreGraphics
import HostInterface
import SwiftUICollections
import SwiftUIControls
import SwiftUICore
import SwiftUIScrolling
import UIFoundation

/// A field for searching above the families.
struct FontPickerContent: View {
  unowned let controller: UIFontPickerViewController
  @State private var query: String = ""
  /// The family whose faces are seen.
  @State private var opened: String?

  init(controller: UIFontPickerViewController) { self.controller = controller }

  var body: some View {
    let controller: UIFontPickerViewController = controller
    let _ = controller.changes.read()
    let families: [InstalledFamily] = controller.families(matching: query)
    VStack(spacing: 8) {
      header
      TextField("Search", text: $query).textFieldStyle(.roundedBorder).padding(.horizontal, 12)
      if families.isEmpty {
        Text("No Fonts Found").foregroundStyle(.secondary).padding(.top, 24)
        Spacer(minLength: 0)
      } else {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(families) { family in
              FontFamilyRows(controller: controller, family: family, opened: $opened)
            }
          }
        }
      }
    }
    .padding(.vertical, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private var header: some View {
    ZStack {
      Text(verbatim: controller.title ?? "Fonts").font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Button("Cancel") { controller.cancel() }.keyboardShortcut(.cancelAction)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 12)
    }
  }
}

/// A family, and below it its faces where these are seen.
private struct FontFamilyRows: View {
  let controller: UIFontPickerViewController
  let family: InstalledFamily
  @Binding var opened: String?

  var body: some View {
    let _ = controller.changes.read()
    let hasFaces: Bool = controller.configuration.includeFaces && family.faces.count > 1
    let isOpen: Bool = hasFaces && opened == family.name
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        FontRow(
          controller: controller, name: family.name, title: family.name,
          isMarked: controller.marks([family.name] + (hasFaces ? [] : family.faces.map(\.name))))
        if hasFaces {
          Button {
            opened = isOpen ? nil : family.name
          } label: {
            Image(systemName: isOpen ? "chevron.down" : "chevron.right").padding(8)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: "Faces of \(family.name)"))
          .accessibilityValue(Text(isOpen ? "Expanded" : "Collapsed"))
        }
      }
      if isOpen {
        ForEach(family.faces, id: \.name) { face in
          FontRow(
            controller: controller, name: face.name, title: face.style, isMarked: controller.marks([face.name])
          )
          .padding(.leading, 20)
        }
      }
      Divider()
    }
    .padding(.horizontal, 12)
  }
}

/// A family or a face by its name, drawn in itself.
private struct FontRow: View {
  let controller: UIFontPickerViewController
  /// The name by which the font is asked for.
  let name: String
  let title: String
  let isMarked: Bool

  var body: some View {
    Button {
      controller.choose(name)
    } label: {
      HStack {
        Text(verbatim: title).font(font).lineLimit(1)
        Spacer(minLength: 8)
        if isMarked { Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true) }
      }
      .padding(.vertical, 8)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isMarked ? .isSelected : [])
  }

  private var font: Font {
    controller.configuration.displayUsingSystemFont ? .body : .custom(name, size: 17)
  }
}

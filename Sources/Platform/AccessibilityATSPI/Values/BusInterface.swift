/// The interfaces that objects have on the accessibility bus.
package enum BusInterface: String, CaseIterable, Hashable, Sendable {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case text = "Text"
  case editableText = "EditableText"
  case value = "Value"
  case selection = "Selection"
  case table = "Table"
  case tableCell = "TableCell"
  case hypertext = "Hypertext"
  case hyperlink = "Hyperlink"
  case image = "Image"
  case collection = "Collection"
  case cache = "Cache"

  package var name: String { "org.a11y.atspi." + rawValue }

  package init?(name: String) {
    guard name.hasPrefix("org.a11y.atspi.") else { return nil }
    self.init(rawValue: String(name.dropFirst(15)))
  }
}

/// What one interface offers, from which its description for introspection is written.
///
/// A method is "Name in-types out-types" with "-" for none; a property is "Name type", followed by "w" when it can be
/// set.
struct BusInterfaceDeclaration {
  var methods: [String]
  var properties: [String] = []
  var signals: [String] = []
}

extension BusInterface {
  /// A match rule of Collection: states, attributes, roles and interfaces, each with its kind of match, and inversion.
  private static let rule: String = "(aiia{ss}iaiiasib)"

  var declaration: BusInterfaceDeclaration {
    switch self {
    case .accessible:
      return BusInterfaceDeclaration(
        methods: [
          "GetChildAtIndex i (so)", "GetChildren - a(so)", "GetIndexInParent - i", "GetRelationSet - a(ua(so))",
          "GetRole - u", "GetRoleName - s", "GetLocalizedRoleName - s", "GetState - au", "GetAttributes - a{ss}",
          "GetApplication - (so)", "GetInterfaces - as",
        ],
        properties: [
          "Name s", "Description s", "Parent (so)", "ChildCount i", "Locale s", "AccessibleId s", "HelpText s",
        ])
    case .application:
      return BusInterfaceDeclaration(
        methods: ["GetLocale u s"],
        properties: ["ToolkitName s", "ToolkitVersion s", "Version s", "AtspiVersion s", "Id i w"])
    case .component:
      return BusInterfaceDeclaration(methods: [
        "Contains iiu b", "GetAccessibleAtPoint iiu (so)", "GetExtents u (iiii)", "GetPosition u ii", "GetSize - ii",
        "GetLayer - u", "GetMDIZOrder - n", "GrabFocus - b", "GetAlpha - d", "SetExtents iiiiu b", "SetPosition iiu b",
        "SetSize ii b", "ScrollTo u b", "ScrollToPoint uii b",
      ])
    case .action:
      return BusInterfaceDeclaration(
        methods: [
          "GetDescription i s", "GetName i s", "GetLocalizedName i s", "GetKeyBinding i s", "GetActions - a(sss)",
          "DoAction i b",
        ],
        properties: ["NActions i"])
    case .text:
      return BusInterfaceDeclaration(
        methods: [
          "GetStringAtOffset iu sii", "GetText ii s", "SetCaretOffset i b", "GetTextBeforeOffset iu sii",
          "GetTextAtOffset iu sii", "GetTextAfterOffset iu sii", "GetCharacterAtOffset i i", "GetAttributeValue is s",
          "GetAttributes i a{ss}ii", "GetDefaultAttributes - a{ss}", "GetCharacterExtents iu iiii",
          "GetOffsetAtPoint iiu i", "GetNSelections - i", "GetSelection i ii", "AddSelection ii b",
          "RemoveSelection i b",
          "SetSelection iii b", "GetRangeExtents iiu iiii", "GetBoundedRanges iiiiuuu a(iisv)",
          "GetAttributeRun ib a{ss}ii", "GetDefaultAttributeSet - a{ss}", "ScrollSubstringTo iiu b",
          "ScrollSubstringToPoint iiuii b",
        ],
        properties: ["CharacterCount i", "CaretOffset i"])
    case .editableText:
      return BusInterfaceDeclaration(methods: [
        "SetTextContents s b", "InsertText isi b", "CopyText ii -", "CutText ii b", "DeleteText ii b", "PasteText i b",
      ])
    case .value:
      return BusInterfaceDeclaration(
        methods: [],
        properties: ["MinimumValue d", "MaximumValue d", "MinimumIncrement d", "CurrentValue d w", "Text s"])
    case .selection:
      return BusInterfaceDeclaration(
        methods: [
          "GetSelectedChild i (so)", "SelectChild i b", "DeselectSelectedChild i b", "IsChildSelected i b",
          "SelectAll - b", "ClearSelection - b", "DeselectChild i b",
        ],
        properties: ["NSelectedChildren i"])
    case .table:
      return BusInterfaceDeclaration(
        methods: [
          "GetAccessibleAt ii (so)", "GetIndexAt ii i", "GetRowAtIndex i i", "GetColumnAtIndex i i",
          "GetRowDescription i s", "GetColumnDescription i s", "GetRowExtentAt ii i", "GetColumnExtentAt ii i",
          "GetRowHeader i (so)", "GetColumnHeader i (so)", "GetSelectedRows - ai", "GetSelectedColumns - ai",
          "IsRowSelected i b", "IsColumnSelected i b", "IsSelected ii b", "AddRowSelection i b",
          "AddColumnSelection i b", "RemoveRowSelection i b", "RemoveColumnSelection i b",
          "GetRowColumnExtentsAtIndex i biiiib",
        ],
        properties: ["NRows i", "NColumns i", "Caption (so)", "Summary (so)", "NSelectedRows i", "NSelectedColumns i"])
    case .tableCell:
      return BusInterfaceDeclaration(
        methods: ["GetRowHeaderCells - a(so)", "GetColumnHeaderCells - a(so)", "GetRowColumnSpan - biiii"],
        properties: ["ColumnSpan i", "RowSpan i", "Position (ii)", "Table (so)"])
    case .hypertext:
      return BusInterfaceDeclaration(methods: ["GetNLinks - i", "GetLink i (so)", "GetLinkIndex i i"])
    case .hyperlink:
      return BusInterfaceDeclaration(
        methods: ["GetObject i (so)", "GetURI i s", "IsValid - b"],
        properties: ["NAnchors n", "StartIndex i", "EndIndex i"])
    case .image:
      return BusInterfaceDeclaration(
        methods: ["GetImageExtents u (iiii)", "GetImagePosition u ii", "GetImageSize - ii"],
        properties: ["ImageDescription s", "ImageLocale s"])
    case .collection:
      return BusInterfaceDeclaration(methods: [
        "GetMatches \(Self.rule)uib a(so)", "GetMatchesTo o\(Self.rule)uubib a(so)",
        "GetMatchesFrom o\(Self.rule)uuib a(so)", "GetActiveDescendant - (so)",
      ])
    case .cache:
      return BusInterfaceDeclaration(
        methods: ["GetItems - a((so)(so)(so)iiassusau)"],
        signals: ["AddAccessible ((so)(so)(so)iiassusau)", "RemoveAccessible (so)"])
    }
  }
}

extension BusInterface {
  /// The descriptions of all interfaces as D-Bus's introspection has them.
  package static var introspection: String {
    "<node>" + allCases.map(\.xml).joined() + "</node>"
  }

  private var xml: String {
    let declaration: BusInterfaceDeclaration = declaration
    var text: String = "<interface name='\(name)'>"
    for method in declaration.methods {
      let parts: [Substring] = method.split(separator: " ")
      text += "<method name='\(parts[0])'>"
      text += Self.arguments(parts[1], direction: "in") + Self.arguments(parts[2], direction: "out") + "</method>"
    }
    for signal in declaration.signals {
      let parts: [Substring] = signal.split(separator: " ")
      text += "<signal name='\(parts[0])'>" + Self.arguments(parts[1], direction: nil) + "</signal>"
    }
    for property in declaration.properties {
      let parts: [Substring] = property.split(separator: " ")
      let access: String = parts.count > 2 ? "readwrite" : "read"
      text += "<property name='\(parts[0])' type='\(parts[1])' access='\(access)'/>"
    }
    // Later clients ask which version of an interface they talk to.
    return text + "<property name='version' type='u' access='read'/></interface>"
  }

  private static func arguments(_ types: Substring, direction: String?) -> String {
    guard types != "-" else { return "" }
    let attribute: String = direction.map { " direction='\($0)'" } ?? ""
    return completeTypes(in: String(types)).map { "<arg type='\($0)'\(attribute)/>" }.joined()
  }

  /// Cuts a signature into its complete types: "ia{ss}(so)" into "i", "a{ss}" and "(so)".
  package static func completeTypes(in signature: String) -> [String] {
    var result: [String] = []
    var current: String = ""
    var depth: Int = 0
    for character in signature {
      current.append(character)
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if depth == 0, character != "a" {
        result.append(current)
        current = ""
      }
    }
    return result
  }
}

import Foundation
import Testing

/// What the gallery shows, compared with what there is.
@Suite("Contents of the gallery")
struct GalleryContentsTests {
  private static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sources of all pages, without what is commented.
  private func pages() throws -> String {
    let folder: URL = Self.root.appendingPathComponent("Apps/Gallery/App")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        text += line + "\n"
      }
    }
    return text
  }

  /// Names of the modifiers of views, from the table of public symbols.
  private func modifiers() throws -> Set<String> {
    let table: String = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/API.tsv"), encoding: .utf8)
    var names: Set<String> = []
    for line in table.split(separator: "\n") {
      let fields: [Substring] = line.split(separator: "\t")
      guard fields.count > 2,
        [
          "SwiftUI", "SwiftUICore", "SwiftUIScrolling", "SwiftUIControls", "SwiftUICollections", "SwiftUINavigation",
          "SwiftUIScenes", "Charts",
        ]
        .contains(fields[0]),
        fields[1].hasPrefix("View.")
      else {
        continue
      }
      let name: Substring = fields[1].dropFirst("View.".count).prefix { $0.isLetter || $0.isNumber }
      if fields[2].contains("func ") { names.insert(String(name)) }
    }
    return names
  }

  /// Modifiers of which a picture shows nothing: they tell, watch, or wait for what people do.
  private static let unseen: Set<String> = [
    // What readers hear is proven by trees.
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAdjustableAction", "accessibilityChildren", "accessibilityCustomContent", "accessibilityDefaultFocus",
    "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityFocused",
    "accessibilityHeading", "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityRemoveTraits",
    "accessibilityRepresentation", "accessibilityRespondsToUserInteraction", "accessibilityRotor",
    "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityScrollStatus",
    "accessibilitySortPriority", "accessibilityTextContentType",
    "accessibilityValue", "accessibilityZoomAction", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation",
    "speechAnnouncementsQueued", "speechSpellsOutCharacters", "help",
    // For what a desktop does not have: their rows stand in NoOps.md.
    "backgroundExtensionEffect", "persistentSystemOverlays", "sensoryFeedback", "statusBar", "statusBarHidden",
    // Forbidding what a person asks for by keys.
    "findDisabled", "replaceDisabled",
    // Watching and telling.
    "onAppear", "onDisappear", "onChange", "onReceive", "onGeometryChange", "onPreferenceChange",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange", "onScrollVisibilityChange",
    "task",
    "preference", "transformPreference", "transformAnchorPreference", "layoutValue", "coordinateSpace", "id", "tag",
    "equatable", "modifier", "transaction",
    // Given to what is inside.
    "environmentObject", "transformEnvironment", "defaultAppStorage", "colorScheme",
    "preferredColorScheme", "typesettingLanguage", "allowedDynamicRange",
    // What people do: hits, focus, editing.
    "allowsHitTesting", "contentShape", "defaultFocus", "focusScope", "focusSection", "focusable", "focused",
    "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue", "prefersDefaultFocus", "deleteDisabled",
    "moveDisabled", "selectionDisabled", "onSubmit", "submitScope", "textSelectionAffinity",
    // Hints for keyboards and writing aids.
    "autocapitalization", "autocorrectionDisabled", "disableAutocorrection", "keyboardType", "scrollDismissesKeyboard",
    "submitLabel", "textContentType", "textInputAutocapitalization", "writingToolsAffordanceVisibility",
    "writingToolsBehavior",
    // What is dragged and dropped, which is seen only meanwhile.
    "dragConfiguration", "dragContainer", "dragContainerSelection", "dragPreviewsFormation", "draggable",
    "dropConfiguration", "dropDestination", "dropPreviewsFormation", "itemProvider", "onDrag", "onDragSessionUpdated",
    "onDrop", "onDropSessionUpdated", "cuttable", "exportsItemProviders", "importsItemProviders", "onCopyCommand",
    "onCutCommand", "onPasteCommand", "searchFocused", "searchSelection",
    // The words that a screen reader has for a chart.
    "accessibilityChartDescriptor",
    // Settings of previews.
    "previewContext", "previewDevice", "previewInterfaceOrientation", "previewDisplayName", "previewLayout",
    // Without effect here: see NoOps.md.
    "colorEffect", "distortionEffect", "layerEffect", "glassEffectID", "glassEffectTransition", "glassEffectUnion",
    "exportableToServices", "importableFromServices", "listRowHoverEffect", "listRowHoverEffectDisabled",
    "listRowPlatterColor", "searchPresentationToolbarBehavior", "searchToolbarBehavior",
    "menuOrder", "navigationTransition", "matchedTransitionSource", "navigationViewStyle",
    // Of a screen's edge, or of lists, which the gallery's pages do not have.
    "edgesIgnoringSafeArea", "ignoresSafeArea", "scenePadding", "headerProminence",
    // The older names of what is shown.
    "accentColor", "actionSheet", "foregroundColor", "labelsVisibility",
    // Between programs.
    "userActivity", "onContinueUserActivity",
  ]

  private static let views: [String] = [
    "AnyShape", "AngularGradient", "AsyncImage", "Button", "Canvas", "Capsule", "Circle", "Color",
    "ConcentricRectangle", "ContainerRelativeShape", "Divider", "Ellipse", "EllipticalGradient", "ForEach",
    "GeometryReader", "GlassEffectContainer", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image",
    "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "LinearGradient",
    "Link", "Menu", "MeshGradient", "Path", "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle",
    "ScrollView",
    "ScrollViewReader", "Section", "Spacer", "Text", "TimelineView", "Toggle", "UnevenRoundedRectangle", "VStack",
    "ViewThatFits", "ZStack",
  ]

  private func contains(_ source: String, _ pattern: String) -> Bool {
    source.range(of: pattern, options: .regularExpression) != nil
  }

  @Test("Each modifier that changes what is seen is on a page, and nothing is excused that is not there")
  func everyModifier() throws {
    let (pages, modifiers): (String, Set<String>) = (try pages(), try modifiers())
    #expect(modifiers.count > 200)
    let missing: [String] = modifiers.subtracting(Self.unseen).filter { !contains(pages, "\\.\($0)\\b") }.sorted()
    #expect(missing == [])
    #expect(Self.unseen.subtracting(modifiers).sorted() == [])
  }

  @Test("Each view is on a page")
  func everyView() throws {
    let pages: String = try pages()
    #expect(Self.views.filter { !contains(pages, "\\b\($0)\\b *[({]") && !contains(pages, "\\b\($0)\\.") } == [])
  }

  @Test("Each kind of mark and plot is on a page")
  func everyMark() throws {
    let pages: String = try pages()
    let marks: [String] = [
      "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark", "AreaPlot", "BarPlot",
      "LinePlot", "PointPlot", "RectanglePlot", "RulePlot", "SectorPlot",
    ]
    #expect(marks.filter { !contains(pages, "\\b\($0)\\(") } == [])
  }

  @Test("Each kind of style, material, mode and effect that has a fixed set is on a page")
  func everyKind() throws {
    let pages: String = try pages()
    let kinds: [String] = [
      // Materials and glass.
      "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "bar", "clear",
      // Blending.
      "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
      "difference", "exclusion", "hue", "saturation", "color", "luminosity", "sourceAtop", "destinationOver",
      "destinationOut", "plusDarker", "plusLighter",
      // Styles of controls.
      "bordered", "borderedProminent", "borderless", "plain", "glass", "titleAndIcon", "titleOnly", "iconOnly",
      "switch",
      "button", "linear", "circular",
      // Effects of symbols.
      "bounce", "pulse", "breathe", "wiggle", "rotate", "variableColor", "scale",
      // Text styles.
      "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline", "subheadline", "callout", "footnote",
      "caption", "caption2",
    ]
    #expect(kinds.filter { !contains(pages, "\\.\($0)\\b") } == [])
  }
}

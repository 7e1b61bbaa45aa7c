import AccessibilityTree

extension XCUIElement {
  /// What an element is, with the names and numbers of Apple's tests.
  public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
    case any = 0
    case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton, radioGroup, checkBox
    case disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover, keyboard, key, navigationBar
    case tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline, outlineRow, browser
    case collectionView, slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker
    case pickerWheel, `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow
    case decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell
    case helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle
    case stepper, tab, touchBar, statusItem
  }
}

extension XCUIElement.ElementType {
  /// Whether an element of a role counts as one of this type. Some roles have several types, since phones and desktops of
  /// Apple's give the same view different ones.
  @MainActor func includes(_ node: ElementSnapshot) -> Bool {
    if self == .any { return true }
    return Self.types(of: node).contains(self)
  }

  /// The types of a node, the one that it is called by first.
  @MainActor static func types(of node: ElementSnapshot) -> [XCUIElement.ElementType] {
    var types: [XCUIElement.ElementType] = types(of: node.node.role, isDesktop: node.isDesktop)
    if node.isRow { types.append(.cell) }
    if node.isTitleOfMenuBar { types.insert(.menuBarItem, at: 0) }
    if node.isSubmenu { types.insert(.menuItem, at: 0) }
    return types
  }

  private static func types(of role: AccessibilityRole, isDesktop: Bool) -> [XCUIElement.ElementType] {
    switch role {
    case .text: [.staticText]
    case .heading: [.staticText]
    case .button: [.button]
    case .link: [.link, .button]
    case .image: [.image]
    case .progress: [.progressIndicator, .activityIndicator, .levelIndicator]
    case .slider: [.slider]
    case .stepper: [.stepper]
    case .toggle: isDesktop ? [.checkBox, .switch, .toggle] : [.switch, .checkBox, .toggle]
    case .tab: isDesktop ? [.radioButton, .tab, .button] : [.button, .tab]
    case .menu: isDesktop ? [.popUpButton, .menuButton, .button] : [.button, .popUpButton, .menuButton]
    case .menuItem: isDesktop ? [.menuItem, .button] : [.button, .menuItem]
    case .textField: [.textField, .textView]
    case .secureField: [.secureTextField]
    case .searchField: [.searchField]
    case .window: [.window]
    case .dialog: [.dialog, .sheet, .popover]
    case .alert: [.alert, .sheet, .dialog]
    case .list: isDesktop ? [.outline, .table, .collectionView] : [.collectionView, .table]
    case .outline: [.outline, .collectionView, .table]
    case .table: [.table, .outline, .collectionView]
    case .tabBar: isDesktop ? [.tabGroup, .tabBar] : [.tabBar, .tabGroup]
    case .segmentedControl: isDesktop ? [.radioGroup, .segmentedControl] : [.segmentedControl, .radioGroup]
    case .scrollArea: [.scrollView]
    case .menuPanel: [.menu, .collectionView]
    case .menuBar: [.menuBar]
    case .group, .landmark: [.other, .group]
    case .chart, .element: [.other, .group]
    }
  }
}

extension UIMenu.Identifier {
  /// All menus of the menu bar.
  public static let root = Self("com.apple.menu.root")

  // MARK: The menus of the menu bar

  /// The program's own menu.
  public static let application = Self("com.apple.menu.application")
  public static let file = Self("com.apple.menu.file")
  public static let edit = Self("com.apple.menu.edit")
  public static let view = Self("com.apple.menu.view")
  public static let window = Self("com.apple.menu.window")
  public static let help = Self("com.apple.menu.help")

  // MARK: Groups of the program's menu

  /// The command that tells about the program.
  public static let about = Self("com.apple.menu.about")
  /// The program's settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// Services of other programs.
  public static let services = Self("com.apple.menu.services")
  /// Commands that hide programs.
  public static let hide = Self("com.apple.menu.hide")
  /// The command that ends the program.
  public static let quit = Self("com.apple.menu.quit")

  // MARK: Groups of File

  /// New windows.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// Commands that close and save.
  public static let close = Self("com.apple.menu.close")
  /// Commands that read and write other formats.
  public static let document = Self("com.apple.menu.document")
  public static let print = Self("com.apple.menu.print")

  // MARK: Groups of Edit

  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste, delete and select all.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Commands that find in texts.
  public static let find = Self("com.apple.menu.find")
  /// Commands that change the looks of texts.
  public static let textStyle = Self("com.apple.menu.text-style")

  // MARK: The menu with the looks of text, where a program has it

  public static let format = Self("com.apple.menu.format")
  public static let font = Self("com.apple.menu.font")
  public static let text = Self("com.apple.menu.text")
  public static let alignment = Self("com.apple.menu.alignment")
  public static let writingDirection = Self("com.apple.menu.writing-direction")

  // MARK: Groups of View and Window

  /// Commands that show inspectors, where a program has them.
  public static let inspector = Self("com.apple.menu.inspector")

  /// Commands that show and arrange toolbars.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Commands that show sidebars.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// Commands that change the size of windows.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Commands that arrange windows, and the open windows.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

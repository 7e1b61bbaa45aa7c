import SwiftUI

/// The settings of a machine in which pages are shown.
public enum GallerySettings: String, CaseIterable, Sendable {
  case light
  case dark
  /// The largest text.
  case large
  case rightToLeft
  /// A window of a desktop.
  case desktop

  public var colorScheme: ColorScheme { self == .dark ? .dark : .light }
  public var dynamicTypeSize: DynamicTypeSize { self == .large ? .accessibility5 : .large }
  public var isRightToLeft: Bool { self == .rightToLeft }
  public var isDesktop: Bool { self == .desktop }
}

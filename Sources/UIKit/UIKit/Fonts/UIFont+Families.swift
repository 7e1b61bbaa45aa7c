import Foundation
import UIFoundation

extension UIFont {
  /// The names of the families that texts can be drawn in, in their order.
  ///
  /// ```swift
  /// for family in UIFont.familyNames {
  ///   print(family, UIFont.fontNames(forFamilyName: family))
  /// }
  /// ```
  ///
  /// These are the fonts that the framework looks for, and those that the program brings along: not all of the machine's.
  public class var familyNames: [String] { InstalledFonts.families.map(\.name) }

  /// The names of the faces of a family, each of which makes a font by `init(name:size:)`; none for a family that is not there.
  ///
  /// - Parameter familyName: The family; capitals and small letters count alike.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let wanted: String = familyName.lowercased()
    return InstalledFonts.families.first { $0.name.lowercased() == wanted }?.faces.map(\.name) ?? []
  }
}

/// Why text can't be laid out on this machine, and what to do.
package enum TextFontError: Error, Equatable, CustomStringConvertible {
  case typefaceMissing(directory: String)
  case configurationRejected

  package var description: String {
    switch self {
    case .typefaceMissing(let directory):
      "The typeface Inter was not found in \(directory): install the package fonts-inter (sudo apt install fonts-inter)."
    case .configurationRejected:
      "Fontconfig refused the list of fonts: check that libfontconfig 2.12.5 or later is installed."
    }
  }
}

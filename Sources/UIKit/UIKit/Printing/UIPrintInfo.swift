import CoreGraphics
import Foundation

/// How something is to be printed.
open class UIPrintInfo: NSObject, NSCopying, @unchecked Sendable {
  /// What is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// Pictures as good as can be.
    case photo = 1
    /// Text and pictures without colours.
    case grayscale = 2
    case photoGrayscale = 3
  }

  /// How a page lies.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape = 1
  }

  /// Whether both sides of a paper are printed.
  public enum Duplex: Int, Sendable {
    case none = 0
    /// Pages are turned like those of a book.
    case longEdge = 1
    /// Pages are turned like those of a pad.
    case shortEdge = 2
  }

  /// Takes up what another one wrote by `dictionaryRepresentation`; nil for usual values.
  public init(dictionary: [AnyHashable: Any]?) {
    super.init()
    guard let dictionary else { return }
    func number(_ key: String) -> Int? { dictionary[key] as? Int }
    if let name = dictionary["jobName"] as? String { jobName = name }
    printerID = dictionary["printerID"] as? String
    outputType = number("outputType").flatMap(OutputType.init) ?? .general
    orientation = number("orientation").flatMap(Orientation.init) ?? .portrait
    duplex = number("duplex").flatMap(Duplex.init) ?? .none
  }

  /// The usual values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }

  /// The name of the printer that is to print; nil for the one that the system prefers.
  open var printerID: String?
  /// What the job is called in the queue of the printer: the name of the program by default.
  open var jobName: String = ProcessInfo.processInfo.processName
  open var outputType: OutputType = .general
  open var orientation: Orientation = .portrait
  open var duplex: Duplex = .none

  /// All of it, to be stored.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    if let printerID { values["printerID"] = printerID }
    return values
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}

/// A size of paper, and where a printer can print on it.
open class UIPrintPaper: NSObject, @unchecked Sendable {
  /// In points, a 72nd of an inch.
  public let paperSize: CGSize
  /// Where the printer reaches. A quarter of an inch is kept at each side: what printers can do is not asked.
  public let printableRect: CGRect

  init(_ size: CGSize) {
    paperSize = size
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
    super.init()
  }

  static let a4 = UIPrintPaper(CGSize(width: 595.2, height: 841.8))
  static let letter = UIPrintPaper(CGSize(width: 612, height: 792))

  /// The paper that is usual where the person lives.
  package static var usual: UIPrintPaper {
    let region: String = Locale.current.region?.identifier ?? ""
    return ["US", "CA", "MX", "PH", "CO", "CL", "VE"].contains(region) ? letter : a4
  }

  /// The smallest paper on which a page has room; the largest where none is large enough.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let sorted: [UIPrintPaper] = paperList.sorted {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    }
    let fitting: UIPrintPaper? = sorted.first {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting ?? sorted.last ?? usual
  }
}

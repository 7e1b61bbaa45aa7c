import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The rules of the schema that readers of JUnit's XML share: which elements stand in which, in what order, and with which
/// attributes.
final class JUnitRules: NSObject, XMLParserDelegate {
  private static let parents: [String: Set<String>] = [
    "testsuites": [""], "testsuite": ["testsuites"], "testcase": ["testsuite"], "failure": ["testcase"],
    "skipped": ["testcase"], "system-out": ["testcase"],
  ]
  private static let required: [String: Set<String>] = [
    "testsuite": ["name", "tests"], "testcase": ["name", "classname"], "failure": ["type"],
  ]
  private static let allowed: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "disabled", "errors"],
    "testsuite": ["name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname", "id"],
    "testcase": ["name", "classname", "assertions", "time", "status"], "failure": ["type", "message"],
    "skipped": ["message"], "system-out": [],
  ]

  private(set) var faults: [String] = []
  /// The text in each element of a name, in order.
  private(set) var texts: [String: [String]] = [:]
  private(set) var attributes: [String: [[String: String]]] = [:]
  private var open: [String] = []
  private var children: [[String]] = [[]]

  init(_ xml: Data) {
    super.init()
    let parser = XMLParser(data: xml)
    parser.delegate = self
    if !parser.parse() { faults.append("it is no XML: \(parser.parserError.map { "\($0)" } ?? "")") }
    check("testsuites", ["tests": "testcase", "failures": "failure"])
    for suite in attributes["testsuite"] ?? [] where Int(suite["tests"] ?? "") == nil {
      faults.append("tests is no number")
    }
    let sum: Int = (attributes["testsuite"] ?? []).reduce(0) { $0 + (Int($1["tests"] ?? "") ?? 0) }
    if sum != attributes["testcase"]?.count ?? 0 { faults.append("the suites count \(sum) tests") }
  }

  private func check(_ element: String, _ counts: [String: String]) {
    for (attribute, counted) in counts {
      let told: Int? = attributes[element]?.first?[attribute].flatMap { Int($0) }
      if told != attributes[counted]?.count ?? 0 { faults.append("\(element) tells \(attribute) \(told ?? -1)") }
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes given: [String: String]
  ) {
    if Self.parents[name]?.contains(open.last ?? "") != true {
      faults.append("\(name) may not stand in \(open.last ?? "")")
    }
    let names = Set(given.keys)
    if let missing = Self.required[name]?.subtracting(names), !missing.isEmpty {
      faults.append("\(name) lacks \(missing)")
    }
    let odd: Set<String> = names.subtracting(Self.allowed[name] ?? [])
    if !odd.isEmpty { faults.append("\(name) may not have \(odd)") }
    attributes[name, default: []].append(given)
    texts[name, default: []].append("")
    children[children.count - 1].append(name)
    children.append([])
    open.append(name)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last, let last = texts[name]?.indices.last else { return }
    texts[name]?[last] += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    let inside: [String] = children.removeLast()
    let order: [String] = ["skipped", "failure", "system-out"]
    if name == "testcase", inside.sorted(by: { order.firstIndex(of: $0)! < order.firstIndex(of: $1)! }) != inside {
      faults.append("\(inside) is no order")
    }
    if name == "testcase", inside.filter({ $0 != "system-out" }).count > 1 { faults.append("a test has two results") }
  }
}

import AppProjects
import Foundation
import Testing

/// What apps can import, by the framework's own plan.
@Suite("The framework's libraries")
struct FrameworkTests {
  private static let root: URL = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  @Test("Libraries that are listed by their names are found, and those that only tools and tests use are not")
  func libraries() throws {
    let framework = try Framework(root: Self.root)
    #expect(framework.products.isSuperset(of: ["SwiftUI", "WidgetKit", "ActivityKit", "Charts", "os"]))
    #expect(framework.products.isDisjoint(with: ["Gallery", "RotorPreview", "XCUIAutomation"]))
    #expect(framework.modules.isSuperset(of: ["SwiftUICore", "Charts", "UIMacros", "Foundation"]))
    // What Foundation implies comes from the framework or from the toolchain.
    let toolchain: Set<String> = ["FoundationNetworking", "FoundationXML", "Observation"]
    let own: Set<String> = Set(Framework.impliedModules).subtracting(toolchain)
    #expect(framework.products.isSuperset(of: own))
  }

  @Test("A library by itself is found too")
  func single() {
    let plan: String =
      "products: [.library(name: \"Own\", targets: [\"Own\"])], targets: [module(\"Own\", in: \"Base\")]"
    let framework = Framework(root: Self.root, plan: plan)
    #expect(framework.products == ["Own"] && framework.modules.contains("Own"))
  }

  @Test("A folder without a plan is told to be no checkout")
  func noCheckout() {
    #expect(throws: ProjectError.self) { try Framework(root: Self.root.appendingPathComponent("Tests")) }
  }
}

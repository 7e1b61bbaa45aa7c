import Foundation
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// Shaders can be named, and have no effect; that is told.
@MainActor
@Suite("Shaders", .serialized)
struct ShaderTests {
  private let offset = CGSize(width: 4, height: 4)

  @Test("Views are shown as they are, and each function's first use is told once, with what to do")
  func views() throws {
    let plain: [String] = try window { Color.red.frame(width: 20, height: 20) }.displayLines
    let told: [String] = try warnings {
      let shown = try window {
        Color.red.frame(width: 20, height: 20)
          .colorEffect(ShaderLibrary.tinted(.color(.blue), .float(0.5)))
          .distortionEffect(ShaderLibrary.waving(.float2(1, 2), .boundingRect), maxSampleOffset: offset)
          .layerEffect(ShaderLibrary.default.pixellated(.float2(offset)), maxSampleOffset: offset)
          .colorEffect(ShaderLibrary.silent(), isEnabled: false)
          .visualEffect { [offset] content, _ in
            content.colorEffect(ShaderLibrary.tinted()).distortionEffect(
              ShaderLibrary.waving(), maxSampleOffset: offset
            )
            .layerEffect(ShaderLibrary.inEffect(), maxSampleOffset: offset, isEnabled: true)
          }
      }
      #expect(shown.displayLines == plain)
    }
    for name in ["tinted", "waving", "pixellated", "inEffect"] {
      #expect(
        told.filter { $0.contains("shader \"\(name)\" has no effect") && $0.contains("Canvas") }.count == 1, "\(name)")
    }
    #expect(!told.contains { $0.contains("silent") })
  }

  @Test("A function is called by its name with arguments, and as a style it is clear")
  func style() {
    let told: [String] = warnings {
      let function = ShaderFunction(library: .default, name: "called")
      #expect(function.dynamicallyCall(withArguments: [.float(1)]) == function(.float(1)))
      #expect(function(.float(1)).resolve(in: EnvironmentValues()) == .clear)
    }
    #expect(told.contains { $0.contains("shader \"called\" has no effect") })
  }

  private func canvas(_ change: @escaping (inout GraphicsContext) -> Void) throws -> [String] {
    try window {
      Canvas { context, size in
        change(&context)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
      }
    }.displayLines
  }

  @Test("A shape filled by a shader is clear, and filters of canvases change nothing")
  func drawing() throws {
    _ = try warnings {
      let filled = try window { Rectangle().fill(ShaderLibrary.stripes(.floatArray([1, 2]))) }
      #expect(filled.displayLines == (try window { Rectangle().fill(.clear) }.displayLines))
      let plain: [String] = try canvas { _ in }
      let shader: Shader = ShaderLibrary.anything()
      #expect(try canvas { $0.addFilter(.colorShader(shader)) } == plain)
      #expect(try canvas { $0.addFilter(.distortionShader(shader, maxSampleOffset: .zero)) } == plain)
      #expect(try canvas { $0.addFilter(.layerShader(shader, maxSampleOffset: .zero)) } == plain)
      let nothing: [String] = try canvas { _ in }
      let shaded: [String] = try window {
        Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(shader)) }
      }.displayLines
      #expect(shaded != nothing && !shaded.contains { $0.contains("34C759") })
    }
  }

  @Test("Functions are equal by library and name, shaders by arguments as well")
  func values() async throws {
    let library = ShaderLibrary(data: Data([1, 2]))
    #expect(library == ShaderLibrary(data: Data([1, 2])) && library != .default)
    #expect(ShaderLibrary(url: URL(fileURLWithPath: "/a")) != ShaderLibrary(url: URL(fileURLWithPath: "/b")))
    #expect(ShaderLibrary.bundle(.main) == .default)
    #expect(library.wave == ShaderFunction(library: library, name: "wave") && library.wave.library == library)
    let shader: Shader = library.wave(.float(1), .float3(1, 2, 3), .float4(1, 2, 3, 4))
    #expect(shader.arguments.count == 3 && shader.function.name == "wave" && !shader.dithersColor)
    #expect(shader == Shader(function: library.wave, arguments: [.float(1.0), .float3(1, 2, 3), .float4(1, 2, 3, 4)]))
    #expect(shader != library.wave(.float(2)))
    #expect(Shader.Argument.float2(CGPoint(x: 1, y: 2)) == .float2(CGVector(dx: 1, dy: 2)))
    #expect(Shader.Argument.colorArray([.red]) == .color(.red) && Shader.Argument.data(Data()) != .boundingRect)
    #expect(Shader.Argument.image(Image(systemName: "star")) == .image(Image(systemName: "star")))
    for usage in [Shader.UsageType.shapeStyle, .colorEffect, .distortionEffect, .layerEffect] {
      try await shader.compile(as: usage)
    }
    #expect(Shader.UsageType.shapeStyle != .colorEffect)
  }
}

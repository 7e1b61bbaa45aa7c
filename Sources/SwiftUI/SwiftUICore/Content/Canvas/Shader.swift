import CoreGraphics
import Diagnostics
import Foundation

/// A library of functions in the Metal language.
///
/// Functions can be named and given arguments, so that programs that use them compile. Metal is not there to run them:
/// views are shown without what a shader would do, and the first use of each function is told.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case bundle(URL?)
    case data(Data)
    case file(URL)
  }

  private let source: Source

  /// The library of the program itself.
  public static let `default`: ShaderLibrary = .bundle(.main)

  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundleURL)) }

  private init(source: Source) { self.source = source }

  /// A library from the contents of its file.
  public init(data: Data) { self.init(source: .data(data)) }

  /// A library from its file.
  public init(url: URL) { self.init(source: .file(url)) }

  /// A function of the library, by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }

  /// A function of the program's own library, by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function of a library; called with arguments it is a shader.
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function with its arguments. Nothing runs it: see `ShaderLibrary`.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Shader.Argument]
  /// Whether colours would get a little noise, so that gradients show no bands.
  public var dithersColor: Bool = false

  public init(function: ShaderFunction, arguments: [Shader.Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a function is called for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    public static let shapeStyle = UsageType(name: "shape style")
    public static let colorEffect = UsageType(name: "color effect")
    public static let distortionEffect = UsageType(name: "distortion effect")
    public static let layerEffect = UsageType(name: "layer effect")
  }

  /// Would make the function ready; there is nothing to make, and the first use is told.
  public func compile(as type: Shader.UsageType) async throws { tell() }

  /// Says once for each function that it has no effect.
  func tell() {
    Diagnostics.warnOnce(
      "The shader \"\(function.name)\" has no effect: there is no Metal to run it. Draw with Canvas or a filter instead."
    )
  }
}

extension Shader {
  /// A value that a function is called with.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Double])
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }
    private static func numbers<T: BinaryFloatingPoint>(_ values: T...) -> Argument {
      Self(.numbers(values.map(Double.init)))
    }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument { numbers(x) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument { numbers(x, y) }
    public static func float2(_ point: CGPoint) -> Shader.Argument { numbers(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Shader.Argument { numbers(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Shader.Argument { numbers(vector.dx, vector.dy) }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument { numbers(x, y, z) }

    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument {
      numbers(x, y, z, w)
    }

    public static func floatArray(_ array: [Float]) -> Shader.Argument { Self(.numbers(array.map(Double.init))) }
    public static func color(_ color: Color) -> Shader.Argument { Self(.colors([color])) }
    public static func colorArray(_ array: [Color]) -> Shader.Argument { Self(.colors(array)) }
    public static func image(_ image: Image) -> Shader.Argument { Self(.image(image)) }
    public static func data(_ data: Data) -> Shader.Argument { Self(.data(data)) }

    /// The rectangle of what is drawn.
    public static var boundingRect: Shader.Argument { Self(.boundingRect) }
  }
}

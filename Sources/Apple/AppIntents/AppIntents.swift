@_exported import Foundation
// Resources of strings, in which everything that is shown is written.
@_exported import struct SwiftUICore.LocalizedStringResource

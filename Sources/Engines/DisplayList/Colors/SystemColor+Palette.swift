extension SystemColor {
  var variants: Variants {
    switch self {
    case .red: return Variants(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
    case .orange: return Variants(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
    case .yellow: return Variants(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
    case .green: return Variants(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
    case .mint: return Variants(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
    case .teal: return Variants(0x30B0C7, 0x40C8E0, contrast: (0x0071A4, 0x5DE6FF))
    case .cyan: return Variants(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
    case .blue: return Variants(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
    case .indigo: return Variants(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
    case .purple: return Variants(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
    case .pink: return Variants(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
    case .brown: return Variants(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
    case .gray: return Variants(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
    case .gray2: return Variants(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
    case .gray3: return Variants(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
    case .gray4: return Variants(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
    case .gray5: return Variants(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
    case .gray6: return Variants(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))
    default: return semanticVariants
    }
  }

  /// Colours named for what they are used for.
  private var semanticVariants: Variants {
    switch self {
    case .secondaryLabel:
      return Variants(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6), contrastOpacity: (0.8, 0.7))
    case .tertiaryLabel:
      return Variants(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3), contrastOpacity: (0.7, 0.55))
    case .quaternaryLabel:
      return Variants(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.18), contrastOpacity: (0.55, 0.4))
    case .placeholderText:
      return Variants(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3), contrastOpacity: (0.7, 0.55))
    case .link: return Variants(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
    case .separator:
      return Variants(0x3C3C43, 0x545458, opacity: (0.29, 0.6), contrastOpacity: (0.37, 0.72))
    case .opaqueSeparator: return Variants(0xC6C6C8, 0x38383A)
    case .systemBackground: return Variants(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemBackground: return Variants(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    case .tertiarySystemBackground: return Variants(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    case .systemGroupedBackground: return Variants(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    case .secondarySystemGroupedBackground: return Variants(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    case .tertiarySystemGroupedBackground: return Variants(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
    case .systemFill: return Variants(0x787880, 0x787880, opacity: (0.2, 0.36), contrastOpacity: (0.28, 0.44))
    case .secondarySystemFill:
      return Variants(0x787880, 0x787880, opacity: (0.16, 0.32), contrastOpacity: (0.24, 0.4))
    case .tertiarySystemFill:
      return Variants(0x787880, 0x787880, opacity: (0.12, 0.24), contrastOpacity: (0.2, 0.32))
    case .quaternarySystemFill:
      return Variants(0x787880, 0x787880, opacity: (0.08, 0.18), contrastOpacity: (0.16, 0.26))
    default: return Variants(0x000000, 0xFFFFFF)
    }
  }
}

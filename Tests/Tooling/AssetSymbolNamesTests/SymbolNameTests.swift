import AssetSymbolNames
import Testing

@Suite("Names of the compiler for names of assets")
struct SymbolNameTests {
  @Test(
    "Pictures are named as Xcode names them (files that it generated, in public repositories)",
    arguments: [
      ("googleLogo", "GoogleLogo"), ("bubbleChat", "bubble-chat"), ("tikoAvatar", "tiko_avatar"),
      ("arrowBasicE", "arrow_basic_e"), ("adultProducts", "adult_products_image"), ("initial", "Initial-Image"),
      ("appIcon", "AppIconImage"), ("image", "Image"), ("welcomeVCimage", "welcomeVCimage"), ("profile4", "profile4"),
      ("_1", "1"), ("BMW", "BMW"), ("M", "M"), ("mStadt", "M-stadt"), ("A_1_1_0", "A-1-1-0"),
      ("_0B3B21Ff27F67B9E5821E5Ffee7366C5", "0b3b21ff27f67b9e5821e5ffee7366c5"),
      ("line3HorizontalDecreaseChevron", "line.3.horizontal.decrease.chevron"), ("_1E2", "1+e2"),
    ])
  func images(symbol: String, name: String) {
    #expect(SymbolName.member(name, kind: "Image") == symbol)
  }

  @Test(
    "Colours are named as Xcode names them (files that it generated, in public repositories)",
    arguments: [
      ("accent", "AccentColor"), ("bgColorOne", "BGColorOne"), ("secondaryText", "SecondaryTextColor"),
      ("_121212", "121212"), ("_292_C_38", "292C38"), ("_2_B_3041", "2B3041"), ("color24292B", "color_24292B"),
      ("color9DA2A5", "color_9DA2A5"), ("colorFF453A", "color_FF453A"), ("`default`", "Default"),
      ("presetAccent", "__PresetAccentColor"),
    ])
  func colors(symbol: String, name: String) {
    #expect(SymbolName.member(name, kind: "Color") == symbol)
  }

  @Test("Folders are named as types; letters of any script name things, signs alone name nothing")
  func others() {
    #expect(SymbolName.namespace("iconPreviews") == "IconPreviews")
    #expect(SymbolName.namespace("GameUI") == "GameUI")
    #expect(SymbolName.namespace("my icons 2") == "MyIcons2")
    #expect(SymbolName.namespace("type") == "`Type`")
    #expect(SymbolName.member("größe", kind: "Image") == "größe")
    #expect(SymbolName.member("😀 +", kind: "Image") == nil)
    #expect(SymbolName.namespace("--") == nil)
  }
}

import Foundation
import Testing

@testable import DecodingOppression

/// The language of documents.
struct LanguageTests {
  static let samples: [(String, String)] = [
    (
      "en",
      "Every tenant who has paid the rent shall be entitled to the use of the dwelling, and no owner may enter it "
        + "without notice that was given in writing at least three days before the entry, unless there is a fire."
    ),
    (
      "de",
      "Wer eine Wohnung vermietet, hat sie in einem Zustand zu erhalten, der zum Gebrauch geeignet ist. Der Mieter "
        + "ist nicht verpflichtet, für die Zeit zu zahlen, in der die Wohnung nicht benutzt werden kann, und darf die "
        + "Miete mindern."
    ),
    (
      "fr",
      "Le bailleur est tenu de remettre au locataire un logement décent qui ne laisse pas apparaître de risques "
        + "pour la sécurité ou la santé, et de le maintenir dans un bon état pendant la durée du bail et jusqu'à sa fin."
    ),
    (
      "es",
      "El arrendador está obligado a entregar la vivienda al arrendatario en buen estado y a mantenerla durante el "
        + "tiempo del contrato, sin que por ello pueda subir la renta, y el arrendatario debe pagar en los plazos que se "
        + "fijen."
    ),
    (
      "it",
      "Il locatore è tenuto a consegnare al conduttore la casa in buono stato e a mantenerla per tutta la durata del "
        + "contratto, che non può essere inferiore ai tre anni, con le eccezioni di cui alla legge e nel regolamento."
    ),
    (
      "nl",
      "De verhuurder is verplicht de woning in goede staat aan de huurder te geven en het gebrek dat hem wordt gemeld "
        + "te herstellen, tenzij dat niet van hem kan worden gevraagd of de huurder het zelf heeft veroorzaakt."
    ),
    (
      "ja",
      "賃貸人は、賃借人に対し、住宅を使用及び収益に適した状態で引き渡さなければならない。賃借人は、定められた期日までに賃料を支払うものとする。"
        + "ただし、災害により住宅を使用することができないときは、この限りでない。"
    ),
    (
      "zh",
      "出租人应当按照约定将租赁物交付承租人，并在租赁期限内保持租赁物符合约定的用途。承租人应当按照约定的期限支付租金，并妥善保管租赁物。"
        + "因不可抗力致使不能使用的除外。"
    ),
    (
      "ar",
      "يلتزم المؤجر بأن يسلم المستأجر العين المؤجرة وملحقاتها في حالة تصلح معها لأن تفي بما أعدت له من المنفعة وفقا لما تم "
        + "الاتفاق عليه أو لطبيعة العين."
    ),
    (
      "ru",
      "Арендодатель обязан предоставить арендатору имущество в состоянии, соответствующем условиям договора аренды и "
        + "назначению имущества, и поддерживать его в этом состоянии."
    ),
  ]

  @Test("Languages are told by script and frequent words", arguments: samples)
  func detects(language: String, text: String) {
    #expect(LanguageDetector.language(of: text) == language)
  }

  @Test("Short and mixed texts, numbers and names have no language")
  func undecided() {
    let mixed: String = Self.samples[0].1 + Self.samples[1].1 + Self.samples[2].1
    for text in ["", "Article 5", "1 2 3 4 5 6 7 8", String(repeating: "x y z ", count: 200), mixed] {
      let found: String? = LanguageDetector.language(of: text)
      #expect(found == nil || found == "en" || text == mixed, "\(text.prefix(20)): \(found ?? "")")
    }
  }

  @Test("A document in a language without word lists has no score, says so, and its text stays readable")
  func unsupported() async throws {
    let german: String = Self.samples[1].1
    let pipeline = DefaultAnalysisPipeline(
      reader: FakeReader(german), resolver: TierResolver(rules: Bundled.classifier), scorer: DefaultPolicyScorer())
    var last: (any Error)?
    for await event in pipeline.run(pdfURL: URL(fileURLWithPath: "/p/miete.pdf")) {
      if case .failed(let error) = event { last = error }
    }
    let error = try #require(last as? UnsupportedLanguage)
    #expect(error.language == "de" && error.text.text.contains("vermietet"))
    #expect(
      error.errorDescription
        == "“miete.pdf” is written in German, and the word lists are for English: it has no score. Read its text, or "
        + "use word lists for German.")
  }

  @Test("Word lists say which language they are for")
  func ownLanguage() async throws {
    let pipeline = DefaultAnalysisPipeline(
      reader: FakeReader(Self.samples[1].1), resolver: TierResolver(rules: Bundled.classifier),
      scorer: DefaultPolicyScorer(), language: "de")
    var isComplete = false
    for await event in pipeline.run(pdfURL: URL(fileURLWithPath: "/p/miete.pdf")) {
      if case .complete = event { isComplete = true }
    }
    #expect(isComplete)
  }
}

/// The most frequent short words of languages in Latin letters.
enum LanguageWords {
  private static let lists: [String: String] = [
    "en": "the of and to in is that for it as was with be by on not he are this or at from which have an shall may any "
      + "such been has all no other their must will if who",
    "de":
      "der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat "
      + "dass sie nach wird bei einer um am sind noch wie einem über oder kann zur durch so zum",
    "fr":
      "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la ou son avec "
      + "aux être cette d l sans elle",
    "es": "de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha este sí "
      + "porque esta son entre",
    "it":
      "di e il la che in a per un è del non sono una i le con si da dei come della nel al alla gli o più anche delle "
      + "essere ogni",
    "pt": "de a o que e do da em um para é com não uma os no se na por mais as dos como mas ao das à seu sua ou ser "
      + "pelo nos",
    "nl": "de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij door uit naar of werd "
      + "wordt die deze worden",
    "sv": "och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan eller "
      + "ska skall",
    "da": "og i at det er en til af på som for med den de ikke der et har han kan var om ved fra skal efter eller også",
    "nb":
      "og i det er på som en til for av at med har den de ikke et om han men var seg fra vi kan eller skal etter også",
    "fi": "ja on ei että se hän oli ole mutta joka tai ovat kuin myös niin sen jos tämän voi olla sekä mukaan",
    "pl": "i w na z się do nie że jest o jak po od za to przez dla przy ale oraz lub są jego być który może",
    "cs": "a v se na je že o s z do i to k ve pro za by ale jako po jsou nebo podle jeho byl které může",
    "tr": "ve bir bu da de için ile olarak olan daha gibi en çok ne kadar sonra veya her ki göre olarak tarafından",
    "ro": "de și în a la cu pe o că din care nu este un pentru mai se să sau prin sunt ca fi au lui",
    "hu": "a az és hogy nem is egy van ez meg csak de mint el már vagy lehet amely minden ki volt",
    "id": "yang dan di dengan untuk tidak ini dari dalam akan pada itu atau oleh sebagai juga ke adalah dapat telah",
    "vi": "và của có là được trong cho không các một người với này để theo những tại khi quy định từ",
  ]

  private static let byWord: [Substring: [String]] = {
    var result: [Substring: [String]] = [:]
    for language in lists.keys.sorted() {
      for word in Set((lists[language] ?? "").split(separator: " ")) { result[word, default: []].append(language) }
    }
    return result
  }()

  /// The languages in which a word in small letters is frequent.
  static func languages(of word: Substring) -> [String] { byWord[word] ?? [] }
}

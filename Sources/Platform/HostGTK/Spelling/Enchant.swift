import Diagnostics
import Foundation
import Glibc
import HostInterface

/// The spell checker of the desktop, the library Enchant, which finds the dictionaries of Hunspell and others. It is looked
/// for when the first text is edited; without it, or without a dictionary, no word is marked.
@MainActor final class Enchant {
  static let shared: Enchant? = Enchant()

  private let functions: Functions
  private let broker: OpaquePointer
  /// The dictionary of each language that was asked for; nil where there is none.
  private var dictionaries: [String: EnchantDictionary?] = [:]

  private init?() {
    guard let functions = Functions(), let broker = functions.makeBroker() else { return nil }
    self.functions = functions
    self.broker = broker
  }

  /// The dictionary of a language in a region, or that of the language in any other.
  func dictionary(for locale: Locale) -> EnchantDictionary? {
    guard let language = locale.language.languageCode?.identifier else { return nil }
    let tag: String = [language, locale.region?.identifier].compactMap(\.self).joined(separator: "_")
    if let known = dictionaries[tag] { return known }
    let all: [String] = tags()
    let chosen: String? =
      all.first { $0 == tag } ?? all.first { $0 == language } ?? all.sorted().first { $0.hasPrefix(language + "_") }
    let found: EnchantDictionary? = chosen.flatMap { functions.openDictionary(broker, $0) }.map {
      EnchantDictionary($0, functions)
    }
    dictionaries[tag] = .some(found)
    return found
  }

  /// The languages for which there are dictionaries.
  private func tags() -> [String] {
    var tags: [String] = []
    withUnsafeMutablePointer(to: &tags) { list in
      functions.listDictionaries(
        broker,
        { tag, _, _, _, data in
          guard let tag, let data else { return }
          data.assumingMemoryBound(to: [String].self).pointee.append(String(cString: tag))
        }, UnsafeMutableRawPointer(list))
    }
    return tags
  }

  /// The functions of the library, which is opened at run time: nothing else needs it.
  struct Functions {
    typealias Describe =
      @convention(c) (
        UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
        UnsafeMutableRawPointer?
      ) -> Void

    let makeBroker: @convention(c) () -> OpaquePointer?
    let listDictionaries: @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
    let openDictionary: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
    let check: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt
    let suggest:
      @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>)
        -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let freeList: @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
    let add: @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void

    init?() {
      guard let library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
      func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
      }
      guard let makeBroker = function("enchant_broker_init", (@convention(c) () -> OpaquePointer?).self),
        let list = function(
          "enchant_broker_list_dicts",
          (@convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void).self),
        let open = function(
          "enchant_broker_request_dict",
          (@convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?).self),
        let check = function(
          "enchant_dict_check", (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> CInt).self),
        let suggest = function(
          "enchant_dict_suggest",
          (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>)
            -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?).self),
        let freeList = function(
          "enchant_dict_free_string_list",
          (@convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void).self),
        let add = function(
          "enchant_dict_add", (@convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void).self)
      else {
        Diagnostics.warnOnce(
          "The spell checker of the desktop, libenchant-2.so.2, lacks a function; no word is marked.")
        return nil
      }
      self.makeBroker = makeBroker
      listDictionaries = list
      openDictionary = open
      self.check = check
      self.suggest = suggest
      self.freeList = freeList
      self.add = add
    }
  }
}

/// A dictionary of Enchant's.
@MainActor final class EnchantDictionary: @preconcurrency SpellChecking {
  private let dictionary: OpaquePointer
  private let functions: Enchant.Functions

  init(_ dictionary: OpaquePointer, _ functions: Enchant.Functions) {
    self.dictionary = dictionary
    self.functions = functions
  }

  /// An error of the dictionary marks no word.
  func isCorrect(_ word: String) -> Bool { functions.check(dictionary, word, -1) <= 0 }

  func suggestions(for word: String) -> [String] {
    var count = 0
    guard let list = functions.suggest(dictionary, word, -1, &count) else { return [] }
    defer { functions.freeList(dictionary, list) }
    return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
  }

  func learn(_ word: String) { functions.add(dictionary, word, -1) }
}

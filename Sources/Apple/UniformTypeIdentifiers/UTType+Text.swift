extension UTType {
  /// Text of any encoding, with or without markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup, in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without markup, in UTF-16 with an optional byte order mark.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Text without markup, in UTF-16 of the native byte order.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values between delimiters.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values between commas.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Values between tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values between tabs, in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// Rich text with attachments, in a directory.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with attachments, in one piece.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet.
  public static var css: UTType { UTType(known: "public.css") }
  /// Markdown.
  public static var markdown: UTType { UTType(known: "net.daringfireball.markdown") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// GeoJSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in binary form.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A PDF document.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A web page with its resources.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// Source code of any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in assembly language.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// A header of C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header of C++.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// A script of any language.
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript as text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A compiled script of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// A bundle of such a script.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A script of a shell.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A script in Perl.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A script in Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A script in Ruby.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A script in PHP.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// A makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
}

// Core Foundation's names for Foundation's values. They are the same types here, so that the casts of source written for
// Apple's systems (`url as CFURL`, `data as CFMutableData`) are casts to the type itself.
public typealias CFURL = URL
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]

/// The PDF file's title.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote the PDF file's text.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The program that made the PDF file.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// What the PDF file is about.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The PDF file's keywords: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"

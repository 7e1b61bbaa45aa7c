import Foundation

extension NSItemProvider {
  /// Adds a representation as data.
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the data's type.
  ///   - visibility: Who may read it.
  ///   - loadHandler: Makes the data and passes it, or an error, to its argument; returns how far it is, or nil.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      Representation(
        typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: [], content: .data(loadHandler)))
  }

  /// Adds a representation as a file.
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the file's type.
  ///   - fileOptions: Whether the receiver may open the file where it lies.
  ///   - visibility: Who may read it.
  ///   - loadHandler: Passes the file, whether it needs coordination, or an error to its argument.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    register(
      Representation(
        typeIdentifier: typeIdentifier, visibility: visibility, fileOptions: fileOptions, content: .file(loadHandler)))
  }

  /// Adds a representation as an object of Foundation.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    register(
      Representation(
        typeIdentifier: typeIdentifier, visibility: .all, fileOptions: [], content: .item(loadHandler)))
  }

  /// Adds all representations of an object, in the object's order.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let boxed = SendableBox(object)
    for typeIdentifier in object.writableTypeIdentifiersForItemProvider {
      let own: NSItemProviderRepresentationVisibility =
        object.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
      registerDataRepresentation(
        forTypeIdentifier: typeIdentifier, visibility: own.rawValue > visibility.rawValue ? own : visibility
      ) { completion in
        boxed.value.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds the representations of an object that is made when one of them is asked for.
  /// - Parameters:
  ///   - aClass: The object's class.
  ///   - visibility: Who may read it.
  ///   - loadHandler: Makes the object and passes it, or an error, to its argument.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {
    for typeIdentifier in aClass.writableTypeIdentifiersForItemProvider {
      let own: NSItemProviderRepresentationVisibility =
        aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
      registerDataRepresentation(
        forTypeIdentifier: typeIdentifier, visibility: own.rawValue > visibility.rawValue ? own : visibility
      ) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Adds the representations of a Swift value that is made when one of them is asked for.
  public func registerObject<T>(
    ofClass type: T.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
  ) where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { completion in
      loadHandler { value, error in completion(value?._bridgeToObjectiveC(), error) }
    }
  }
}

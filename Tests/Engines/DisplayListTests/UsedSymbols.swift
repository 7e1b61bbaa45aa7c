/// Names of symbols in Swift sources of 17 public repositories, those in most files first.
///
/// Counted in the snapshots of CodeEdit, ACHNBrowserUI, IceCubesApp, NetNewsWire, mastodon-ios, damus, HackingWithSwift,
/// home-assistant/iOS, AltStore, duckduckgo/iOS, sample-food-truck, open-swiftui-animations, simple-swiftui, MovieSwiftUI,
/// UTM, element-x-ios and BookPlayer: what follows `systemName:`, `systemImage:` and the like.
enum UsedSymbols {
  static let names: [String] = """
    plus trash clock mic.fill checkmark xmark paintpalette forward.fill hourglass.bottomhalf.fill
    hourglass.tophalf.fill square.and.arrow.up checkmark.circle.fill calendar person.3 timer xmark.circle.fill
    person ellipsis doc.on.doc chevron.right chevron.down chevron.left xmark.circle magnifyingglass
    checkmark.circle arrow.2.squarepath checkmark.seal.fill minus star star.fill exclamationmark.triangle.fill
    link ellipsis.circle info.circle questionmark.circle chevron.forward folder sparkles at network mic
    bell.fill plus.circle rectangle.on.rectangle safari pencil gear play.fill photo circle chevron.up
    arrow.clockwise number square.and.pencil gearshape slider.horizontal.3 person.crop.circle play.circle.fill
    heart.fill line.3.horizontal.decrease.circle server.rack list.bullet arrowshape.turn.up.left camera globe
    rectangle.connected.to.line.below arrowshape.turn.up.left.fill minus.circle.fill bell speaker.slash lock
    person.crop.circle.badge.xmark plus.circle.fill keyboard stop.fill shippingbox arrow.down.doc externaldrive
    applewatch.radiowaves.left.and.right play bookmark circle.fill quote.bubble person.badge.plus
    arrow.down.circle exclamationmark.triangle photo.on.rectangle.angled internaldrive chevron.compact.right
    arrow.up.arrow.down arrow.up.right bell.badge square.and.arrow.down speaker.wave.2 arrow.counterclockwise
    power cpu doc.on.clipboard desktopcomputer network.badge.shield.half.filled exclamationmark.circle
    square.dashed exclamationmark.circle.fill person.2.fill music.note.list minus.circle sun.max.fill chart.bar
    tag eye person.fill.badge.plus bubble.left.and.text.bubble.right arrow.down lock.fill captions.bubble
    arrow.forward quote.opening exclamationmark.bubble square.grid.2x2 text.bubble doc largecircle.fill.circle
    line.horizontal.3.decrease.circle rectangle.portrait.and.arrow.forward house building.2 line.horizontal.3
    square person.badge.key.fill box.truck newspaper eject bolt.fill paintpalette.fill books.vertical
    backward.fill chevron.up.chevron.down folder.fill pause.circle.fill line.3.horizontal.decrease switch.2
    music.note shield hand.raised.fill wifi.slash eye.slash dot.radiowaves.right wand.and.stars pencil.line
    tray.full poweroutlet.type.b.fill badge.plus.radiowaves.right paperplane photo.badge.plus archivebox
    person.crop.circle.badge.exclamationmark list.bullet.rectangle.portrait bell.slash
    arrow.triangle.2.circlepath arrow.right doc.plaintext face.smiling arrow.left paperplane.fill
    bubble.left.and.bubble.right lock.rotation checkmark.shield speaker checkmark.seal person.badge.minus
    person.crop.circle.fill pause xmark.octagon.fill textformat chevron.backward square.split.2x1
    folder.badge.gearshape gearshape.2 arrow.right.circle.fill memories folder.badge.plus envelope arrow.up
    star.circle wrench gobackward eye.fill eye.slash.fill list.bullet.below.rectangle trophy person.fill
    externaldrive.badge.minus wrench.and.screwdriver doc.badge.plus restart externaldrive.badge.plus clear
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right stop rectangle.dashed character.textbox
    qrcode.viewfinder lightbulb heart square.stack doc.on.doc.fill photo.fill network.slash highlighter
    internaldrive.fill gift books.vertical.fill building.columns icloud.and.arrow.up.fill play.circle
    textformat.abc sun.haze.fill moon.zzz arrow.counterclockwise.circle heart.circle eyedropper.full
    paintbrush.fill arrow.up.arrow.down.circle.fill person.circle arrow.up.right.square plus.square.on.square
    info eyeglasses arrow.down.square bookmark.fill moon.circle pentagon music.quarternote.3 seal book
    rhombus.fill microphone.fill book.fill text.justify.left wand.and.stars.inverse safari.fill viewfinder
    square.and.arrow.up.trianglebadge.exclamationmark person.icloud selection.pin.in.out faxmachine
    person.crop.circle.badge.moon text.badge.minus tray.fill pin.fill pencil.and.scribble
    bell.and.waves.left.and.right tray bubble.right xmark.seal.fill pin.slash sidebar.right rectangle.stack
    antenna.radiowaves.left.and.right party.popper arrow.uturn.right waveform.path hand.draw book.closed
    arrowshape.turn.up.left.circle.fill cube person.crop.circle.badge.xmark.fill quote.bubble.fill
    platter.filled.bottom.iphone pin suitcase text.badge.star speaker.slash.fill message poweroutlet.type.b
    text.badge.checkmark chart.bar.fill pencil.and.list.clipboard hifispeaker exclamationmark.bubble.fill
    laptopcomputer.trianglebadge.exclamationmark bold text.append exclamationmark.octagon.fill plusminus.circle
    square.grid.3x3 square.bottomthird.inset.filled exclamationmark.magnifyingglass
    square.and.arrow.down.on.square document.on.document.fill bell.badge.fill text.alignleft
    arrowtriangle.up.square folder.badge.minus square.trailingthird.inset.filled person.circle.fill plus.square
    sidebar.leading folder.fill.badge.gearshape terminal multiply arrow.left.arrow.right dice italic
    questionmark puzzlepiece.extension square.leadingthird.inset.filled sidebar.trailing externaldrive.fill
    document.on.document icloud pencil.circle text.badge.plus arrow.swap globe.europe.africa star.slash
    person.fill.badge.minus hand.raised.slash photo.on.rectangle bolt.horizontal.fill info.circle.fill moon
    nosign chevron.down.circle.fill app.badge.fill character.book.closed bookmark.slash.fill person.2 flag
    exclamationmark.shield checkmark.square.fill newspaper.fill hand.raised wifi.exclamationmark repeat
    chart.xyaxis.line waveform.path.ecg arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
    cloud.sun plus.bubble sun.max.circle.fill fork.knife moon.circle.fill chart.line.uptrend.xyaxis
    checkmark.square textformat.size.larger textformat.size.smaller face memorychip arrow.3.trianglepath
    rectangle.inset.filled.on.rectangle arrowshape.turn.up.forward.fill arrow.triangle.branch book.circle
    display pc point.topleft.down.curvedto.point.bottomright.up lifepreserver.fill opticaldisc
    folder.badge.person.crop externaldrive.fill.badge.person.crop playpause.circle.fill phone.connection
    plus.rectangle.on.rectangle tortoise playpause hare
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left person.crop.circle.fill.badge.checkmark
    person.crop.square questionmark.diamond arrow.counterclockwise.circle.fill return heart.circle.fill
    arrow.up.doc applescript.fill battery lightbulb.fill arrow.up.forward.square icloud.and.arrow.down map
    person.fill.and.arrow.left.and.arrow.right flask.fill chart.bar.xaxis record.circle video
    bolt.trianglebadge.exclamationmark.fill pause.fill rectangle.expand.vertical flask clock.arrow.circlepath
    photo.circle.fill speaker.wave.2.fill wand.and.sparkles testtube.2 square.on.square.dashed
    rectangle.compress.vertical person.fill.checkmark text.page doc.text photo.badge.exclamationmark.fill
    icloud.and.arrow.down.fill applewatch hand.tap icloud.fill waveform gearshape.fill forward.end.fill
    icloud.slash clear.fill rectangle.stack.fill wifi square.stack.3d.up.fill arrow.down.to.line
    backward.end.fill applewatch.slash person.badge.key iphone rectangle.stack.badge.minus cloud backward.end
    arrow.up.circle tray.2 clock.fill shuffle calendar.badge.plus chevron.compact.down tray.and.arrow.up.fill
    cloud.sun.rain.fill tag.fill bubble.left.fill suit.heart.fill bubble.right.fill paperclip.circle.fill
    list.number sun.haze leaf.arrow.circlepath bag link.icloud dollarsign.circle.fill calendar.badge.minus flame
    list.bullet.clipboard window.shade.closed rectangle.and.hand.point.up.left contextualmenu.and.cursorarrow
    character window.shade.open pencil.and.outline textformat.size leaf mappin.circle.fill logo.xbox
    lightspectrum.horizontal richtext.page hourglass point.3.filled.connected.trianglepath.dotted
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

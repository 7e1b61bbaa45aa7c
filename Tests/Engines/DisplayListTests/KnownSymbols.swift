/// Names of symbols that everybody knows, beside those of `UsedSymbols`.
enum KnownSymbols {
  static let names: [String] = UsedSymbols.names + others

  /// Names that are drawn alike, for they are older or newer names of one thing, or differ in another direction of reading.
  static let synonyms: [[String]] = [
    ["mic.fill", "microphone.fill"], ["hourglass.bottomhalf.fill", "hourglass.bottomhalf.filled"],
    ["doc.on.doc", "document.on.document"], ["doc.on.doc.fill", "document.on.document.fill"],
    ["chevron.right", "chevron.forward"], ["chevron.left", "chevron.backward"], ["arrow.forward", "arrow.right"],
    ["xmark.circle", "multiply.circle"], ["clear", "xmark.square"], ["line.horizontal.3", "line.3.horizontal"],
    ["line.3.horizontal.decrease.circle", "line.horizontal.3.decrease.circle"],
    ["rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"], ["textformat.abc", "abc"],
    ["arrow.up.right.square", "arrow.up.forward.square"], ["text.justify.left", "text.alignleft"],
    ["sidebar.right", "sidebar.trailing"], ["sidebar.leading", "sidebar.left"], ["icloud", "cloud"],
    ["icloud.fill", "cloud.fill"], ["arrow.uturn.right", "arrow.uturn.forward"],
    ["arrow.uturn.backward", "arrow.uturn.left"], ["arrow.left.arrow.right", "arrow.swap"],
    [
      "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill",
      "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left",
    ],
    ["text.page", "doc.text"], ["richtext.page", "doc.richtext"], ["list.bullet.clipboard", "list.clipboard"],
    ["chevron.left.forwardslash.chevron.right", "chevron.left.slash.chevron.right"], ["gauge", "gauge.medium"],
  ]

  private static let others: [String] = """
    speaker.fill speaker.wave.1 speaker.wave.3 speaker.wave.3.fill speaker.wave.2.circle waveform.circle doc.fill
    doc.richtext doc.text.magnifyingglass doc.text.fill clipboard list.clipboard list.dash list.star checklist
    text.aligncenter text.alignright text.justify underline strikethrough character.cursor.ibeam abc a.magnify
    text.book.closed graduationcap magazine person.3.fill person.crop.circle.badge.checkmark person.text.rectangle
    figure.walk figure.run figure.stand figure.wave accessibility figure.roll ear hand.thumbsup hand.thumbsup.fill
    hand.thumbsdown hand.point.up hand.point.up.left hands.clap eyes mouth brain brain.head.profile heart.slash
    lungs cross.case pills stethoscope bandage bed.double house.fill building building.2.fill building.columns.fill
    map.fill mappin mappin.and.ellipse mappin.circle location location.fill location.circle globe.americas bolt
    bolt.slash bolt.circle battery.100 battery.25 battery.0 battery.100.bolt powerplug lightbulb.slash flame.fill
    drop drop.fill leaf.fill tree tree.fill pawprint pawprint.fill ant ladybug bird fish lizard cat dog sun.max
    sun.min moon.fill moon.stars moon.stars.fill cloud.fill cloud.rain cloud.rain.fill cloud.sun.fill cloud.sun.rain
    cloud.moon cloud.moon.fill cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.snow
    cloud.snow.fill cloud.fog cloud.fog.fill cloud.drizzle cloud.heavyrain snow snowflake wind tornado hurricane
    thermometer thermometer.sun thermometer.medium humidity umbrella umbrella.fill sunrise sunrise.fill sunset
    sunset.fill sparkle star.leadinghalf.filled wand.and.rays camera.fill camera.viewfinder photo.stack video.fill
    video.slash film play.rectangle pause.circle stop.circle backward forward forward.end gobackward.10
    gobackward.15 goforward goforward.10 goforward.15 goforward.30 repeat.1 music.mic mic.slash mic.slash.fill
    headphones airplayaudio airplayvideo radio tv tv.fill laptopcomputer ipad printer printer.fill scanner
    gamecontroller gamecontroller.fill headphones.circle plus.app plus.magnifyingglass minus.magnifyingglass
    multiply.circle divide equal equal.circle plusminus percent number.circle function sum x.squareroot infinity
    xmark.square xmark.octagon xmark.bin checkmark.rectangle questionmark.circle.fill questionmark.square
    exclamationmark exclamationmark.octagon info.bubble arrow.up.circle.fill arrow.down.circle.fill
    arrow.left.circle arrow.right.circle arrow.clockwise.circle arrow.uturn.backward arrow.uturn.forward
    arrow.uturn.left arrow.triangle.2.circlepath.circle arrow.triangle.merge arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left arrow.up.to.line arrowshape.turn.up.right arrowshape.right
    arrowtriangle.right.fill arrowtriangle.down.fill arrowtriangle.up.fill arrowtriangle.left.fill
    chevron.left.forwardslash.chevron.right chevron.compact.up chevron.left.2 chevron.right.2 chevron.down.circle
    chevron.right.circle square.fill square.grid.2x2.fill square.grid.3x3.fill square.and.arrow.up.fill
    square.on.square square.stack.fill square.stack.3d.up square.3.layers.3d rectangle rectangle.fill
    rectangle.portrait rectangle.grid.1x2 rectangle.grid.2x2 rectangle.split.3x1 rectangle.3.group
    rectangle.portrait.and.arrow.right rectangle.and.pencil.and.ellipse circle.dashed circle.grid.3x3
    circle.grid.2x2 circle.lefthalf.filled circle.righthalf.filled circle.hexagongrid circle.inset.filled
    smallcircle.filled.circle triangle triangle.fill hexagon hexagon.fill octagon octagon.fill diamond diamond.fill
    seal.fill rhombus oval capsule capsule.fill shield.fill shield.lefthalf.filled lock.open lock.open.fill
    lock.shield key key.fill faceid touchid slider.vertical.3 line.3.horizontal ellipsis.circle.fill ellipsis.bubble
    ellipsis.message magnifyingglass.circle paperclip link.badge.plus envelope.fill envelope.open envelope.badge
    tray.and.arrow.down tray.and.arrow.up archivebox.fill folder.circle trash.fill trash.slash trash.circle
    pencil.tip scribble lasso eraser paintbrush paintbrush.pointed eyedropper eyedropper.halffull scissors ruler
    hammer hammer.fill wrench.fill wrench.and.screwdriver.fill screwdriver crop crop.rotate rotate.left rotate.right
    rotate.3d perspective skew flip.horizontal aspectratio bell.circle flag.fill flag.checkered calendar.badge.clock
    calendar.circle alarm alarm.fill stopwatch stopwatch.fill gauge gauge.medium speedometer barometer chart.pie
    chart.pie.fill chart.line.downtrend.xyaxis chart.dots.scatter cart cart.fill cart.badge.plus bag.fill creditcard
    creditcard.fill banknote dollarsign dollarsign.circle eurosign eurosign.circle sterlingsign bitcoinsign.circle
    giftcard gift.fill ticket ticket.fill shippingbox.fill cube.fill cube.box cube.transparent scope target qrcode
    barcode barcode.viewfinder camera.filters command option control shift escape delete.left delete.right
    number.square phone phone.fill phone.down phone.down.fill phone.circle message.fill bubble.left
    bubble.left.and.bubble.right.fill bubble.middle.bottom car car.fill bus tram airplane airplane.departure ferry
    bicycle fuelpump cup.and.saucer cup.and.saucer.fill wineglass birthday.cake takeoutbag.and.cup.and.straw carrot
    sportscourt soccerball basketball football tennisball dumbbell trophy.fill medal rosette crown crown.fill
    theatermasks puzzlepiece puzzlepiece.fill die.face.5 suit.heart suit.spade.fill suit.club.fill suit.diamond.fill
    scalemass scale.3d balance.scale burst burst.fill app app.fill app.badge apps.iphone macwindow
    macwindow.badge.plus sidebar.left uiwindow.split.2x1 terminal.fill swift curlybraces curlybraces.square
    chevron.left.slash.chevron.right ladybug.fill hourglass.bottomhalf.filled slash.circle circle.slash
    dot.radiowaves.left.and.right dot.square wave.3.right waveform.circle.fill hand.wave hand.wave.fill
    face.smiling.fill face.dashed exclamationmark.icloud icloud.and.arrow.up checkmark.icloud xmark.icloud
    arrow.clockwise.icloud externaldrive.badge.icloud link.circle personalhotspot visionpro airpods homepod
    entry.lever.keypad cable.connector mountain.2 mountain.2.fill beach.umbrella tent theatermasks.fill balloon
    balloon.2 fireworks signature text.quote text.magnifyingglass text.viewfinder text.insert doc.viewfinder
    doc.append doc.zipper doc.circle increase.indent decrease.indent list.bullet.indent list.bullet.rectangle
    list.bullet.circle list.triangle tablecells tablecells.fill filemenu.and.selection cursorarrow cursorarrow.rays
    cursorarrow.click lizard.fill fish.fill bird.fill ant.fill cat.fill dog.fill carrot.fill tent.fill film.fill
    mouth.fill basketball.fill football.fill tennisball.fill dumbbell.fill bed.double.fill brain.fill goforward.5
    gobackward.30 battery.50 battery.75 cloud.moon.rain.fill info.bubble.fill checkmark.bubble.fill a.circle
    1.circle 10.square a.square.fill
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

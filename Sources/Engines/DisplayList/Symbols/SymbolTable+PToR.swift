extension SymbolTable {
  static let namesPToR: String = """
    paintbrush brush Paint
    paintbrush.fill brush-fill Paint
    paintbrush.pointed own-paintbrush-pointed Brush
    paintbrush.pointed.fill own-paintbrush-pointed-fill Brush
    paintpalette palette Palette
    paintpalette.fill palette-fill Palette
    pano own-pano Panorama
    pano.fill own-pano-fill Panorama
    paperclip paperclip Attachment
    paperclip.badge.ellipsis paperclip+ More Attachments
    paperplane send Send
    paperplane.fill send-fill Send
    paragraphsign paragraph Paragraph
    parentheses own-parentheses Parentheses
    parkingsign p-circle Parking
    parkingsign.circle.fill p-circle-fill Parking
    party.popper own-party-popper Celebration
    party.popper.fill own-party-popper-fill Celebration
    pause pause Pause
    pause.circle pause-circle Pause
    pause.circle.fill pause-circle-fill Pause
    pause.fill pause-fill Pause
    pause.rectangle pause-btn Pause
    pawprint own-pawprint Pets
    pawprint.fill own-pawprint-fill Pets
    pc pc Computer
    pencil pencil Edit
    pencil.and.list.clipboard own-clipboard-pencil Edit List
    pencil.and.outline own-pencil-outline Draw
    pencil.and.ruler own-pencil-ruler Design
    pencil.and.ruler.fill own-pencil-ruler-fill Design
    pencil.and.scribble own-pencil-scribble Draw
    pencil.circle.fill ~ Edit
    pencil.line own-pencil-line Edit
    pencil.tip own-pencil-tip Pen
    pencil.tip.crop.circle pen Pen
    pencil.tip.crop.circle.badge.plus pen+ Add Pen
    pentagon pentagon Pentagon
    pentagon.fill pentagon-fill Pentagon
    percent percent Percent
    person person Person
    person.2 people People
    person.2.badge.gearshape people+ Group Settings
    person.2.crop.square.stack person-square Contacts
    person.2.crop.square.stack.fill person-square Contacts
    person.2.fill people-fill People
    person.2.square.stack person-square Contacts
    person.2.wave.2 own-person-2-wave Nearby People
    person.2.wave.2.fill own-person-2-wave-fill Nearby People
    person.3 own-person-3 Group
    person.3.fill own-person-3-fill Group
    person.3.sequence own-person-3 Team
    person.3.sequence.fill own-person-3-fill Team
    person.and.arrow.left.and.arrow.right own-person-arrows Switch Person
    person.and.background.dotted person-bounding-box Portrait
    person.badge.clock person+ Waiting Person
    person.badge.clock.fill person-fill+ Waiting Person
    person.badge.key person+ Person With Key
    person.badge.key.fill person-fill+ Person With Key
    person.badge.minus person-dash Remove Person
    person.badge.plus person-plus Add Person
    person.badge.shield.checkmark person+ Trusted Person
    person.badge.shield.checkmark.fill person-fill+ Trusted Person
    person.bust person Person
    person.bust.fill person-fill Person
    person.circle ~ Account
    person.circle.fill ~ Person
    person.crop.artframe own-person-artframe Portrait
    person.crop.circle person-circle Profile
    person.crop.circle.badge person-circle+ Profile With Badge
    person.crop.circle.badge.checkmark person-circle+ Confirmed Profile
    person.crop.circle.badge.clock person-circle+ Waiting Profile
    person.crop.circle.badge.exclamationmark person-circle+ Profile Problem
    person.crop.circle.badge.exclamationmark.fill own-person-crop-circle-fill+ Profile Problem
    person.crop.circle.badge.minus person-circle+ Remove Profile
    person.crop.circle.badge.moon person-circle+ Sleeping Profile
    person.crop.circle.badge.plus person-circle+ Add Profile
    person.crop.circle.badge.questionmark person-circle+ Unknown Profile
    person.crop.circle.badge.xmark person-circle+ Blocked Profile
    person.crop.circle.badge.xmark.fill own-person-crop-circle-fill+ Blocked Profile
    person.crop.circle.dashed own-circle-person-dashed Profile
    person.crop.circle.fill own-person-crop-circle-fill Profile
    person.crop.circle.fill.badge.checkmark own-person-crop-circle-fill+ Confirmed Profile
    person.crop.circle.fill.badge.minus own-person-crop-circle-fill+ Remove Profile
    person.crop.circle.fill.badge.plus own-person-crop-circle-fill+ Add Profile
    person.crop.circle.fill.badge.xmark own-person-crop-circle-fill+ Blocked Profile
    person.crop.rectangle person-vcard Contact Card
    person.crop.rectangle.badge.plus person-vcard+ Add Contact Card
    person.crop.rectangle.fill person-vcard-fill Contact Card
    person.crop.rectangle.stack person-vcard Contact Cards
    person.crop.rectangle.stack.fill person-vcard-fill Contact Cards
    person.crop.square person-square Contact
    person.crop.square.fill own-person-crop-square-fill Contact
    person.crop.square.filled.and.at.rectangle person-vcard Contact Details
    person.crop.square.filled.and.at.rectangle.fill person-vcard-fill Contact Details
    person.fill person-fill Person
    person.fill.and.arrow.left.and.arrow.right own-person-arrows-fill Switch Person
    person.fill.badge.minus person-dash-fill Remove Person
    person.fill.badge.plus person-plus-fill Add Person
    person.fill.checkmark person-fill-check Confirmed Person
    person.fill.questionmark person-fill-gear Unknown Person
    person.fill.turn.down person-fill-down Rejected Person
    person.fill.turn.left person-fill Turned Person
    person.fill.turn.right person-fill Turned Person
    person.fill.viewfinder ~ Find Person
    person.fill.xmark person-fill-x Blocked Person
    person.icloud ~ Cloud Account
    person.line.dotted.person own-person-dots Connected People
    person.line.dotted.person.fill own-person-dots-fill Connected People
    person.slash person-slash Nobody
    person.slash.fill person-fill-slash Nobody
    person.text.rectangle person-vcard Contact Card
    person.text.rectangle.fill person-vcard-fill Contact Card
    person.wave.2 own-person-wave Speaking Person
    person.wave.2.fill own-person-wave-fill Speaking Person
    personalhotspot own-hotspot Hotspot
    perspective badge-3d Perspective
    phone telephone Phone
    phone.and.waveform telephone Call
    phone.arrow.down.left telephone-inbound Incoming Call
    phone.arrow.down.left.fill telephone-inbound-fill Incoming Call
    phone.arrow.up.right telephone-outbound Outgoing Call
    phone.arrow.up.right.fill telephone-outbound-fill Outgoing Call
    phone.badge.plus telephone-plus Add Call
    phone.badge.waveform telephone+ Call
    phone.bubble ~ Call
    phone.connection telephone-forward Call Connected
    phone.down own-phone-down Hang Up
    phone.down.fill own-phone-down-fill Hang Up
    phone.fill telephone-fill Phone
    photo image Photo
    photo.artframe own-photo-artframe Picture
    photo.badge.arrow.down image+ Download Photo
    photo.badge.exclamationmark image+ Photo Problem
    photo.badge.exclamationmark.fill image-fill+ Photo Problem
    photo.badge.plus image+ Add Photo
    photo.fill image-fill Photo
    photo.fill.on.rectangle.fill own-photo-on-rectangle-fill Photos
    photo.on.rectangle own-photo-on-rectangle Photos
    photo.on.rectangle.angled own-photo-angled Photos
    photo.on.rectangle.angled.fill own-photo-angled-fill Photos
    photo.stack own-photo-stack Photos
    photo.stack.fill own-photo-stack-fill Photos
    photo.tv ~ Photo on TV
    pill capsule Pill
    pill.fill capsule/fill Pill
    pills own-pills Pills
    pills.fill own-pills-fill Pills
    pin pin-angle Pin
    pin.circle ~ Pinned
    pin.fill pin-angle-fill Pin
    pin.slash ~ Unpin
    pin.slash.fill ~ Unpin
    pin.square ~ Pinned
    pip pip Picture in Picture
    pip.enter pip Enter Picture in Picture
    pip.exit pip-fill Leave Picture in Picture
    pip.fill pip-fill Picture in Picture
    pipe.and.drop droplet Water Pipe
    placeholdertext.fill textarea-t Placeholder Text
    platter.filled.bottom.iphone own-platter-bottom Phone
    play play Play
    play.circle play-circle Play
    play.circle.fill play-circle-fill Play
    play.desktopcomputer ~ Play on Computer
    play.fill play-fill Play
    play.rectangle play-btn Play Video
    play.rectangle.fill play-btn-fill Play Video
    play.rectangle.on.rectangle collection-play Videos
    play.rectangle.on.rectangle.fill collection-play-fill Videos
    play.square ~ Play
    play.square.fill ~ Play
    play.square.stack collection-play Playlist
    play.square.stack.fill collection-play-fill Playlist
    play.tv ~ Play on TV
    play.tv.fill ~ Play on TV
    playpause own-playpause Play or Pause
    playpause.fill own-playpause-fill Play or Pause
    plus plus Add
    plus.app ~ Add
    plus.app.fill ~ Add
    plus.bubble ~ New Comment
    plus.bubble.fill ~ New Comment
    plus.circle plus-circle Add
    plus.circle.fill plus-circle-fill Add
    plus.diamond ~ Add
    plus.forwardslash.minus plus-slash-minus Plus or Minus
    plus.magnifyingglass zoom-in Zoom In
    plus.message ~ New Message
    plus.message.fill ~ New Message
    plus.minus.capsule plus-slash-minus Plus or Minus
    plus.rectangle ~ Add
    plus.rectangle.fill ~ Add
    plus.rectangle.fill.on.rectangle.fill own-rectangle-on-rectangle-plus-fill New Window
    plus.rectangle.on.folder folder-plus Add to Folder
    plus.rectangle.on.rectangle own-rectangle-on-rectangle-plus Duplicate
    plus.rectangle.portrait file-plus Add Page
    plus.slash.minus plus-slash-minus Plus or Minus
    plus.square plus-square Add
    plus.square.dashed ~ Add
    plus.square.fill.on.square.fill own-square-on-square-plus-fill Duplicate
    plus.square.on.square own-square-on-square-plus Duplicate
    plus.viewfinder ~ Add
    plusminus own-plusminus Plus or Minus
    point.3.connected.trianglepath.dotted share Connections
    point.3.filled.connected.trianglepath.dotted share-fill Connections
    point.bottomleft.forward.to.point.topright.scurvepath bezier2 Path
    point.topleft.down.curvedto.point.bottomright.up bezier2 Path
    point.topleft.down.to.point.bottomright.curvepath bezier2 Path
    power power Power
    poweroff power Power Off
    poweron own-poweron Power On
    poweroutlet.type.b own-poweroutlet Power Outlet
    poweroutlet.type.b.fill own-poweroutlet-fill Power Outlet
    powerplug plug Plug
    powerplug.fill plug-fill Plug
    powersleep moon Sleep
    printer printer Print
    printer.dotmatrix printer Printer
    printer.fill printer-fill Print
    printer.filled.and.paper printer-fill Printer
    projective badge-3d Projection
    purchased bag-check Purchased
    puzzlepiece puzzle Extension
    puzzlepiece.extension own-puzzle-extension Extension
    puzzlepiece.extension.fill own-puzzle-extension-fill Extension
    puzzlepiece.fill puzzle-fill Extension
    qrcode qr-code QR Code
    qrcode.viewfinder qr-code-scan Scan QR Code
    questionmark question Help
    questionmark.app ~ Unknown App
    questionmark.app.dashed ~ Unknown App
    questionmark.bubble ~ Question
    questionmark.bubble.fill ~ Question
    questionmark.circle question-circle Help
    questionmark.circle.fill question-circle-fill Help
    questionmark.diamond question-diamond Unknown
    questionmark.diamond.fill question-diamond-fill Unknown
    questionmark.folder ~ Unknown Folder
    questionmark.folder.fill ~ Unknown Folder
    questionmark.square question-square Unknown
    questionmark.square.dashed ~ Unknown
    questionmark.square.fill question-square-fill Unknown
    questionmark.video ~ Unknown Video
    quote.bubble chat-quote Quote
    quote.bubble.fill chat-quote-fill Quote
    quote.closing quote/down Closing Quote
    quote.opening quote Quote
    quotelevel blockquote-left Quote
    radio boombox Radio
    radio.fill boombox-fill Radio
    rainbow rainbow Rainbow
    rays own-rays Rays
    receipt receipt Receipt
    receipt.fill receipt-cutoff Receipt
    record.circle record-circle Record
    record.circle.fill record-circle-fill Record
    recordingtape voicemail Voicemail
    rectangle own-rectangle Rectangle
    rectangle.3.group columns-gap Groups
    rectangle.3.group.bubble chat-square-text Groups
    rectangle.3.group.fill columns-gap/fill Groups
    rectangle.and.arrow.up.right.and.arrow.down.left arrows-fullscreen Full Screen
    rectangle.and.hand.point.up.left own-rectangle-hand Choose Page
    rectangle.and.hand.point.up.left.fill own-rectangle-hand-fill Choose Page
    rectangle.and.paperclip paperclip Attachment
    rectangle.and.pencil.and.ellipse own-rectangle-pencil Edit Field
    rectangle.and.pencil.and.ellipsis own-rectangle-pencil Input
    rectangle.and.text.magnifyingglass own-rectangle-glass Search Text
    rectangle.badge.checkmark own-rectangle+ Confirmed
    rectangle.badge.minus own-rectangle+ Remove
    rectangle.badge.person.crop own-rectangle+ Contact
    rectangle.badge.plus own-rectangle+ Add
    rectangle.badge.xmark own-rectangle+ Remove
    rectangle.bottomthird.inset.filled ~ Bottom Panel
    rectangle.center.inset.filled window Centered
    rectangle.compress.vertical own-compress-vertical Collapse
    rectangle.connected.to.line.below diagram-3 Connected
    rectangle.dashed own-rectangle-dashed Selection
    rectangle.expand.vertical own-expand-vertical Expand
    rectangle.fill own-rectangle-fill Rectangle
    rectangle.fill.on.rectangle.angled.fill own-rectangle-on-rectangle-fill Stack
    rectangle.fill.on.rectangle.fill own-rectangle-on-rectangle-fill Stack
    rectangle.grid.1x2 hdd-stack Rows
    rectangle.grid.1x2.fill hdd-stack-fill Grid
    rectangle.grid.2x2 own-rectangle-grid-2x2 Grid
    rectangle.grid.2x2.fill own-rectangle-grid-2x2-fill Grid
    rectangle.grid.3x2 grid-3x2 Grid
    rectangle.grid.3x2.fill grid-3x2-gap-fill Grid
    rectangle.inset.filled window-fullscreen Filled Window
    rectangle.inset.filled.and.person.filled person-video Presentation
    rectangle.inset.filled.on.rectangle window-stack Windows
    rectangle.leadinghalf.inset.filled ~ Leading Half
    rectangle.leadingthird.inset.filled ~ Leading Panel
    rectangle.lefthalf.filled ~ Left Half
    rectangle.lefthalf.inset.filled ~ Left Half
    rectangle.on.rectangle own-rectangle-on-rectangle Windows
    rectangle.on.rectangle.angled own-rectangle-on-rectangle Windows
    rectangle.on.rectangle.slash own-rectangle-on-rectangle/slash Windows Off
    rectangle.portrait own-rectangle-portrait Portrait
    rectangle.portrait.and.arrow.forward box-arrow-right Sign Out
    rectangle.portrait.and.arrow.forward.fill own-rectangle-arrow-filled Sign Out
    rectangle.portrait.and.arrow.right box-arrow-right Sign Out
    rectangle.portrait.and.arrow.right.fill own-rectangle-arrow-filled Sign Out
    rectangle.portrait.badge.plus file-plus Add Page
    rectangle.portrait.fill own-rectangle-portrait-fill Portrait
    rectangle.portrait.on.rectangle.portrait files Pages
    rectangle.portrait.split.2x1 layout-split Split
    rectangle.righthalf.filled ~ Right Half
    rectangle.righthalf.inset.filled ~ Right Half
    rectangle.roundedtop window Window
    rectangle.slash own-rectangle/slash None
    rectangle.split.1x2 hdd-stack Split
    rectangle.split.1x2.fill hdd-stack-fill Split
    rectangle.split.2x1 own-rectangle-split Split
    rectangle.split.2x1.fill own-rectangle-split-fill Split
    rectangle.split.2x2 grid Split
    rectangle.split.3x1 own-rectangle-split-3 Columns
    rectangle.split.3x1.fill own-rectangle-split-3-fill Columns
    rectangle.split.3x3 grid-3x3 Split
    rectangle.stack own-rectangle-stack Stack
    rectangle.stack.badge.minus own-rectangle-stack+ Remove From Stack
    rectangle.stack.badge.person.crop own-rectangle-stack+ Shared Stack
    rectangle.stack.badge.play collection-play Play Stack
    rectangle.stack.badge.plus own-rectangle-stack+ Add to Stack
    rectangle.stack.fill own-rectangle-stack-fill Stack
    rectangle.stack.person.crop own-rectangle-stack/with-person-circle Shared Stack
    rectangle.topthird.inset.filled ~ Top Panel
    rectangle.trailinghalf.inset.filled ~ Trailing Half
    rectangle.trailingthird.inset.filled ~ Trailing Panel
    remote play-btn Remote
    remote.fill play-btn-fill Remote
    repeat repeat Repeat
    repeat.1 repeat-1 Repeat Once
    restart own-restart Restart
    retarder.brakesignal.and.exclamationmark exclamation-circle Brake Warning
    return arrow-return-left Return
    return.left arrow-return-left Return
    return.right arrow-return-right Return
    rhombus own-rhombus Rhombus
    rhombus.fill own-rhombus-fill Rhombus
    richtext.page file-earmark-richtext Rich Text Page
    richtext.page.fill file-earmark-richtext-fill Rich Text Page
    road.lanes signpost Road
    rosette own-rosette Award
    rotate.3d own-cube-3d Rotate in Space
    rotate.left own-rotate/flip Rotate Left
    rotate.left.fill own-rotate-fill/flip Rotate Left
    rotate.right own-rotate Rotate Right
    rotate.right.fill own-rotate-fill Rotate Right
    ruler own-ruler Ruler
    ruler.fill own-ruler-fill Ruler
    rupeesign.circle currency-rupee Rupee
    """
}

import Foundation

/// An e-mail message that a person is to finish and send in their own program.
package struct MailDraft: Hashable, Sendable {
  package var subject: String
  package var body: String
  /// Files of this program, which are there until it ends.
  package var attachments: [URL]

  package init(subject: String, body: String, attachments: [URL] = []) {
    self.subject = subject
    self.body = body
    self.attachments = attachments
  }
}

/** What other modules may use of messages. */
export { writeValue, type MessageKind, type MessageValue } from './message-kind.ts'
export { accountMessages } from './account-messages.ts'
export { mailNow, mailsTogether, type MailsTogether } from './mails-together.ts'
export { messagesMessages } from './messages.messages.ts'
export { notify } from './notify.ts'

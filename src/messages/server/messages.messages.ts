import type { LocalText } from '#platform/shared/local-text.ts'
import type { MessageKind } from './message-kind.ts'

type Announced = { announcement: string; title: LocalText; body: LocalText; link: string }

const announced = (type: 'SYSTEM' | 'PROMOTION', name: string): MessageKind<Announced> => ({
  name,
  type,
  title: { en: '{{title}}', zh: '{{title}}' },
  body: { en: '{{body}}', zh: '{{body}}' },
  link: ({ link }) => link,
})

/** What the agency tells many: its words are parameters. */
export const messagesMessages = {
  notice: announced('SYSTEM', 'messages.notice'),
  offer: announced('PROMOTION', 'messages.offer'),
}

import { type MessageKind, writeValue } from '#messages/server/public.ts'

import type { LocalText } from '#platform/shared/local-text.ts'
import { isStillWaiting } from '#pending-matters/server/public.ts'

type Due = { day: string } | { instant: string }
export type AboutMatter = {
  companyId: string
  id: string
  what: LocalText
  subject: LocalText
  due: Due
  missed: LocalText | null
  link: string
}

const AHEAD = {
  title: { en: 'Due {{due}}: {{what}}', zh: '{{due}}截止：{{what}}' },
  body: {
    en: '{{what}} ({{subject}}) is due {{due}}.{{follows}}',
    zh: '“{{subject}}”的“{{what}}”将于{{due}}截止。{{follows}}',
  },
}
const LATE = {
  title: { en: 'Overdue since {{due}}: {{what}}', zh: '已逾期（{{due}}截止）：{{what}}' },
  body: {
    en: '{{what}} ({{subject}}) was due {{due}} and is still waiting for you. Please do it as soon as you can.',
    zh: '“{{subject}}”的“{{what}}”已于{{due}}到期，仍待您处理，请尽快完成。',
  },
}

const kindOf = (name: string, type: MessageKind['type'], texts: typeof AHEAD): MessageKind<AboutMatter> => ({
  name: `calendar.${name}`,
  type,
  asksToAct: true,
  ...texts,
  words: ({ missed }, reader) => {
    const text = missed ? writeValue(missed, reader) : ''
    return { follows: text === '' ? '' : reader.lang === 'zh' ? `${text}。` : ` ${text}.` }
  },
  link: ({ link }) => link,
  isOver: async (executor, { companyId, id, due }) =>
    !(await isStillWaiting(executor, { companyId, id, due })),
})

/** Reminders of what waits: of an order, and of everything else. */
export const calendarMessages = {
  paymentDue: kindOf('paymentDue', 'ORDER', AHEAD),
  due: kindOf('due', 'WORK_ORDER', AHEAD),
  overdue: kindOf('overdue', 'WORK_ORDER', LATE),
}

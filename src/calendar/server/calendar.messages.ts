import { type MessageKind, writeValue } from '#messages/server/public.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { RENEWABLE_AFTER } from '#registrations/renewal-span.ts'
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
const RENEWAL_AHEAD = {
  title: { en: 'Ends {{due}}: {{subject}}', zh: '{{due}}到期：{{subject}}' },
  body: {
    en: '{{what}}. It is covered until {{due}}.{{follows}} A renewal is ordered and paid in one go; there is no form to fill in again.',
    zh: '{{what}}。服务至{{due}}止，{{follows}}续费只需下单付款，无需重新填写资料。',
  },
}
const RENEWAL_OVER = {
  title: { en: 'Ended {{due}}: {{subject}}', zh: '已于{{due}}到期：{{subject}}' },
  body: {
    en: '{{what}}. It was not renewed, so nothing after {{due}} is covered. You can still renew until {{until}}; after that it has to be bought as a new service.',
    zh: '{{what}}。该服务未续费，{{due}}之后不在服务范围内。最迟{{until}}仍可续费，逾期须重新购买。',
  },
}

const kindOf = (name: string, type: MessageKind['type'], texts: typeof AHEAD): MessageKind<AboutMatter> => ({
  name: `calendar.${name}`,
  type,
  asksToAct: true,
  ...texts,
  words: ({ missed, due }, reader) => {
    const text = missed ? writeValue(missed, reader) : ''
    const follows = text === '' ? '' : reader.lang === 'zh' ? `${text}。` : ` ${text}.`
    const until = 'day' in due ? writeValue({ day: addDays(due.day, RENEWABLE_AFTER) }, reader) : ''
    return { follows, until }
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
  renewalDue: kindOf('renewalDue', 'ORDER', RENEWAL_AHEAD),
  renewalOver: kindOf('renewalOver', 'ORDER', RENEWAL_OVER),
}

import type { PendingMatter } from '#pending-matters/contract.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { EntryKind } from '../entry.ts'
import type { Entry, Reading } from './entry-drafts.ts'

const KINDS: Partial<Record<PendingMatter['type'], EntryKind>> = {
  PAYMENT: 'PAYMENT',
  REAUTHORISATION: 'RENEWAL',
  RENEWAL: 'RENEWAL',
  DECLARATION_CONFIRM: 'RETURN',
  TAX_PAYMENT: 'RETURN',
}

/** What waits for the seller: the same words, day and link as in the to-dos. */
export function entryOfMatter(matter: PendingMatter, { lang, timeZone }: Reading): Entry[] {
  const { dueAt, consequence, money } = matter
  if (dueAt === null) return []
  const isTax = matter.type === 'TAX_PAYMENT'
  const isInstant = dueAt.length > 'YYYY-MM-DD'.length
  return [
    {
      id: matter.id,
      kind: KINDS[matter.type] ?? 'TODO',
      day: isInstant ? dayOf(new Date(dueAt), timeZone) : dueAt,
      time: isInstant ? dueAt : null,
      title: matter.title,
      subject: matter.subject,
      country: matter.country,
      turn: 'seller',
      turnFrom: null,
      overdue: matter.overdue,
      shift: null,
      consequence: consequence === null ? null : { text: consequence, source: null },
      money: money && {
        ...money,
        ...(isTax ? TAX : FEE),
        certain: true,
        basis: BASIS[isTax ? 'confirmed' : 'agreed'][lang],
      },
      link: matter.link,
    },
  ]
}

const FEE = { part: 'FEE' } as const
const TAX = { part: 'TAX' } as const
const BASIS = {
  agreed: { en: 'As agreed in the order', zh: '以订单金额为准' },
  confirmed: { en: 'As confirmed', zh: '以确认的申报为准' },
}

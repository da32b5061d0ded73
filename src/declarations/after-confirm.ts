import type { Day } from '#platform/shared/calendar.ts'
import type { DeclarationKind, FilingStatus, TaxStatus } from './declaration.ts'

/** What happens with a declaration from its calculation on, in this order. */
type NextStep = 'CHECK' | 'CONFIRM' | 'SIGN_OFF' | 'FILE' | 'ANSWER' | 'PAY' | 'CREDIT'
type NextHolder = 'us' | 'you' | 'signer' | 'authority'

export type NextStop = {
  step: NextStep
  by: NextHolder
  state: 'done' | 'now' | 'next'
  /** When it was done. */
  doneAt: string | null
  /** By when it is done, where a day is known or promised. */
  until: { moment: string } | { day: Day } | null
}

type Facts = {
  kind: DeclarationKind
  status: FilingStatus
  taxStatus: TaxStatus
  payable: { amount: number } | null
  dueAt: Day | null
  payBy: Day | null
  receiptAt: string | null
  silence: { lastSafeAt: string } | null
  history: readonly { action: string; at: string }[]
}

const FILED = 4

/** How many of CHECK, CONFIRM, SIGN_OFF, FILE and ANSWER are done; undefined: nothing follows as things are. */
const DONE: Partial<Record<FilingStatus, number>> = {
  CALCULATED: 0,
  AWAITING_CONFIRMATION: 1,
  QUERIED: 1,
  CONFIRMED: 2,
  FILED,
  ACCEPTED: 5,
}

const SETTLED: ReadonlySet<TaxStatus> = new Set(['PAID', 'CARRIED', 'REFUNDED'])

/**
 * What follows, by whom and by when; empty while there are no figures, once the authority has refused them, and once all
 * is done. Quantities need no licence, and neither they nor a list are paid.
 */
export function afterConfirming(facts: Facts): NextStop[] {
  const done = DONE[facts.status]
  if (done === undefined) return []
  const filing = filingStops(facts, done)
  const tax = taxStop(facts, done)
  const stops = tax ? [...filing, tax] : filing
  return stops.every(({ state }) => state === 'done') ? [] : stops
}

function filingStops(facts: Facts, done: number): NextStop[] {
  const { kind, status, dueAt, receiptAt, silence } = facts
  const at = (action: string) => facts.history.findLast((step) => step.action === action)?.at ?? null
  const isQueried = status === 'QUERIED'
  const lastSafe = silence && { moment: silence.lastSafeAt }
  const filed = dueAt === null ? null : { day: dueAt }
  const all: Omit<NextStop, 'state'>[] = [
    { step: 'CHECK', by: 'us', doneAt: at('check'), until: null },
    { step: 'CONFIRM', by: isQueried ? 'us' : 'you', doneAt: at('confirm'), until: lastSafe },
    { step: 'SIGN_OFF', by: 'signer', doneAt: at('file'), until: null },
    { step: 'FILE', by: 'us', doneAt: at('file'), until: filed },
    { step: 'ANSWER', by: 'authority', doneAt: receiptAt ?? at('accept'), until: null },
  ]
  const numbered = all.map((stop, index) => {
    const isNow = index === done
    const state = index < done ? ('done' as const) : isNow ? ('now' as const) : ('next' as const)
    return { ...stop, state, doneAt: state === 'done' ? stop.doneAt : null }
  })
  const shown = numbered.filter(({ step }) => step !== 'SIGN_OFF' || kind !== 'EPR')
  // Without a sign-off, filing is what comes next.
  if (kind === 'EPR' && status === 'CONFIRMED')
    return shown.map((stop) => (stop.step === 'FILE' ? { ...stop, state: 'now' } : stop))
  return shown
}

function taxStop({ kind, payable, payBy, taxStatus }: Facts, done: number): NextStop | undefined {
  if (kind === 'EPR' || kind === 'EC_SALES_LIST' || !payable || payable.amount === 0) return undefined
  const isFiled = done >= FILED
  const state = SETTLED.has(taxStatus) ? 'done' : isFiled ? 'now' : 'next'
  if (payable.amount < 0) return { step: 'CREDIT', by: 'us', state, doneAt: null, until: null }
  // What was sent waits to be credited by the authority, and we match it.
  const by = taxStatus === 'PROOF_SENT' ? 'us' : 'you'
  return { step: 'PAY', by, state, doneAt: null, until: payBy === null ? null : { day: payBy } }
}

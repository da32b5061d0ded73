import { monthsOfValidity } from '#catalogue/validity-bought.ts'
import { isDay, type Day } from '#platform/shared/calendar.ts'
import type { Rhythm } from '#catalogue/codes.ts'
import type { TermRow } from '#registrations/server/public.ts'
import { normaliseNumber } from '../../granted-number.ts'
import type { Work } from '../work.ts'
import type { NodeRow } from '../work-orders.tables.ts'
import { wrongField } from '../wrong-field.ts'
import { begin, filingNode, kindOf, obtainedBy, type Facts } from './begin-filing.ts'
import { earlierMonthsOf } from './earlier-months.ts'
import { filingOfWork, purchaseOf } from './filing-of-work.ts'

/** What staff say when they hand over. */
export type Handover = {
  validUntil?: Day
  /** The number that is filed for, where no step obtained one and no form has it. */
  number?: string
  rhythm?: Rhythm
  firstMonth?: string
}

/**
 * Records what was obtained and until when it is valid, and begins the filing that was bought with it. A paid filing
 * cannot be handed over without its periods.
 */
export async function handOver(work: Work, node: NodeRow, handover: Handover): Promise<void> {
  const term = await filingOfWork(work)
  const obtained = obtainedBy(work, handover.validUntil ?? null)
  await checkValidity(work, obtained, handover, term)
  if (handover.validUntil) node.details = { ...node.details, validUntil: handover.validUntil }
  const facts = term?.status === 'WAITING' ? withNumber(term, obtained, handover) : obtained
  const { rhythm, firstMonth } = handover
  const isNew = term !== undefined && obtained.kind !== null
  const earlierMonths = isNew ? await earlierMonthsOf(work.tx, work.deps, work.workOrder) : undefined
  if (hasSomething(facts)) await begin(work, term, facts, { rhythm, firstMonth, earlierMonths })
  if (term && !work.nodes.some(({ kind }) => kind === 'FILING_TERM')) addFilingNode(work)
}

function addFilingNode(work: Work): void {
  const node = filingNode(work)
  work.nodes.push(node)
  work.newNodes.push(node)
}

function hasSomething({ kind, registrationNumber, validTo }: Facts): boolean {
  return kind !== null || registrationNumber !== null || validTo !== null
}

/** The confirmation of a scheme may come without a number; every other filing is for a number. */
function withNumber(term: TermRow, obtained: Facts, { number: raw }: Handover): Facts {
  if (obtained.kind !== null) return obtained
  if (raw === undefined) throw wrongField('number_missing', 'number')
  const number = normaliseNumber(kindOf(term), term.country, raw)
  if (number === undefined) throw wrongField('number_wrong', 'number')
  return { ...obtained, kind: kindOf(term), registrationNumber: number }
}

async function checkValidity(
  work: Work,
  { validFrom }: Facts,
  { validUntil }: Handover,
  term: TermRow | undefined,
): Promise<void> {
  if (validUntil === undefined) {
    const purchase = term ? undefined : await purchaseOf(work.tx, work.deps, work.workOrder)
    if (purchase && monthsOfValidity(purchase.product, purchase.options) !== null)
      throw wrongField('valid_until_missing', 'validUntil')
    return
  }
  if (!isDay(validUntil) || validUntil < (validFrom ?? work.today))
    throw wrongField('valid_until_wrong', 'validUntil')
}

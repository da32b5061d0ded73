import type { VatEngine } from '#vat/engine/determine-vat.ts'
import type { Transaction, VatDecision, VatResult } from '#vat/engine/vat-result.ts'
import { notesOf, type RowNote } from './row-notes.ts'

/**
 * By the fact that cannot be read: what can stand there instead, so that the rest of the row is read. It says nothing about
 * the sale, and no verdict is made of it. Goods between two places in one state need the fewest further facts, and a currency
 * with three decimals takes the amounts of all others.
 */
const READABLE: Readonly<Record<string, (row: Transaction) => Transaction>> = {
  type: ({ gross }) => ({ type: gross === undefined || gross === '' ? 'RETURN' : 'SALE' }),
  date: () => ({ date: '2025-06-15' }),
  original_supply_date: () => ({ original_supply_date: undefined }),
  depart: () => ({ depart: 'DE', depart_postcode: '' }),
  arrive: () => ({ arrive: 'DE', arrive_postcode: '' }),
  gross: () => ({ gross: '1' }),
  sale_sign: () => ({ gross: '1' }),
  refund_sign: () => ({ gross: '-1' }),
  currency: () => ({ currency: 'KWD' }),
  cost_price: () => ({ cost_price: '1' }),
}

const isUndecided = ({ status }: VatDecision): boolean => status === 'QUESTION' || status === 'REFUSED'

const factsOf = ({ refusal, questions }: VatDecision): string[] =>
  refusal ? [refusal.fact ?? ''] : questions.map(({ fact }) => fact)

/**
 * What else is wrong with the cells of a row: the engine refuses it for the first of its faults. Each is put right in turn,
 * until the row could be decided, or something about the seller is asked.
 */
export function furtherErrors(engine: VatEngine, transaction: Transaction, first: VatResult): RowNote[] {
  const found: RowNote[] = []
  const mended = new Set<string>()
  let row = transaction
  for (let { decision } = first; isUndecided(decision);) {
    const facts = factsOf(decision)
    if (decision !== first.decision) found.push(...errorsIn(decision))
    if (facts.some((fact) => !Object.hasOwn(READABLE, fact) || mended.has(fact))) break
    for (const fact of facts) {
      mended.add(fact)
      row = { ...row, ...READABLE[fact]?.(row) }
    }
    decision = engine(row).decision
  }
  return found
}

/** Those of cells; what is asked about the seller may be so only because of what was put in their place. */
function errorsIn(decision: VatDecision): RowNote[] {
  return notesOf(decision).filter(({ severity, aboutSeller }) => severity === 'ERROR' && !aboutSeller)
}

/** All that is wrong with the cells of a row that is refused for another reason. */
export function errorsOf(engine: VatEngine, transaction: Transaction): RowNote[] {
  const first = engine(transaction)
  if (!isUndecided(first.decision)) return []
  return [...errorsIn(first.decision), ...furtherErrors(engine, transaction, first)]
}

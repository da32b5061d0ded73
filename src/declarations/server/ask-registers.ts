import { dayOf } from '#platform/shared/calendar.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import type { VatNumberLookUp } from '#tax-numbers/server/public.ts'
import { numbersToAsk } from '../numbers-to-ask.ts'
import { declarationsIn } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numbersBehind } from './numbers-behind.ts'
import { requestOne } from './request-one.ts'
import type { CalculationDeps } from './return-sources.ts'

type Deps = CalculationDeps & { lookUp: VatNumberLookUp }

export const ASK_REGISTERS_JOB = 'declarations.ask-registers'

const BATCH = 200
const UNCONFIRMED = ['AWAITING_DATA', 'CALCULATED', 'AWAITING_CONFIRMATION', 'QUERIED'] as const
/** A register takes a second for an answer and blocks who asks too much; what is left is asked an hour later. */
const MOST_A_RUN = 300
/** So many in a row without an answer, and the registers are away. */
const MOST_SILENT = 5

/** How much one run may still ask. */
type Patience = { left: number; silent: number }

const isOver = ({ left, silent }: Patience): boolean => left <= 0 || silent >= MOST_SILENT

/**
 * Asks the registers about the VAT numbers behind the returns that nobody has confirmed yet, of one company or all. A
 * return about whose numbers there is news is calculated again. @returns how many numbers were asked about
 */
export async function askRegisters(deps: Deps, companyId?: string): Promise<number> {
  const patience = { left: MOST_A_RUN, silent: 0 }
  for (let after = { companyId: '', id: '' }; ;) {
    const rows = await declarationsIn(deps.db, { statuses: UNCONFIRMED, companyId, after, limit: BATCH })
    for (const row of rows) {
      if (isOver(patience)) break
      await askAbout(deps, row, patience)
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH || isOver(patience)) return MOST_A_RUN - patience.left
    after = last
  }
}

async function askAbout(deps: Deps, row: DeclarationRow, patience: Patience): Promise<void> {
  const behind = await numbersBehind(deps.db, deps.sources, row)
  const numbers = behind
    ? [behind.own, ...behind.buyers].filter((number) => checkVatNumber(number).valid)
    : []
  const answers = await deps.sources.registerAnswers(deps.db, [...new Set(numbers)])
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let hasNews = false
  for (const number of numbersToAsk(numbers, answers, today)) {
    if (isOver(patience)) break
    const answer = await deps.lookUp(number)
    if (answer.status === 'notAsked') continue
    patience.left -= 1
    patience.silent = answer.status === 'unavailable' ? patience.silent + 1 : 0
    // That a number is still in force changes no return; that it was denied before, and no longer is, does.
    hasNews ||= answer.status === 'invalid' || (answer.status === 'valid' && wasDenied(answers, number))
  }
  if (hasNews) await deps.db.transaction((tx) => requestOne(tx, deps, row))
}

const wasDenied = (answers: readonly { number: string; valid: boolean }[], number: string): boolean =>
  answers.some((said) => said.number === number && !said.valid)

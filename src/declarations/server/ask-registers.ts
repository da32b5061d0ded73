import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import { companiesWithBuyers, followRegisters, numbersWithoutAnswer } from '#reports/server/public.ts'
import { silentNumbers, type VatNumberLookUp } from '#tax-numbers/server/public.ts'
import { askByState, isOver, type Patience } from '../ask-by-state.ts'
import { numbersToAsk } from '../numbers-to-ask.ts'
import { declarationsIn } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { numbersBehind } from './numbers-behind.ts'
import { requestOne } from './request-one.ts'
import type { CalculationDeps } from './return-sources.ts'

type Deps = ServerDeps & CalculationDeps & { lookUp: VatNumberLookUp }

export const ASK_REGISTERS_JOB = 'declarations.ask-registers'

const BATCH = 200
const UNCONFIRMED = ['AWAITING_DATA', 'CALCULATED', 'AWAITING_CONFIRMATION', 'QUERIED'] as const
/** A register takes a second for an answer and blocks who asks too much; what is left is asked an hour later. */
const MOST_A_RUN = 300
/** Of those that no return waits for: numbers that no register knows are passed over. */
const MOST_LOOKED_AT = 5_000

/**
 * Asks the registers about the VAT numbers behind the returns that nobody has confirmed yet, then about those of buyers on
 * which nobody has had an answer, of one company or all. A return about whose numbers there is news is calculated again,
 * and sales to buyers about whom there is news are determined anew. @returns how many numbers were asked about
 */
export async function askRegisters(deps: Deps, companyId?: string): Promise<number> {
  const patience: Patience = { left: MOST_A_RUN, hasAnswer: false, away: new Set() }
  await askBehindReturns(deps, companyId, patience)
  await askAboutBuyers(deps, companyId, patience)
  for (const one of companyId === undefined ? await companiesWithBuyers(deps.db) : [companyId])
    await followRegisters(deps, one)
  return MOST_A_RUN - patience.left
}

async function askBehindReturns(
  deps: Deps,
  companyId: string | undefined,
  patience: Patience,
): Promise<void> {
  for (let after = { companyId: '', id: '' }; ;) {
    const rows = await declarationsIn(deps.db, { statuses: UNCONFIRMED, companyId, after, limit: BATCH })
    for (const row of rows) {
      if (isOver(patience)) break
      await askAbout(deps, row, patience)
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH || isOver(patience)) return
    after = last
  }
}

async function askAbout(deps: Deps, row: DeclarationRow, patience: Patience): Promise<void> {
  const behind = await numbersBehind(deps.db, deps.sources, row)
  const numbers = behind
    ? [behind.own ?? '', ...behind.buyers].filter((number) => checkVatNumber(number).valid)
    : []
  const answers = await deps.sources.registerAnswers(deps.db, [...new Set(numbers)])
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let hasNews = false
  await askEach(deps, numbersToAsk(numbers, answers, today), patience, (number, status) => {
    // That a number is still in force changes no return; that it was denied before, and no longer is, does.
    hasNews ||= status === 'invalid' || (status === 'valid' && mayBeNews(answers, number))
  })
  if (hasNews) await deps.db.transaction((tx) => requestOne(tx, deps, row))
}

type Heard = (number: string, status: Awaited<ReturnType<VatNumberLookUp>>['status']) => void

async function askEach(
  { db, lookUp }: Deps,
  numbers: readonly string[],
  patience: Patience,
  heard: Heard = () => {},
): Promise<void> {
  const wasSilent = await silentNumbers(db, numbers)
  await askByState(numbers, wasSilent, {
    patience,
    ask: async (number) => {
      const { status } = await lookUp(number)
      heard(number, status)
      if (status === 'notAsked') return status
      return status === 'unavailable' ? 'silent' : 'answered'
    },
  })
}

/** Buyers whose sales are in no return yet, or in one that was confirmed. */
async function askAboutBuyers(deps: Deps, companyId: string | undefined, patience: Patience): Promise<void> {
  if (isOver(patience)) return
  const wanted = await numbersWithoutAnswer(deps.db, companyId)
  const answers = await deps.sources.registerAnswers(
    deps.db,
    wanted.map(({ number }) => number),
  )
  const answered = new Set(answers.map(({ number }) => number))
  const numbers = [...new Set(wanted.map(({ number }) => number))].filter((number) => !answered.has(number))
  await askEach(deps, beginningAt(numbers, hourOf(deps.clock.now())).slice(0, MOST_LOOKED_AT), patience)
}

const hourOf = (at: Date): number => Math.floor(at.getTime() / 3_600_000)

/** Elsewhere each hour: more are wanted than one run may ask. */
function beginningAt(numbers: readonly string[], hour: number): string[] {
  const start = (hour * STEP) % Math.max(1, numbers.length)
  return [...numbers.slice(start), ...numbers.slice(0, start)]
}

/** Shares no factor with most lengths of a list. */
const STEP = 97

/** It was denied until now, or nobody had answered. */
const mayBeNews = (answers: readonly { number: string; valid: boolean }[], number: string): boolean =>
  !answers.some((said) => said.number === number && said.valid) || wasDenied(answers, number)

const wasDenied = (answers: readonly { number: string; valid: boolean }[], number: string): boolean =>
  answers.some((said) => said.number === number && !said.valid)

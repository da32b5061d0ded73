import { SERVICES } from './answers.ts'
import { daysAgo } from './days-ago.ts'
import { MOST_COMPANIES } from './companies.ts'
import { diceFrom, inShares } from './dice.ts'
import { type EndingName, SHARES } from './endings.ts'
import { someTimeAfter } from './working-hours.ts'

const ORDERS_A_COMPANY = 6
const MONTHS_BACK = 6
const DAY_MS = 86_400_000
const SEED = 20_260_501

/** What becomes of one order, and who has to do with it. */
export type Planned = {
  /** Which company, and which of the people who work on orders. */
  company: number
  agent: number
  code: string
  ending: EndingName
  serial: number
  /** When it is ordered; milliseconds. */
  begins: number
}

/** Before the first of all orders. */
export const beginningOf = (told: number): Date => new Date(told - (MONTHS_BACK * 31 + 10) * DAY_MS)

/** `count` orders of the six months before `told`, the oldest first: so their numbers are in the order of their days. */
export function planLives({
  told,
  count,
  agents,
}: {
  told: number
  count: number
  agents: number
}): Planned[] {
  const dice = diceFrom(SEED)
  const companies = Math.min(MOST_COMPANIES, Math.ceil(count / ORDERS_A_COMPANY))
  const codes = inShares(dice, count, SERVICES)
  return inShares(dice, count, SHARES)
    .map((ending, serial) => ({
      company: serial % companies,
      agent: dice.between(0, agents - 1),
      code: codes[serial] ?? 'vat-registration-de',
      ending,
      serial,
      begins: someTimeAfter(dice, told - daysAgo(dice, ending, MONTHS_BACK) * DAY_MS, 0, 'seller'),
    }))
    .toSorted((a, b) => a.begins - b.begins)
}

/** Choices of one order, which are the same whatever became of the others. */
export const diceOf = ({ serial }: Planned) => diceFrom(SEED + serial + 1)

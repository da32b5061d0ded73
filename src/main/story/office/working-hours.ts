import type { Dice } from './dice.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** UTC: between 8 and 16 in Berlin and from morning to evening in China. */
const OFFICE = [7, 15] as const
const SELLERS = [1, 12] as const
const SATURDAY = 6

/** Some days after an instant, at an hour at which people work there; an office does not on weekends. */
export function someTimeAfter(dice: Dice, since: number, days: number, who: 'agency' | 'seller'): number {
  const [from, to] = who === 'agency' ? OFFICE : SELLERS
  const wanted = Math.floor(since / DAY_MS) + days
  const day = who === 'agency' ? notOnWeekend(wanted) : wanted
  const at = day * DAY_MS + dice.between(from * 60, to * 60) * MINUTE_MS
  return Math.max(at, since + dice.between(5, 90) * MINUTE_MS)
}

function notOnWeekend(day: number): number {
  return new Date(day * DAY_MS).getUTCDay() % SATURDAY === 0 ? notOnWeekend(day + 1) : day
}

import { timePerTurn } from '../time-per-turn.ts'
import type { Reading } from './present-card.ts'
import type { HistoryRow } from './work-orders.tables.ts'

const inSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** @param history newest first, as it is read */
export function presentClock(history: readonly HistoryRow[], { now }: Reading) {
  const { agency, seller, authority, hold, nobody } = timePerTurn(history.toReversed(), now)
  return {
    agency: inSeconds(agency),
    seller: inSeconds(seller),
    authority: inSeconds(authority),
    hold: inSeconds(hold),
    nobody: inSeconds(nobody),
  }
}

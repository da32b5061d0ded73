import type { GbCorrection } from './gb-correction.ts'

/** Pence by box of the VAT100. */
type Boxes = ReadonlyMap<string, number>

/**
 * What an error in an earlier return adds to the next one: the net of the output tax in the VAT payable portion, that of
 * the input tax in the VAT allowable portion of the account, which are boxes 1 and 4. Boxes 6 to 9 are of the period's
 * own supplies. Source: VAT Regulations 1995 (SI 1995/2518), regulation 34(4) and (5).
 */
export function carriedAmounts(filed: Boxes, corrected: Boxes): { box: '1' | '4'; units: number }[] {
  const change = (box: string): number => (corrected.get(box) ?? 0) - (filed.get(box) ?? 0)
  const amounts = [
    { box: '1', units: change('3') },
    { box: '4', units: change('4') },
  ] as const
  return amounts.filter(({ units }) => units !== 0)
}

/** TARGET_UNKNOWN: above £10,000 it depends on box 6 of a return that has no figures yet. */
export type CarryFault = 'NOT_BRITISH' | 'TOO_LATE' | 'TOO_LARGE' | 'TARGET_UNKNOWN'

const ALWAYS = 1_000_000
const MOST = 5_000_000

/**
 * Whether the errors found in a period may stand in its return: their net value counts, and box 6 of that return. Source:
 * HMRC, VAT Notice 700/45 section 4 and manual VAEC7150; deliberate errors are never carried.
 * @param net pence; what all corrections that are carried together change in box 5, debts and credits set off
 * @param box6 pence, of the return that takes them; null: not calculated yet
 */
export function carryFault(
  how: GbCorrection | null,
  { net, box6 }: { net: number; box6: number | null },
): CarryFault | null {
  if (how === null) return 'NOT_BRITISH'
  if (how === 'TOO_LATE') return how
  const size = Math.abs(net)
  if (size <= ALWAYS) return null
  if (size > MOST) return 'TOO_LARGE'
  if (box6 === null) return 'TARGET_UNKNOWN'
  return size * 100 <= box6 ? null : 'TOO_LARGE'
}

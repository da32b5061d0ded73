import type { CalendarEntry } from '#calendar/contract.ts'

/** What is certain, what tax is estimated, and fees that are not agreed yet; amounts without a rate are left out. */
export function sumUp(entries: readonly Pick<CalendarEntry, 'money'>[]) {
  const sums = { certain: 0, estimated: 0, fees: 0 }
  for (const { money } of entries)
    if (money && money.counted !== null)
      sums[money.certain ? 'certain' : money.part === 'TAX' ? 'estimated' : 'fees'] += money.counted
  return sums
}

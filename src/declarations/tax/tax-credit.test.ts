import { expect, it } from 'vitest'
import { canCarry, isAccountedFor, isAnswered } from './tax-credit.ts'

const polish = { country: 'PL', kind: 'RETURN', scheme: 'LOCAL', corrects: null } as const

it.each([
  [polish, true],
  [{ ...polish, country: 'DE' }, false],
  [{ ...polish, kind: 'ANNUAL' } as const, false],
  [{ ...polish, scheme: 'OSS_UNION' } as const, false],
  [{ ...polish, corrects: 'dc_1' }, false],
])('%j is carried: %s', (declaration, carried) => {
  expect(canCarry(declaration)).toBe(carried)
})

it.each([
  [-500, 500, 0, true],
  [-500, 300, 200, true],
  [-500, 0, 500, true],
  [-500, 500, 1, false],
  [-500, 499, 0, false],
])('%i, of which %i was paid out and %i set off: %s', (payable, refunded, setOff, whole) => {
  expect(isAccountedFor(payable, { refunded, setOff })).toBe(whole)
})

const at = (day: string) => new Date(`2026-05-${day}T08:00:00Z`)
const sent = (day: string) => ({ fileId: 'fl_1', sentAt: at(day).toISOString(), sentBy: 'Lin' })

it.each([
  ['nothing asked', null, null, [sent('01')], false],
  ['asked, nothing sent', 'Invoices', at('02'), [], false],
  ['sent after it', 'Invoices', at('02'), [sent('03')], true],
  ['asked again since', 'Invoices', at('04'), [sent('03')], false],
  ['asked before the moment was kept', 'Invoices', null, [sent('03')], true],
])('%s: answered %s', (_name, asked, askedAt, evidence, answered) => {
  expect(isAnswered({ asked, askedAt, evidence })).toBe(answered)
})

import { expect, it } from 'vitest'
import { DECLARATION_KINDS, FILING_STATUSES } from '../declaration.ts'
import { turnName, workStatusName } from '../names.ts'
import { HOLDERS } from '../whose-turn.ts'
import { packWords } from './pack-words.ts'

const OFFICE = /tax|税/i

it.each(DECLARATION_KINDS)('a pack of %s names the one to whom it went', (kind) => {
  const { reference, receipt, number } = packWords(kind)
  const isTax = kind !== 'EPR'
  for (const { en, zh } of [reference, receipt, number])
    expect([OFFICE.test(en), OFFICE.test(zh)]).toEqual([isTax, isTax])
})

it('staff read of no tax office where quantities go to a register or a scheme', () => {
  const names = [
    ...FILING_STATUSES.map((status) => workStatusName({ kind: 'EPR', status })),
    ...HOLDERS.map((holder) => turnName({ kind: 'EPR', holder })),
  ]
  expect(names.filter(({ en, zh }) => OFFICE.test(en) || OFFICE.test(zh))).toEqual([])
  expect(turnName({ kind: 'RETURN', holder: 'authority' })).toEqual({ en: 'Tax office', zh: '税局' })
  expect(workStatusName({ kind: 'RETURN', status: 'ACCEPTED' }).zh).toBe('税局已受理')
})

import { expect, it } from 'vitest'
import { ALL_FILING } from './all-filing.ts'
import { latenessOf } from './late-returns.ts'

it.each([
  ['DE', '1% of the unpaid tax', 'AO § 240'],
  ['GB', 'A penalty point', 'Finance Act 2021'],
  ['OSS_UNION', 'excluded for two years', '282/2011, art. 58b'],
  ['IOSS', 'excluded for two years', '282/2011, art. 58b'],
])('a late return in %s: %s (%s)', (calendar, text, source) => {
  expect(latenessOf(calendar)).toMatchObject({
    text: { en: expect.stringContaining(text), zh: expect.stringMatching(/\p{Script=Han}/u) },
    source: { en: expect.stringContaining(source), zh: expect.stringMatching(/\p{Script=Han}/u) },
  })
})

it('says nothing where nobody has checked', () => {
  for (const unknown of ['IT', 'ZZ', 'constructor', '']) expect(latenessOf(unknown)).toBeUndefined()
})

it('fits beside a due day', () => {
  for (const calendar of [...Object.keys(ALL_FILING), 'OSS_UNION', 'IOSS'])
    expect(latenessOf(calendar)?.text.en.length ?? 0).toBeLessThan(64)
})

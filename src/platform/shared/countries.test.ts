import { expect, it } from 'vitest'
import { countryInSentence } from './countries.ts'

it.each([
  ['GB', 'the United Kingdom', '英国'],
  ['NL', 'the Netherlands', '荷兰'],
  ['DE', 'Germany', '德国'],
  ['XI', 'Northern Ireland', '北爱尔兰'],
] as const)('%s stands in a sentence as %s and %s', (code, en, zh) => {
  expect([countryInSentence(code, 'en'), countryInSentence(code, 'zh')]).toEqual([en, zh])
})

import { expect, test } from 'vitest'
import { joinNames } from './join-names.ts'

test.each([
  [[], 'en', ''],
  [['Li'], 'zh', 'Li'],
  [['Li', 'Chen'], 'en', 'Li, Chen'],
  [['李', '陈'], 'zh', '李、陈'],
] as const)('%j in %s', (names, lang, text) => {
  expect(joinNames(names, lang)).toBe(text)
})

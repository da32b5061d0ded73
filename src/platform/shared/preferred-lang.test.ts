import { expect, it } from 'vitest'
import { preferredLang } from './preferred-lang.ts'

it.each([
  [['zh-CN', 'zh', 'en'], 'zh'],
  [['zh-Hans-SG'], 'zh'],
  [['en-GB', 'zh-CN'], 'en'],
  [['de-DE', 'de', 'zh-CN', 'en'], 'zh'],
  [['ZH'], 'zh'],
  [['de', 'pl'], undefined],
  [['zha'], undefined],
  [[], undefined],
] as const)('of %j it is %s', (languages, expected) => {
  expect(preferredLang(languages)).toBe(expected)
})

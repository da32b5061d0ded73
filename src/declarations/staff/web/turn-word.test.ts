import { expect, it } from 'vitest'
import { pickText } from '#platform/shared/local-text.ts'
import { declarationsStaffText } from './declarations-staff.text.ts'
import { turnWord } from './turn-word.ts'

it.each([
  [undefined, 'Tax office or register', '税局或注册机构'],
  ['', 'Tax office or register', '税局或注册机构'],
  ['RETURN', 'Tax office', '税局'],
  ['EPR', 'Register or scheme', '注册机构或回收组织'],
] as const)('of the kind %s the authority is: %s', (kind, en, zh) => {
  const { [turnWord(kind, 'authority')]: word } = declarationsStaffText
  expect([pickText(word, 'en'), pickText(word, 'zh')]).toEqual([en, zh])
})

it('has one word for the others, whatever the kind', () => {
  expect(turnWord('EPR', 'seller')).toBe('turn_seller')
  expect(turnWord(undefined, 'agency')).toBe('turn_agency')
})

import { expect, it } from 'vitest'
import { missingGlyphs } from '#platform/testing/missing-glyphs.ts'
import { CONFIRMATION_LANGS } from './confirmation-language.ts'
import { wayIn } from './way-names.ts'

it.each([
  ['zh', 'portal', '官方网上平台'],
  ['de', ' Portal ', 'Online-Portal der Behörde'],
  ['zh', 'E-mail', '电子邮件'],
  ['fr', 'registered letter', 'Lettre recommandée'],
  ['zh', 'ELSTER', 'ELSTER'],
  ['zh', 'constructor', 'constructor'],
] as const)('in %s, %s is %s', (lang, way, expected) => {
  expect(wayIn(lang, way)).toBe(expected)
})

it.each(CONFIRMATION_LANGS)('every character of the ways in %s can be drawn', (lang) => {
  const texts = ['portal', 'e-mail', 'post', 'registered letter'].map((way) => wayIn(lang, way))
  expect(texts.flatMap((text) => missingGlyphs(text))).toEqual([])
})

import { expect, test } from 'vitest'
import { templateOf, TEXT } from '../../testing/example.builders.ts'
import { lintTemplate } from './lint-template.ts'
import { lintTexts } from './lint-texts.ts'

function paramsOf(sentence: string): string[] {
  return (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted()
}

test.each(Object.entries(lintTexts))('%s has the same parameters in both languages', (_code, text) => {
  expect(paramsOf(text.zh)).toEqual(paramsOf(text.en))
  expect(paramsOf(text.en)).toContain('{{detail}}')
  expect(text.zh).toMatch(/\p{sc=Han}.*。$/u)
})

test('every lint code has a text', () => {
  const issues = lintTemplate(templateOf({ type: 'text', key: 'Name', label: { ...TEXT, zh: '' } }))
  expect(issues.map((issue) => lintTexts[issue.code].zh)).toEqual([
    lintTexts.badKey.zh,
    lintTexts.missingTranslation.zh,
  ])
})

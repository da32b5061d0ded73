import { expect, test } from 'vitest'
import { templateOf, TEXT } from '../../testing/example.builders.ts'
import { lintTemplate } from './lint-template.ts'
import { lintTexts } from './lint-texts.ts'

function paramsOf(sentence: string): string[] {
  return (sentence.match(/\{\{\w+\}\}/g) ?? []).toSorted()
}

test.each(Object.entries(lintTexts))('%s is said in both languages with the same details', (_code, text) => {
  expect(paramsOf(text.zh)).toEqual(paramsOf(text.en))
  expect(paramsOf(text.en)).toContain('{{detail}}')
  expect(text.zh).toMatch(/\p{sc=Han}.*。$/u)
})

test('what the lint finds can be said', () => {
  const issues = lintTemplate(templateOf({ type: 'text', key: 'Name', label: { ...TEXT, zh: '' } }))
  expect(issues.map((issue) => lintTexts[issue.code].zh)).toEqual([
    lintTexts.badKey.zh,
    lintTexts.missingTranslation.zh,
  ])
})

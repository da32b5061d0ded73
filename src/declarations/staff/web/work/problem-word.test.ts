import { expect, it } from 'vitest'
import { declarationWorkText } from '../declaration-work.text.ts'
import { problemWord } from './problem-word.ts'

it.each([
  ['TAX_NUMBER_NOT_13_DIGITS', /^The German tax number is missing/, /^缺少德国税号/],
  ['RESULT_MISSING', /result/, /结果/],
  // Codes of a schema, of which nobody knows all.
  ['PATTERN', /^The authority’s rules refuse/, /^不符合税局/],
  ['constructor', /^The authority’s rules refuse/, /^不符合税局/],
])('%s is said in words of both languages', (code, en, zh) => {
  const text = declarationWorkText[problemWord(code)]
  expect(text.en).toMatch(en)
  expect(text.zh).toMatch(zh)
})

import { expect, test } from 'vitest'
import { answer } from '#main/command-line/judge.ts'
import { LIABLE, SCHEMES } from './vat-result.ts'
import { CASES_FILE } from './testing/cases.ts'

test('has the same treatments and persons as the cases', () => {
  expect(SCHEMES).toEqual(CASES_FILE.enums.scheme)
  expect([...LIABLE].toSorted()).toEqual(CASES_FILE.enums.liable.toSorted())
})

test.each(CASES_FILE.cases)('$id $title', ({ expect: expected, ...facts }) => {
  const { return_: returned, ...rest } = expected
  expect(answer(facts)).toMatchObject('return_' in expected ? { ...rest, return: returned } : rest)
})

test('every decision names its source and is explained in both languages', () => {
  for (const { expect: _, ...facts } of CASES_FILE.cases.filter(({ type }) => type !== 'ROUNDING')) {
    const { reason, source } = answer(facts)
    expect(source, facts.id).toMatch(/\S/)
    expect((reason as { en: string }).en, facts.id).toMatch(/^[A-Z][^{}]+\.$/)
    expect((reason as { zh: string }).zh, facts.id).toMatch(/^[^{}]*\p{Script=Han}[^{}]*[。]$/u)
  }
})

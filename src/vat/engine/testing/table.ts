import { expect, test } from 'vitest'
import { answer } from '#main/command-line/judge.ts'
import { caseOf } from './cases.ts'

type Row = [title: string, facts: Record<string, unknown>, expected: Record<string, unknown>]

/** What the command line prints for the usual sale with these overrides. */
export function determined(facts: Record<string, unknown>): Record<string, unknown> {
  return answer(caseOf(facts))
}

/** One test per row: the overrides of the usual sale, and the expected result; `undefined` is a field that is not there. */
export function casesOf(rows: Row[]): void {
  test.each(rows)('%s', (_, facts, expected) => {
    const answered = determined(facts)
    const absent = Object.keys(expected).filter((field) => expected[field] === undefined)
    for (const field of absent) expect(answered).not.toHaveProperty(field)
    expect({ ...Object.fromEntries(absent.map((field) => [field, undefined])), ...answered }).toMatchObject(
      expected,
    )
  })
}

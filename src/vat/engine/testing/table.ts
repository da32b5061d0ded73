import { expect, test } from 'vitest'
import { answer } from '#main/command-line/judge.ts'
import { caseOf } from './cases.ts'

type Row = [title: string, facts: Record<string, unknown>, expected: Record<string, unknown>]

/** What the command line prints for the usual sale with these overrides. */
export function determined(facts: Record<string, unknown>): Record<string, unknown> {
  return answer(caseOf(facts))
}

/** One test per row: the overrides of the usual sale, and the expected result. */
export function casesOf(rows: Row[]): void {
  test.each(rows)('%s', (_, facts, expected) => {
    expect(determined(facts)).toMatchObject(expected)
  })
}

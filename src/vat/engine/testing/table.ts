import { expect, test } from 'vitest'
import { answer } from '#main/command-line/judge.ts'
import { caseOf } from './cases.ts'

type Row = [title: string, facts: Record<string, unknown>, expected: Record<string, unknown>]

/** What the command line answers for the usual sale, except for what is said. */
export function judged(facts: Record<string, unknown>): Record<string, unknown> {
  return answer(caseOf(facts))
}

/** One test a row: the usual sale except for what the row says, and what must come out. */
export function casesOf(rows: Row[]): void {
  test.each(rows)('%s', (_, facts, expected) => {
    expect(judged(facts)).toMatchObject(expected)
  })
}

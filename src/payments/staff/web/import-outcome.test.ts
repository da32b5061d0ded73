import { expect, it } from 'vitest'
import { importOutcome } from './import-outcome.ts'

const problem = { line: 2, column: 'amount', problem: 'amount' as const }

it.each([
  ['every line was booked', [], { tone: 'good', staysOpen: false }],
  ['one line was not', [problem], { tone: 'bad', staysOpen: true }],
  ['several were not', [problem, { ...problem, line: 3 }], { tone: 'bad', staysOpen: true }],
])('%s', (_name, problems, outcome) => {
  expect(importOutcome({ problems })).toEqual(outcome)
})

import { expect, test } from 'vitest'
import { z } from 'zod'
import { callsByPath } from './calls.ts'
import { SCREENS } from './screens.ts'

/** Those that need the world are looked at when their pictures are taken. */
const samples = SCREENS.flatMap(({ name, answers = {} }) =>
  typeof answers === 'function'
    ? []
    : Object.entries(answers).map(([path, answer]) => ({ name, path, answer })),
)

/** Of what the world does not have at all: nothing lies beneath the sample. */
const WHOLE: ReadonlySet<string> = new Set(['/declaration/detail', '/staff/declarations/detail'])

test('there are samples to look at', () => {
  expect(samples.length).toBeGreaterThan(250)
})

test('what pictures are made of is what the calls would answer', async () => {
  const calls = await callsByPath()
  const faults = samples.flatMap(({ name, path, answer }) => {
    // What is made of what the call answered is looked at with its picture, too.
    if (typeof answer === 'function' || 'error' in answer) return []
    const output = calls.get(path)?.output
    if (!output) return [`${name}: no call has the path ${path}`]
    // A sample lies over what the world answers: some of its fields, or all of them.
    const schema = output instanceof z.ZodObject && !WHOLE.has(path) ? output.partial() : output
    return (
      schema
        .safeParse(answer)
        .error?.issues.map((issue) => `${name}: ${path} ${issue.path.join('.')}: ${issue.message}`) ?? []
    )
  })
  expect(faults).toEqual([])
})

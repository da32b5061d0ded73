import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { callName } from './calls.ts'
import { REFUSALS, refusalsOf } from './refusals.ts'
import { testApp } from './testing/test-app.ts'

const SRC = resolve(import.meta.dirname, '..')
const { wired } = await testApp()
const calls = wired.routes.map((route) => route.call)

/** Declared, but not an answer of any call: of the wire itself, the command line, jobs; of one among many that are sent. */
const OF_NO_CALL = [
  'wire.unknown_call',
  'wire.https_only',
  'accounts.address_taken',
  'forms.template_unsound',
  'forms.version_taken',
  'payment.reference_names_another',
]

describe('the refusals of the calls', () => {
  test('are all declared', () => {
    const unknown = calls.flatMap((call) =>
      refusalsOf(call)
        .filter((name) => !REFUSALS.has(name))
        .map((name) => `${callName(call)}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('are in each list once', () => {
    const twice = calls.filter((call) => new Set(call.refusals).size < call.refusals.length)
    expect(twice.map(callName)).toEqual([])
  })

  test('are all that is declared', () => {
    const named = new Set<string>(calls.flatMap(refusalsOf))
    expect([...REFUSALS.keys()].filter((name) => !named.has(name)).toSorted()).toEqual(OF_NO_CALL.toSorted())
  })

  test('come from every declaration there is', () => {
    const table = readFileSync(resolve(SRC, 'main/refusals.ts'), 'utf8')
    const declared = globSync('**/*.ts', { cwd: SRC })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(resolve(SRC, file), 'utf8').matchAll(/export const (\w+) = defineRefusals\(/g),
      ])
      .map((match) => match[1] ?? '')
    expect(declared.length).toBeGreaterThan(15)
    expect(declared.filter((name) => !table.includes(`  ${name},`))).toEqual([])
  })
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/* Contracts reach the browser without their schemas: a page that judges by one throws where it does, and is lost. */

const JUDGES = /\b\w*(?:Input|Schema)(?:\.\w+\([^)]*\))*\.(?:safeParse|parse)\(/g
const judgedIn = (code: string): string[] => code.match(JUDGES) ?? []

test('is seen where it is planted', () => {
  expect(judgedIn('const a = germanStateInput.catch(undefined).parse(value)')).toHaveLength(1)
  expect(judgedIn('lineInput.safeParse(name)')).toHaveLength(1)
  expect(judgedIn('JSON.parse(text)')).toEqual([])
})

test('no page judges by a schema', () => {
  const files = globSync('src/**/web/**/*.{ts,tsx}').filter((name) => !/\/server\/|\.test\.tsx?$/.test(name))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((name) =>
    judgedIn(readFileSync(name, 'utf8')).map((code) => `${name}: ${code}`),
  )
  expect(found).toEqual([])
})

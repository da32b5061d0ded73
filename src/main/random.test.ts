import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readImports } from '../../scripts/checks/imports.ts'

const SRC = resolve(import.meta.dirname, '..')
const { files } = await readImports(resolve(SRC, '..'))
/** Scripts of pages wait a random moment, and tests and demos make things up. */
const ELSEWHERE = /\.test\.tsx?$|(^|\/)(testing|web|ui|story|journey)\/|demo/

test('no code of the server takes random values from Math.random', () => {
  const served = files.filter((file) => !ELSEWHERE.test(file))
  expect(served.length).toBeGreaterThan(1_000)
  const found = served.filter((file) => /Math\s*\.\s*random\b/.test(readFileSync(join(SRC, file), 'utf8')))
  expect(found).toEqual([])
})

import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const ASKED = `await import('./src/main/quick-imports.ts'); console.log(process.env.NODE_ENV)`

async function modeWith(env: Record<string, string>): Promise<string> {
  const args = ['--input-type=module', '-e', ASKED]
  const settings = { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', ...env } }
  return (await promisify(execFile)(process.execPath, args, settings)).stdout.trim()
}

test.each([
  [{}, 'production'],
  [{ NODE_ENV: 'test' }, 'test'],
  // Its tools decide for themselves.
  [{ GREENLANE_DEV: '1' }, 'undefined'],
])('with %o the libraries work for %s', async (env, mode) => {
  expect(await modeWith(env)).toBe(mode)
})

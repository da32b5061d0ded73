import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeRunFolder, removeLeftFolders } from './run-folder.ts'

// Other tests look at the folder of the machine.
const { TMPDIR } = process.env
const place = mkdtempSync(join(tmpdir(), 'run-folders-'))
process.env['TMPDIR'] = place
afterAll(() => {
  if (TMPDIR === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = TMPDIR
  rmSync(place, { recursive: true })
})

test('the folder of a run that was killed is removed by the next one; others stay', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { stdio: 'ignore' })
  await once(other, 'spawn')
  const left = makeRunFolder(other.pid)
  writeFileSync(join(left, '0'), '{}\n')
  const own = makeRunFolder()
  const foreign = mkdtempSync(join(place, 'greenlane-invoices-'))
  removeLeftFolders()
  expect([left, own, foreign].map((path) => existsSync(path))).toEqual([true, true, true])
  const gone = once(other, 'exit')
  other.kill('SIGKILL')
  await gone
  const link = `${left.slice(0, -6)}AAAAAA`
  symlinkSync(own, link)
  removeLeftFolders()
  expect([left, own, foreign, link].map((path) => existsSync(path))).toEqual([false, true, true, true])
})

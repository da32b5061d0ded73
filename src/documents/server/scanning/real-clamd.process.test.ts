import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClamdScanner, pingClamd } from './clamd.ts'
import { ScannerAway } from './scanner.ts'

/* The real clamd with one signature of ours, where Debian's clamav-daemon is installed. */

const CLAMD = '/usr/sbin/clamd'
const isInstalled = (() => {
  try {
    accessSync(CLAMD, constants.X_OK)
    return true
  } catch {
    return false
  }
})()

const MARK = 'greenlane test signature: not harmful'
const place = await mkdtemp(join(tmpdir(), 'greenlane-clamd-'))
const path = join(place, 'clamd.ctl')
let clamd: ReturnType<typeof spawn> | undefined

async function startClamd(): Promise<void> {
  await mkdir(join(place, 'signatures'), { recursive: true })
  await writeFile(
    join(place, 'signatures', 'test.ndb'),
    `Greenlane.Test:0:*:${Buffer.from(MARK).toString('hex')}\n`,
  )
  await writeFile(
    join(place, 'clamd.conf'),
    [
      `DatabaseDirectory ${join(place, 'signatures')}`,
      `LocalSocket ${path}`,
      'Foreground yes',
      'StreamMaxLength 26M',
      '',
    ].join('\n'),
  )
  await chmod(place, 0o755)
  clamd = spawn(CLAMD, ['-c', join(place, 'clamd.conf')], { stdio: 'ignore' })
  for (let tries = 0; tries < 150; tries++) {
    if (
      await pingClamd({ path }).then(
        () => true,
        () => false,
      )
    )
      return
    await sleep(200)
  }
  throw new Error('clamd did not start')
}

afterAll(async () => {
  clamd?.kill('SIGKILL')
  await rm(place, { recursive: true, force: true })
})

const scan = (bytes: Buffer) => createClamdScanner({ path }).scan(Readable.from([bytes]))

describe.skipIf(!isInstalled)('the real clamd', () => {
  beforeAll(startClamd)

  test('passes what it does not know, finds what it knows', async () => {
    expect(await scan(randomBytes(100_000))).toBe('clean')
    expect(await scan(Buffer.alloc(25 * 1024 * 1024, 'a'))).toBe('clean')
    expect(await scan(Buffer.from(`%PDF-1.4\n${'x'.repeat(200_000)}${MARK}\n%%EOF`))).toBe('infected')
  })

  test('passes nothing that is larger than it takes', async () => {
    await expect(scan(Buffer.alloc(27 * 1024 * 1024, 'a'))).rejects.toThrow(ScannerAway)
  })

  test('killed in mid-file passes nothing', async () => {
    const slow = Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000, 'a')
        clamd?.kill('SIGKILL')
        await sleep(500)
        yield Buffer.alloc(100_000, 'a')
      })(),
    )
    await expect(createClamdScanner({ path }).scan(slow)).rejects.toThrow(ScannerAway)
    await expect(scan(randomBytes(10))).rejects.toThrow(ScannerAway)
  })
})

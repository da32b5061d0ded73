import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { readSettings } from '#platform/server/settings.ts'
import { type ClamdMood, startLocalClamd } from '../../testing/local-clamd.ts'
import { createClamdScanner, pingClamd } from './clamd.ts'
import { DOCUMENTS_SETTINGS, documentsConfig } from './documents.config.ts'
import { ScannerAway } from './scanner.ts'

const local = await startLocalClamd()
afterAll(() => local.close())
beforeEach(() => void (local.state.mood = 'well'))
const patience = { connectMs: 1_000, silenceMs: 1_000 }
const scanner = createClamdScanner(local.place, patience)
/** For a scanner that answers, however slowly the machine is. */
const patient = createClamdScanner(local.place, { connectMs: 20_000, silenceMs: 20_000 })
const inPieces = (bytes: Buffer, size = 65_536) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    })(),
  )

describe('clamd', () => {
  it.each([0, 1, 100_000, 5_000_000])('passes %i ordinary bytes', async (size) => {
    expect(await patient.scan(inPieces(randomBytes(size)))).toBe('clean')
  })

  it.each([1, 7, 65_536])('finds a signature in pieces of %i bytes', async (size) => {
    const bytes = Buffer.from(`${'x'.repeat(500)}BAD-BYTES${'y'.repeat(500)}`)
    expect(await patient.scan(inPieces(bytes, size))).toBe('infected')
  })

  it.each<ClamdMood>(['hangs', 'nonsense', 'dies', 'tooLarge', 'endless'])(
    'that %s passes nothing, small or large, and lets go of the file',
    async (mood) => {
      local.state.mood = mood
      for (const size of [2_000, 20_000_000]) {
        const source = inPieces(randomBytes(size))
        await expect(scanner.scan(source)).rejects.toThrow(ScannerAway)
        expect(source.destroyed).toBe(true)
      }
    },
  )

  it('that is not there passes nothing', async () => {
    for (const place of [{ host: '127.0.0.1', port: 1 }, { path: '/nowhere/clamd.ctl' }])
      await expect(createClamdScanner(place, patience).scan(inPieces(randomBytes(10)))).rejects.toThrow(
        ScannerAway,
      )
  })

  it('does not hide that the file cannot be read', async () => {
    const broken = Readable.from(
      (function* () {
        yield randomBytes(10)
        throw new Error('damaged')
      })(),
    )
    await expect(scanner.scan(broken)).rejects.toThrow('damaged')
  })

  it('answers a ping, or is away', async () => {
    await pingClamd(local.place, patience)
    local.state.mood = 'nonsense'
    await expect(pingClamd(local.place, patience)).rejects.toThrow(ScannerAway)
  })
})

test.each([
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://scanner.internal:3310', { host: 'scanner.internal', port: 3310 }],
])('%s is where clamd listens', (address, place) => {
  const raw = readSettings(DOCUMENTS_SETTINGS, { GREENLANE_CLAMD: address }, { production: true })
  expect(documentsConfig(raw)).toEqual({ clamd: place })
})

test.each(['localhost', 'http://x:1', 'unix:relative'])('%s is refused', (address) => {
  expect(() => readSettings(DOCUMENTS_SETTINGS, { GREENLANE_CLAMD: address }, { production: true })).toThrow(
    /GREENLANE_CLAMD must be an address/,
  )
})

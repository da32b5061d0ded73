import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { cutMacOf } from './chain.ts'
import { tellsOfCut } from './tells-of-cut.ts'

const key = randomBytes(32)
const keyOf = (keyId: string) => (keyId === 'k1' ? key : undefined)
const anchor = { day: '2020-03-02', position: 7, hash: 'a1' }
const mac = (changed: Partial<typeof anchor> = {}) => cutMacOf(key, { ...anchor, ...changed, keyId: 'k1' })
const signed = { keyId: 'k1', mac: mac() }
const said = { action: 'audit.cut', record: '7', at: '2026-03-02T09:00:00Z', detail: signed as object }

test.each<[string, Partial<typeof said>, boolean]>([
  ['as it is made', {}, true],
  ['at midnight of a zone east of UTC', { at: '2026-03-01T00:00:00Z' }, true],
  ['sooner than six years', { at: '2026-02-28T23:59:59Z' }, false],
  ['of another position', { record: '8' }, false],
  ['of something else', { action: 'audit.adopted' }, false],
  ['without a signature', { detail: {} }, false],
  ['with the signature of another position', { detail: { ...signed, mac: mac({ position: 8 }) } }, false],
  ['with the signature of another hash', { detail: { ...signed, mac: mac({ hash: 'b2' }) } }, false],
  ['with the signature of another day', { detail: { ...signed, mac: mac({ day: '2019-03-02' }) } }, false],
  ['with a key that is not ours', { detail: { ...signed, keyId: 'k2' } }, false],
])('a line that tells of a cut: %s', (_name, changed, believed) => {
  const { at, detail, ...line } = { ...said, ...changed }
  const rest = { sequence: 9, actorKind: 'system', actorId: 'system', companyId: null, personId: null }
  const whole = { ...line, ...rest, at: new Date(at), detail: { ...detail }, personal: null }
  expect(tellsOfCut(whole, anchor, keyOf)).toBe(believed)
})

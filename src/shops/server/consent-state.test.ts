import { expect, test } from 'vitest'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { newConsentState, readConsentState } from './consent-state.ts'

const box = createSecretBox([Buffer.alloc(32, 7).toString('base64')])
const holder = { companyId: 'com_a', sessionId: 'ses_a' }
const NOW = new Date('2026-11-22T09:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const state = newConsentState(box, holder, 'shp_a', NOW)

test('a state names its shop, and each has a hash of its own', () => {
  const first = readConsentState(box, holder, state, after(60))
  const second = readConsentState(box, holder, newConsentState(box, holder, 'shp_a', NOW), NOW)
  expect([first?.shopId, second?.shopId]).toEqual(['shp_a', 'shp_a'])
  expect(first?.hash).not.toBe(second?.hash)
  expect(state).not.toContain('ses_a')
})

test('a state that is spelled in another way has the same hash', () => {
  // The last character of base64 may hold bits that count for nothing.
  const last = state.at(-1) ?? ''
  const spellings = ['A', 'B', 'C', 'D', 'Q', 'R', 'g', 'w', last].map((end) => state.slice(0, -1) + end)
  const hashes = spellings.flatMap((one) => readConsentState(box, holder, one, NOW)?.hash ?? [])
  expect(new Set(hashes)).toEqual(new Set([readConsentState(box, holder, state, NOW)?.hash]))
})

test.each([
  ['another session', { ...holder, sessionId: 'ses_b' }, state, NOW],
  ['another company', { ...holder, companyId: 'com_b' }, state, NOW],
  ['too late', holder, state, after(61)],
  ['made up', holder, 'v1.aaaaaaaa.AAAA', NOW],
  ['empty', holder, '', NOW],
  ['changed', holder, `${state.slice(0, -6)}AAAAAA`, NOW],
])('nothing is read from a state of %s', (_case, who, sent, now) =>
  expect(readConsentState(box, who, sent, now)).toBeUndefined(),
)

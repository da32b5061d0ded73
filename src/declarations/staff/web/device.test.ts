import { expect, test } from 'vitest'
import { submitToHmrc } from '../hmrc-contract.ts'
import { type Browser, deviceOf, offsetText } from './device.ts'

const ID = '0d7a2f0e-3a55-4d0e-9a36-2a7b3f4c5d6e'

const blocked = () => {
  throw new Error('blocked')
}

function browser(more: Partial<Browser> = {}): Browser & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    navigator: { userAgent: 'Mozilla/5.0' },
    screen: { width: 1920, height: 1080, colorDepth: 24 },
    devicePixelRatio: 1.25,
    innerWidth: 1280,
    innerHeight: 720,
    localStorage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    crypto: { randomUUID: () => ID },
    ...more,
  }
}

test.each([
  [480, 'UTC+08:00'],
  [0, 'UTC+00:00'],
  [-210, 'UTC-03:30'],
  [345, 'UTC+05:45'],
])('%i minutes east are %s', (minutes, text) => expect(offsetText(minutes)).toBe(text))

test('what the browser reports, as the call takes it', () => {
  const device = deviceOf(browser())
  expect(device).toMatchObject({
    deviceId: ID,
    userAgent: 'Mozilla/5.0',
    screens: [{ width: 1920, height: 1080, scalingFactor: 1.25, colourDepth: 24 }],
    windowSize: { width: 1280, height: 720 },
  })
  expect(
    submitToHmrc.input.safeParse({ companyId: 'c', id: 'd', revision: 1, approved: true, device }).error,
  ).toBe(undefined)
})

test('the id of the device is made once', () => {
  let made = 0
  const same = browser({ crypto: { randomUUID: () => (made++, ID) } })
  deviceOf(same)
  deviceOf(same)
  expect(made).toBe(1)
})

test('what it cannot report is left out', () => {
  const device = deviceOf(
    browser({
      screen: { width: 0, height: 0, colorDepth: 0 },
      innerWidth: 0,
      localStorage: { getItem: blocked, setItem: blocked },
    }),
  )
  expect(Object.keys(device).toSorted()).toEqual(['timeZone', 'userAgent'])
})

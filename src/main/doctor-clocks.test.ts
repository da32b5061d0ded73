import { expect, test } from 'vitest'
import type { AppConfig } from './config.ts'
import { clocksOf } from './doctor-services.ts'

const ECB = 'https://www.ecb.europa.eu/rates.xml'
const none = {
  payments: { provider: 'none' },
  storage: { s3: undefined },
  exchangeRates: { mode: 'off', urls: { ecb: ECB } },
}
const s3 = (endpoint?: string) => ({ storage: { s3: { region: 'eu-central-1', endpoint } } })

test.each([
  ['nobody', {}, []],
  ['a Stripe of our own', { payments: { provider: 'local' } }, []],
  ['Stripe', { payments: { provider: 'stripe' } }, ['https://api.stripe.com/']],
  ['Amazon', s3(), ['https://s3.eu-central-1.amazonaws.com/']],
  ['another bucket', s3('https://s3.example.com'), ['https://s3.example.com']],
  ['a bucket beside us', s3('http://127.0.0.1:9000'), []],
  ['rates', { exchangeRates: { mode: 'live', urls: { ecb: ECB } } }, [ECB]],
])('asks %s for the time', (_, change, expected) => {
  expect(clocksOf({ ...none, ...change } as AppConfig)).toEqual(expected)
})

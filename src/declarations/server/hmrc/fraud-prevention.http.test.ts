import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { checkHmrcClient } from '../../staff/hmrc-contract.ts'
import { confirmedBritish, connectHmrc, DEVICE } from '../../testing/hmrc.builders.ts'
import { hmrcConfig } from './hmrc.config.ts'

const app = await testApp({
  listen: true,
  config: {
    trustProxy: '127.0.0.1',
    ...hmrcConfig({
      mode: 'demo',
      hmrcVatPublicIp: '203.0.113.6',
      hmrcVatPortHeader: 'X-Client-Port',
      hmrcVatLicence: 'a key',
    } as Parameters<typeof hmrcConfig>[0]),
  },
})
await connectHmrc(app)
const client = await confirmedBritish(app, { vrn: '150000001' })

type Feedback = { requests: { method: string; path: string; headers: { header: string; value: string }[] }[] }

/** The fraud prevention headers that reached the local HMRC last. */
async function reached(): Promise<Record<string, string>> {
  const path = '/local-hmrc-vat/test/fraud-prevention-headers/vat-mtd/validation-feedback'
  const { requests } = (await (await fetch(app.baseUrl + path)).json()) as Feedback
  const headers = requests[0]?.headers ?? []
  return Object.fromEntries(headers.map(({ header, value }) => [header, value]))
}

async function check(device: object, headers: Record<string, string>): Promise<Record<string, string>> {
  const { companyId, registrationId } = client
  const { body } = await app.post(
    checkHmrcClient,
    { companyId, registrationId, device },
    { as: app.people.agent, headers },
  )
  expect(body.code).toBe(0)
  return reached()
}

it('reach HMRC with what the browser and the proxy said', async () => {
  const headers = await check(DEVICE, { 'x-forwarded-for': '198.51.100.7', 'x-client-port': '47138' })
  expect(headers).toMatchObject({
    'gov-client-connection-method': 'WEB_APP_VIA_SERVER',
    'gov-client-browser-js-user-agent': DEVICE.userAgent,
    'gov-client-device-id': DEVICE.deviceId,
    'gov-client-multi-factor': expect.stringMatching(
      /^type=TOTP&timestamp=\d{4}-[^&]+Z&unique-reference=[\da-f]{64}$/,
    ),
    'gov-client-public-ip': '198.51.100.7',
    'gov-client-public-ip-timestamp': expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    'gov-client-public-port': '47138',
    'gov-client-screens': 'width=1920&height=1080&scaling-factor=1&colour-depth=24',
    'gov-client-timezone': 'UTC+08:00',
    'gov-client-user-ids': expect.stringMatching(/^Greenlane=\w+$/),
    'gov-client-window-size': 'width=1256&height=803',
    'gov-vendor-forwarded': 'by=203.0.113.6&for=198.51.100.7',
    'gov-vendor-license-ids': expect.stringMatching(/^Greenlane=[\da-f]{64}$/),
    'gov-vendor-product-name': 'Greenlane',
    'gov-vendor-public-ip': '203.0.113.6',
    'gov-vendor-version': expect.stringMatching(/^Greenlane-web=[\d.]+&Greenlane-server=[\d.]+$/),
  })
  expect(JSON.stringify(headers)).not.toContain('a key')
})

it('are left out where nobody knows them', async () => {
  const headers = await check({}, { 'x-forwarded-for': '10.0.0.9', 'x-client-port': 'x' })
  expect(Object.keys(headers).toSorted()).toEqual([
    'gov-client-connection-method',
    'gov-client-multi-factor',
    'gov-client-user-ids',
    'gov-vendor-license-ids',
    'gov-vendor-product-name',
    'gov-vendor-public-ip',
    'gov-vendor-version',
  ])
})

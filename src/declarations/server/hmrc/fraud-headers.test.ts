import { expect, test } from 'vitest'
import { batchHeaders, fraudHeaders, type Origin, type Vendor } from './fraud-headers.ts'

const AT = new Date('2026-11-22T10:00:00.000Z')
const vendor: Vendor = { product: 'Green lane', version: '1.2.0', publicIp: '203.0.113.6', licences: {} }
const origin: Origin = {
  staffId: 'st_1',
  address: '198.51.100.0',
  port: 47_138,
  at: AT,
  secondFactor: { at: new Date('2026-11-22T08:30:00.000Z'), reference: 'ab12' },
  device: {
    deviceId: 'beec798b-b366-47fa-b1f8-92cede14a1ce',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
    screens: [
      { width: 1920, height: 1080, scalingFactor: 1, colourDepth: 24 },
      { width: 3000, height: 2000, scalingFactor: 1.25, colourDepth: 24 },
    ],
    windowSize: { width: 1256, height: 803 },
    timeZone: 'UTC+08:00',
  },
}

test('everything that is known, in HMRC’s spelling', () => {
  expect(fraudHeaders(origin, { ...vendor, licences: { 'Green lane': 'AB' } })).toEqual({
    'Gov-Client-Connection-Method': 'WEB_APP_VIA_SERVER',
    'Gov-Client-Browser-JS-User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36',
    'Gov-Client-Device-ID': 'beec798b-b366-47fa-b1f8-92cede14a1ce',
    'Gov-Client-Multi-Factor': 'type=TOTP&timestamp=2026-11-22T08%3A30%3A00.000Z&unique-reference=ab12',
    'Gov-Client-Public-IP': '198.51.100.0',
    'Gov-Client-Public-IP-Timestamp': '2026-11-22T10:00:00.000Z',
    'Gov-Client-Public-Port': '47138',
    'Gov-Client-Screens':
      'width=1920&height=1080&scaling-factor=1&colour-depth=24,width=3000&height=2000&scaling-factor=1.25&colour-depth=24',
    'Gov-Client-Timezone': 'UTC+08:00',
    'Gov-Client-User-IDs': 'Green%20lane=st_1',
    'Gov-Client-Window-Size': 'width=1256&height=803',
    'Gov-Vendor-Forwarded': 'by=203.0.113.6&for=198.51.100.0',
    'Gov-Vendor-License-IDs': 'Green%20lane=AB',
    'Gov-Vendor-Product-Name': 'Green%20lane',
    'Gov-Vendor-Public-IP': '203.0.113.6',
    'Gov-Vendor-Version': 'Green%20lane-web=1.2.0&Green%20lane-server=1.2.0',
  })
})

test('what is not known is left out, never made up', () => {
  const bare: Origin = {
    ...origin,
    address: '10.0.0.7',
    port: undefined,
    secondFactor: undefined,
    device: {},
  }
  expect(Object.keys(fraudHeaders(bare, { ...vendor, publicIp: undefined }))).toEqual([
    'Gov-Client-Connection-Method',
    'Gov-Client-User-IDs',
    'Gov-Vendor-Product-Name',
    'Gov-Vendor-Version',
  ])
})

test.each([
  ['10.1.2.3', undefined],
  ['127.0.0.1', undefined],
  ['172.20.0.1', undefined],
  ['192.168.1.1', undefined],
  ['100.100.1.1', undefined],
  ['::1', undefined],
  ['fd00::1', undefined],
  ['fe80::1', undefined],
  ['not an address', undefined],
  ['::ffff:10.0.0.1', undefined],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['8.8.8.8', '8.8.8.8'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::8a2e:370:7334'],
])('the address %s is sent as %s', (address, sent) => {
  const headers = fraudHeaders({ ...origin, address }, vendor)
  expect(headers['Gov-Client-Public-IP']).toBe(sent)
  for (const name of ['Gov-Client-Public-IP-Timestamp', 'Gov-Client-Public-Port', 'Gov-Vendor-Forwarded'])
    expect(name in headers).toBe(sent !== undefined)
})

test('an address of version 6 is percent-encoded in pairs, not alone', () => {
  const headers = fraudHeaders({ ...origin, address: '2001:db8::1' }, vendor)
  expect(headers['Gov-Client-Public-IP']).toBe('2001:db8::1')
  expect(headers['Gov-Vendor-Forwarded']).toBe('by=203.0.113.6&for=2001%3Adb8%3A%3A1')
})

test.each([
  [80, undefined],
  [443, undefined],
  [0, undefined],
  [65_536, undefined],
  [1, '1'],
  [65_535, '65535'],
])('port %s is sent as %s', (port, sent) => {
  expect(fraudHeaders({ ...origin, port }, vendor)['Gov-Client-Public-Port']).toBe(sent)
})

test('a server with the address of its client sends none of its own', () => {
  expect(fraudHeaders({ ...origin, address: '203.0.113.6' }, vendor)).not.toHaveProperty(
    'Gov-Vendor-Public-IP',
  )
})

test('whatever a browser reports becomes a header that can be sent', () => {
  const userAgent = 'Mozilla 深圳\r\nX-Injected: 1'
  const headers = new Headers(fraudHeaders({ ...origin, device: { ...origin.device, userAgent } }, vendor))
  expect(headers.get('gov-client-browser-js-user-agent')).toBe(
    'Mozilla %E6%B7%B1%E5%9C%B3%0D%0AX-Injected: 1',
  )
  expect(headers.has('x-injected')).toBe(false)
})

test('a call that nobody causes says so', () => {
  const machine = { localIps: ['10.1.2.3', 'fe80::1'], at: AT, system: 'Linux', release: '6.1' }
  expect(batchHeaders(machine, vendor)).toMatchObject({
    'Gov-Client-Connection-Method': 'BATCH_PROCESS_DIRECT',
    'Gov-Client-Local-IPs': '10.1.2.3,fe80%3A%3A1',
    'Gov-Client-Local-IPs-Timestamp': AT.toISOString(),
    'Gov-Client-User-Agent': 'os-family=Linux&os-version=6.1',
  })
})

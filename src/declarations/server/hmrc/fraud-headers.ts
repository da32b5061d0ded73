import { BlockList, isIP } from 'node:net'

/** What the browser of the person reports of itself, when they cause a call to HMRC. */
export type Device = {
  /** made once and kept by the browser */
  deviceId?: string | undefined
  userAgent?: string | undefined
  screens?: readonly Screen[] | undefined
  windowSize?: { width: number; height: number } | undefined
  /** `UTC+08:00` */
  timeZone?: string | undefined
}
type Screen = { width: number; height: number; scalingFactor: number; colourDepth: number }

/** Who causes the call, and from where; what is not known is undefined. */
export type Origin = {
  staffId: string
  address: string
  port: number | undefined
  /** When the address was seen */
  at: Date
  /** The last second factor: every member of staff gives a code of their authenticator at sign-in. */
  secondFactor: { at: Date; reference: string } | undefined
  device: Device
}

/** The software that makes the call. */
export type Vendor = {
  product: string
  version: string
  /** The public address that the browser reached */
  publicIp: string | undefined
  /** Hashed licence keys by product; a self-hosted installation need not have any. */
  licences: Readonly<Record<string, string>>
}

/**
 * HMRC's fraud prevention headers of a web application behind its own server (specification 3.1 and later,
 * WEB_APP_VIA_SERVER). A header whose value is not known is left out: HMRC forbids placeholders.
 */
export function fraudHeaders(origin: Origin, vendor: Vendor): Record<string, string> {
  const { device } = origin
  const client = publicAddress(origin.address)
  const server = vendor.publicIp === undefined ? undefined : publicAddress(vendor.publicIp)
  return known({
    'Gov-Client-Connection-Method': 'WEB_APP_VIA_SERVER',
    'Gov-Client-Browser-JS-User-Agent': device.userAgent && asciiOnly(device.userAgent),
    'Gov-Client-Device-ID': device.deviceId,
    'Gov-Client-Multi-Factor': origin.secondFactor && secondFactor(origin.secondFactor),
    'Gov-Client-Public-IP': client,
    'Gov-Client-Public-IP-Timestamp': client && origin.at.toISOString(),
    'Gov-Client-Public-Port': client && portOf(origin.port),
    'Gov-Client-Screens': device.screens?.map(screenPairs).join(','),
    'Gov-Client-Timezone': device.timeZone,
    'Gov-Client-User-IDs': pairs({ [vendor.product]: origin.staffId }),
    'Gov-Client-Window-Size':
      device.windowSize && pairs({ width: device.windowSize.width, height: device.windowSize.height }),
    // One hop: proxies inside the agency's own network do not count.
    'Gov-Vendor-Forwarded': client && server && pairs({ by: server, for: client }),
    'Gov-Vendor-License-IDs': pairs(vendor.licences),
    // HMRC refuses a server that has its client's address.
    'Gov-Vendor-Public-IP': server === client ? undefined : server,
    ...vendorHeaders(vendor),
  })
}

/** What is known of a call that nobody causes: the portal asks by itself what became of a return. */
export function batchHeaders(
  machine: { localIps: readonly string[]; at: Date; system: string; release: string },
  vendor: Vendor,
): Record<string, string> {
  return known({
    'Gov-Client-Connection-Method': 'BATCH_PROCESS_DIRECT',
    'Gov-Client-Local-IPs': machine.localIps.map(encoded).join(','),
    'Gov-Client-Local-IPs-Timestamp': machine.localIps.length > 0 ? machine.at.toISOString() : undefined,
    'Gov-Client-Timezone': 'UTC+00:00',
    'Gov-Client-User-Agent': pairs({ 'os-family': machine.system, 'os-version': machine.release }),
    'Gov-Vendor-License-IDs': pairs(vendor.licences),
    ...vendorHeaders(vendor),
  })
}

const vendorHeaders = ({ product, version }: Vendor) => ({
  'Gov-Vendor-Product-Name': encoded(product),
  'Gov-Vendor-Version': pairs({ [`${product}-web`]: version, [`${product}-server`]: version }),
})

function known(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  )
}

/** Percent-encoding of RFC 3986, which leaves less as it is than `encodeURIComponent`. */
const encoded = (value: string | number): string =>
  encodeURIComponent(String(value)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const pairs = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .join('&')

const screenPairs = ({ width, height, scalingFactor, colourDepth }: Screen): string =>
  pairs({ width, height, 'scaling-factor': scalingFactor, 'colour-depth': colourDepth })

const secondFactor = ({ at, reference }: { at: Date; reference: string }): string =>
  pairs({ type: 'TOTP', timestamp: at.toISOString(), 'unique-reference': reference })

/** As the browser reports it, in US-ASCII: whatever else is in it is percent-encoded. */
const asciiOnly = (text: string): string => text.replace(/[^\x20-\x7E]+/gu, (other) => encoded(other))

/** Not a server's port: that would be one of the proxy. */
const portOf = (port: number | undefined): string | undefined =>
  port === undefined || port < 1 || port > 65_535 || port === 80 || port === 443 ? undefined : String(port)

const NOT_PUBLIC = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6')

/** The address, if the internet knows it. */
function publicAddress(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(plain)
  if (family === 0) return undefined
  return NOT_PUBLIC.check(plain, family === 4 ? 'ipv4' : 'ipv6') ? undefined : plain
}

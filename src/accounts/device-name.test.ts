import { describe, expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WIN = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

const CASES: readonly [string, ReturnType<typeof deviceName>][] = [
  [`${MAC} ${KIT} Chrome/131.0.0.0 Safari/537.36`, { browser: 'Chrome', system: 'macOS', kind: 'computer' }],
  [
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`,
    { browser: 'Safari', system: 'macOS', kind: 'computer' },
  ],
  [
    `${WIN} ${KIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    { browser: 'Edge', system: 'Windows', kind: 'computer' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    { browser: 'Firefox', system: 'Windows', kind: 'computer' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', kind: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x1800322d) NetType/WIFI Language/zh_CN',
    { browser: 'WeChat', system: 'iPhone', kind: 'phone' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${KIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; ALN-AL00) ${KIT} Chrome/114.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`,
    { browser: 'Huawei Browser', system: 'HarmonyOS', kind: 'phone' },
  ],
  [
    `${WIN} ${KIT} Chrome/116.0.0.0 Safari/537.36 QQBrowser/13.0`,
    { browser: 'QQ Browser', system: 'Windows', kind: 'computer' },
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/131.0.0.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Linux', kind: 'computer' },
  ],
  ['curl/8.5.0', { kind: 'computer' }],
  ['<script>alert(1)</script>', { kind: 'computer' }],
  ['', { kind: 'computer' }],
]

describe('the name of a device', () => {
  it.each(CASES)('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toEqual(name)
  })
})

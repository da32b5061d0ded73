/** What somebody signs in from, as far as the browser names itself. Names of products, the same in every language. */
export type DeviceName = {
  /** undefined where the browser is not known */
  browser?: string
  system?: string
  kind: 'computer' | 'phone'
}

/** Most name several others too, to be served their pages: the most particular first. */
const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/MQQBrowser\/|QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Quark\//, 'Quark'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows NT/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const PHONES = new Set(['HarmonyOS', 'iPhone', 'iPad', 'Android'])

/** Reads the header `User-Agent`, which the browser wrote and which proves nothing. */
export function deviceName(userAgent: string): DeviceName {
  const browser = nameIn(BROWSERS, userAgent)
  const system = nameIn(SYSTEMS, userAgent)
  return {
    ...(browser && { browser }),
    ...(system && { system }),
    kind: system && PHONES.has(system) ? 'phone' : 'computer',
  }
}

const nameIn = (table: readonly [RegExp, string][], userAgent: string): string | undefined =>
  table.find(([mark]) => mark.test(userAgent))?.[1]

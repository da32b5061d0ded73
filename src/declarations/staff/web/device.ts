import type { SentInputOf } from '#platform/shared/call.ts'
import type { submitToHmrc } from '../hmrc-contract.ts'

type Device = SentInputOf<typeof submitToHmrc>['device']

/** The part of the browser that HMRC's fraud prevention headers speak of. */
export type Browser = {
  navigator: { userAgent: string }
  screen: { width: number; height: number; colorDepth: number }
  devicePixelRatio: number
  innerWidth: number
  innerHeight: number
  localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void }
  crypto: { randomUUID(): string }
}

const KEY = 'hmrc-device'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the browser reports of itself, as HMRC asks for it. What it cannot report is left out. */
export function deviceOf(browser: Browser, now = new Date()): Device {
  const { screen, devicePixelRatio, innerWidth, innerHeight, navigator } = browser
  const deviceId = keptId(browser)
  const { width, height, colorDepth } = screen
  return {
    ...(deviceId && { deviceId }),
    ...(navigator.userAgent && { userAgent: navigator.userAgent.slice(0, 500) }),
    ...(width > 0 &&
      height > 0 && {
        screens: [{ width, height, scalingFactor: devicePixelRatio || 1, colourDepth: colorDepth || 24 }],
      }),
    ...(innerWidth > 0 && innerHeight > 0 && { windowSize: { width: innerWidth, height: innerHeight } }),
    timeZone: offsetText(-now.getTimezoneOffset()),
  }
}

/** Minutes east of Greenwich as `UTC+08:00`. */
export function offsetText(minutes: number): string {
  const apart = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(apart / 60))}:${two(apart % 60)}`
}

/** Made once and kept; a browser that keeps nothing reports none. */
function keptId({ localStorage, crypto }: Browser): string | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    if (kept !== null && UUID.test(kept)) return kept
    const made = crypto.randomUUID()
    localStorage.setItem(KEY, made)
    return made
  } catch {
    return undefined
  }
}

const two = (value: number) => String(value).padStart(2, '0')

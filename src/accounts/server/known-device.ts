import { z } from 'zod'
import type { AnswerCookie, CallContext } from '#platform/server/http/call-context.ts'
import { hashToken, newToken, type SecretBox } from '#platform/server/secret-box.ts'

/**
 * A device from which somebody signed in. Its tries are counted apart, so that a stranger's wrong passwords, from
 * wherever they come, do not shut its owner out. It opens nothing by itself.
 */
const COOKIE = 'device'
const SEALED_FOR = 'known-device'
/** The longest that browsers keep a cookie. */
const KEPT_FOR_DAYS = 400
const MOST_ACCOUNTS = 8

const deviceSchema = z.object({ id: z.string(), accounts: z.array(z.string()) })
type Device = z.output<typeof deviceSchema>

export type Account = { kind: 'seller' | 'staff'; email: string }

/** The id of the device, if somebody signed in to this account from it before. */
export function knownDeviceOf(
  box: SecretBox,
  { cookies }: Pick<CallContext, 'cookies'>,
  account: Account,
): string | undefined {
  const device = openDevice(box, cookies[COOKIE])
  return device?.accounts.includes(markOf(account)) ? device.id : undefined
}

/** After a sign-in, or a mailed link: from now on the device is known for this account. */
export function rememberDevice(
  box: SecretBox,
  { cookies, setCookie }: Pick<CallContext, 'cookies' | 'setCookie'>,
  account: Account,
): void {
  const mark = markOf(account)
  const { id, accounts } = openDevice(box, cookies[COOKIE]) ?? { id: newToken(), accounts: [] }
  const others = accounts.filter((known) => known !== mark)
  setCookie(deviceCookie(box, { id, accounts: [mark, ...others].slice(0, MOST_ACCOUNTS) }))
}

const deviceCookie = (box: SecretBox, device: Device): AnswerCookie => ({
  name: COOKIE,
  value: box.seal(JSON.stringify(device), SEALED_FOR),
  path: '',
  maxAgeSeconds: KEPT_FOR_DAYS * 24 * 3600,
})

/** Only what was sealed here opens; anything else is a device that nobody knows. */
function openDevice(box: SecretBox, sealed: string | undefined): Device | undefined {
  if (!sealed) return undefined
  try {
    return deviceSchema.parse(JSON.parse(box.open(sealed, SEALED_FOR)))
  } catch {
    return undefined
  }
}

const markOf = ({ kind, email }: Account): string => hashToken(`${kind}:${email}`).slice(0, 22)

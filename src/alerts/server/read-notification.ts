import type { Email } from 'postal-mime'

/** Ours are small, and what returns them adds a page; nothing larger is looked at. */
export const LARGEST_NOTIFICATION = 1_000_000
const LIMITS = { maxNestingDepth: 10, maxRfc822NestingDepth: 0, maxHeadersSize: 100_000 }
/** Each mail of ours has one recipient; some more are looked at, and never so many that it takes long. */
const MOST_RECIPIENTS = 10
/** Where the notification repeats no reply: that it was refused, or that nobody answered for as long as the relay tried. */
const UNSAID = { '5': 550, '4': 421 } as const

const STATUS_TYPES = new Set(['message/delivery-status', 'message/global-delivery-status'])
const RETURNED_TYPES = new Set([
  'text/rfc822-headers',
  'message/rfc822',
  'message/global',
  'message/global-headers',
])

export type Notification = {
  /** The headers of the notification that say whom it was sent to. */
  sentTo: string
  /** Recipients that nothing reached: the addresses that name them, and the reply of their server (RFC 5321, 4.2). */
  refused: { addresses: string[]; reply: number }[]
}

/**
 * Reads a delivery status notification (RFC 3464, in a report after RFC 6522). What it says is only claimed: anybody can write one.
 * @returns undefined for any other mail, and for what cannot be read
 */
export async function readNotification(message: Uint8Array): Promise<Notification | undefined> {
  if (message.byteLength > LARGEST_NOTIFICATION) return undefined
  const mail = await parsed(message)
  if (!mail || !/^multipart\/report\b/i.test(valueOf(mail, 'content-type'))) return undefined
  const status = mail.attachments.find(({ mimeType }) => STATUS_TYPES.has(mimeType))
  if (!status) return undefined
  const returned = mail.attachments.find(({ mimeType }) => RETURNED_TYPES.has(mimeType))
  const original = returned && (await parsed(headOf(textOf(returned.content))))
  const originalTo = original?.to?.flatMap(({ address }) => address ?? []).slice(0, MOST_RECIPIENTS) ?? []
  const groups = textOf(status.content)
    .split(/\r?\n[ \t]*\r?\n/)
    .slice(0, MOST_RECIPIENTS)
  const refused: Notification['refused'] = []
  for (const group of groups) {
    const one = await refusedIn(group)
    if (one) refused.push({ ...one, addresses: [...one.addresses, ...originalTo] })
  }
  const sentTo = mail.headers
    .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value)
  return { sentTo: sentTo.join('\n'), refused }
}

/**
 * What is delayed or was relayed is not refused. What failed is given up (RFC 3464, 2.3.3), also where each try alone might
 * have worked later (4.x.x): a server that was away for days.
 */
async function refusedIn(group: string): Promise<Notification['refused'][number] | undefined> {
  const fields = await parsed(`${group.trim()}\n\n`)
  if (!fields) return undefined
  const isFailed = /^failed\b/i.test(valueOf(fields, 'action'))
  const [, kind] = /^([45])\.\d{1,3}\.\d{1,3}\b/.exec(valueOf(fields, 'status')) ?? []
  if (!isFailed || (kind !== '4' && kind !== '5')) return undefined
  const addresses = ['final-recipient', 'original-recipient'].flatMap((key) => {
    const [, address] = /^[\w-]+\s*;\s*<?([^\s<>;]+@[^\s<>;]+?)>?$/.exec(valueOf(fields, key)) ?? []
    return address ?? []
  })
  const [, reply] = /^smtp\s*;\s*([45]\d\d)\b/i.exec(valueOf(fields, 'diagnostic-code')) ?? []
  return { addresses, reply: reply === undefined ? UNSAID[kind] : Number(reply) }
}

async function parsed(text: string | Uint8Array): Promise<Email | undefined> {
  // Not loaded by the server, which reads no mail.
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(text, LIMITS).catch(() => undefined)
}

const valueOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .slice(0, 1_000) ?? ''

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

const headOf = (text: string): string => `${text.split(/\r?\n\r?\n/, 1)[0] ?? ''}\n\n`

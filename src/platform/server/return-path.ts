import { sameSecret, type SecretBox } from './secret-box.ts'

const DAY_MS = 86_400_000
/** A relay gives up after five days or earlier; a notification that comes later than this proves nothing. */
const TRUSTED_DAYS = 14
/** Hexadecimal digits of the mark: 96 bits, and short enough for a local part of 64 characters. */
const MARK_LENGTH = 24
const TOKEN = /^([0-9a-z]{1,5})-([0-9a-f]{24})$/
const TAGGED = /([\w.-]{1,30})\+([0-9a-z-]{1,40})@([\w.-]{1,253})/gi

export type ReturnPath = {
  /** The envelope sender of a mail (RFC 5321, 4.4), each recipient's own: `bounces+fw8-6b1f…@example.com`. */
  of(to: string): string
  /** The tokens of envelope senders that a text names. */
  tokensIn(text: string): string[]
  /** Whether a token proves that a mail was sent to this address in the last days. */
  proves(token: string, to: string): boolean
}

/**
 * Envelope senders by which a mail that comes back shows whose it was. Only the keys can make one, and one that was made for
 * an address says nothing about another: whoever gets a mail of ours can report that address alone.
 * @param address what receives them, with anything behind a `+`
 */
export function createReturnPath(options: {
  address: string
  box: Pick<SecretBox, 'returnMarks'>
  now: () => Date
}): ReturnPath {
  const { address, box, now } = options
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const isOurs = (found: string) => found.toLowerCase() === address.toLowerCase()
  const today = () => Math.floor(now().getTime() / DAY_MS)
  const marks = (to: string, day: string) =>
    box.returnMarks(`${day} ${to}`).map((mark) => mark.slice(0, MARK_LENGTH))
  return {
    of(to) {
      const day = today().toString(36)
      return `${name}+${day}-${marks(to, day)[0] ?? ''}@${domain}`
    },
    tokensIn: (text) =>
      [...text.matchAll(TAGGED)].flatMap(([, before = '', token = '', behind = '']) =>
        isOurs(`${before}@${behind}`) ? token.toLowerCase() : [],
      ),
    proves(token, to) {
      const [, day = '', mark = ''] = TOKEN.exec(token) ?? []
      const age = today() - Number.parseInt(day, 36)
      if (!(age >= 0 && age <= TRUSTED_DAYS)) return false
      return marks(to, day).some((known) => sameSecret(known, mark))
    },
  }
}

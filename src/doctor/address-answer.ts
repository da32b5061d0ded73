import { attention, bad, good, type Finding } from './finding.ts'

/** An address of the range for documentation (RFC 5737): nobody visits from it, so whoever is seen there forged it. */
export const FORGED_ADDRESS = '198.51.100.77'

/** How the public address answered a question of our own. */
export type AddressAnswer = {
  publicUrl: string
  /** Undefined where nothing answered; then `problem` says why. */
  status?: number
  problem?: string
  hsts?: string
  /** From whom the question seemed to come; undefined where whoever answered did not know our seal. */
  seenFrom?: string
  /** Where the same address without TLS leads; `NOTHING` answers there, or it answers by itself. */
  plain?: 'REDIRECT' | 'NOTHING' | 'ANSWERS'
  /** A page of it leads to itself, for ever. */
  loops?: boolean
}

/** What visitors of the public address meet: whether it answers, by TLS alone, and whether it knows them apart. */
export function judgeAddress(answer: AddressAnswer): Finding[] {
  const { publicUrl, status, problem } = answer
  if (status === undefined)
    return [
      bad(
        'Address',
        `${publicUrl} does not answer: ${problem ?? 'no answer'}`,
        'Start the portal, and look at the proxy, the certificate and the DNS entry of PUBLIC_URL.',
      ),
    ]
  if (status !== 200)
    return [
      bad(
        'Address',
        `${publicUrl}/health answers ${status}.`,
        'Let the proxy pass on all paths to the portal.',
      ),
    ]
  return [
    good('Address', `${publicUrl} answers.`),
    ...(answer.loops ? [LOOP] : []),
    ...tlsOf(answer),
    visitorsOf(answer),
  ]
}

const LOOP = bad(
  'TLS',
  'Pages lead back to themselves for ever, and calls are refused: the portal is told that visitors come without TLS.',
  'Between the proxy that ends TLS and the portal another one sets X-Forwarded-Proto to http. Let it pass on that header as it came, or leave it out.',
)

const HALF_A_YEAR = 15_552_000

function tlsOf({ publicUrl, hsts, plain }: AddressAnswer): Finding[] {
  if (!publicUrl.startsWith('https://')) return []
  const seconds = Number(/max-age\s*=\s*"?(\d+)/i.exec(hsts ?? '')?.[1] ?? 0)
  const strict =
    seconds >= HALF_A_YEAR
      ? good('TLS', 'Browsers are told to use TLS alone (Strict-Transport-Security).')
      : attention(
          'TLS',
          'Browsers are not told to use TLS alone: Strict-Transport-Security is missing or short.',
          'Let the proxy pass on the headers of the portal, and run it with GREENLANE_MODE=production.',
        )
  if (plain !== 'ANSWERS') return [strict]
  return [
    strict,
    bad(
      'TLS',
      'The portal answers without TLS, too: passwords could be read on the way.',
      'Let the proxy redirect http:// to https://.',
    ),
  ]
}

function visitorsOf({ seenFrom, publicUrl }: AddressAnswer): Finding {
  const subject = 'Visitors'
  if (seenFrom === undefined)
    return attention(
      subject,
      'Whoever answers there has other encryption keys than these settings: it may be another installation.',
      'Run this command with the settings of the server that answers.',
    )
  if (seenFrom === FORGED_ADDRESS)
    return bad(
      subject,
      'A visitor can claim any address: limits for one address do not hold.',
      'TRUST_PROXY names more than your proxies, or your proxy passes on X-Forwarded-For as it came. Name the proxies alone, and let them overwrite or extend that header.',
    )
  if (isPrivate(seenFrom) && !isPrivate(new URL(publicUrl).hostname))
    return attention(
      subject,
      `This visit seemed to come from ${seenFrom}, inside your network.`,
      `If ${seenFrom} is your proxy, all visitors have one address, and one of them can lock out all: name it in TRUST_PROXY. If this machine reaches the portal from inside, all is well.`,
    )
  return good(subject, `Visitors are known apart; this one came from ${seenFrom}.`)
}

const PRIVATE =
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|::1$|\[::1\]$|f[cd][0-9a-f]{2}:|fe80:|::ffff:(127|10)\.)/i
const isPrivate = (address: string): boolean => PRIVATE.test(address)

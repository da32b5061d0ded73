import { daysBetween, type Day } from '#platform/shared/calendar.ts'
import { attention, bad, good, type Finding } from './finding.ts'

const SUBJECT = 'Credentials'
/** As the alerts by mail say it first. */
const SOON_DAYS = 30

/** What the portal proves itself with, by the setting that holds it. */
export type Proof = { setting: string; kind: 'CERTIFICATE' | 'MACHINE' | 'SECRET' }
/** What `GREENLANE_CREDENTIALS_END` names. */
export type Named = { name: string; last: Day }

/**
 * How the portal proves to its database that it is the portal: by a certificate of a client; by the account of the operating
 * system, or nothing, where there is no password; else by a secret, whatever stands beside it. Parameters count as the driver counts them.
 */
export function databaseProof(setting: string, address: string, hasPasswordBeside = false): Proof {
  const url = URL.parse(address)
  const given = (name: string) => Boolean(url?.searchParams.getAll(name).at(-1))
  // An address that cannot be read may hold one; the driver takes a password from its own variable too.
  if (!url || url.password || given('password') || hasPasswordBeside) return { setting, kind: 'SECRET' }
  return { setting, kind: given('sslcert') && given('sslkey') ? 'CERTIFICATE' : 'MACHINE' }
}

/** Secrets that would last for ever unless somebody ends them: each is to have a last day, by the name of its setting. */
export function judgeCredentials(proofs: readonly Proof[], named: readonly Named[], today: Day): Finding[] {
  return proofs.map(({ setting, kind }) => {
    if (kind === 'CERTIFICATE') return good(SUBJECT, `${setting} proves itself by a certificate.`)
    if (kind === 'MACHINE') return good(SUBJECT, `${setting} holds no secret.`)
    return judgeSecret(setting, named.find(({ name }) => name === setting)?.last, today)
  })
}

function judgeSecret(setting: string, last: Day | undefined, today: Day): Finding {
  if (last === undefined)
    return attention(
      SUBJECT,
      `The secret of ${setting} has no last day: whoever finds it can use it for ever.`,
      `Have a new one issued at least once a year, and name its last day: GREENLANE_CREDENTIALS_END='${setting}=2027-11-30'. Administrators are reminded by mail.`,
    )
  const left = daysBetween(today, last)
  const cure = 'Have a new one issued, put it into the settings, and end the old one where it was issued.'
  if (left < 0) return bad(SUBJECT, `The secret of ${setting} was to be replaced by ${last}.`, cure)
  if (left <= SOON_DAYS)
    return attention(SUBJECT, `The secret of ${setting} is to be replaced by ${last}.`, cure)
  return good(SUBJECT, `The secret of ${setting} is good until ${last}.`)
}

/** Two services that share an account can each do what the other may. */
export function judgeAccounts(files: string | undefined, backups: string | undefined): Finding[] {
  if (files === undefined || files !== backups) return []
  return [
    attention(
      SUBJECT,
      'Files and backups are written by the same account: whoever holds its key can delete both.',
      'Give the backups an account of their own: GREENLANE_BACKUP_S3_ACCESS_KEY_ID.',
    ),
  ]
}

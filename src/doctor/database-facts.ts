import { attention, bad, good, type Finding } from './finding.ts'

/** What a database says of itself. */
export type DatabaseFacts = {
  version: number
  now: Date
  encoding: string
  isSuperuser: boolean
  mayCreate: boolean
  connections: { most: number; used: number }
  /** Of the newest migration that was applied, in milliseconds since 1970; undefined in an empty database. */
  level: number | undefined
}

const OLDEST = 150_000
/** Connections that one process keeps, and those of a script beside it. */
const NEEDED_CONNECTIONS = 20
/** Days and deadlines are counted by the server's clock, sessions and jobs by both. */
const APART_MS = 2_000

/**
 * @param ours when the facts were asked for, by this machine's clock
 * @param known the newest migration of this release
 */
export function judgeDatabase(facts: DatabaseFacts, ours: Date, known: number): Finding[] {
  return [versionOf(facts), ...rightsOf(facts), ...roomOf(facts), levelOf(facts, known), clockOf(facts, ours)]
}

const SUBJECT = 'Database'

function versionOf({ version, encoding }: DatabaseFacts): Finding {
  const name = `PostgreSQL ${Math.floor(version / 10_000)}.${version % 10_000}`
  if (version < OLDEST)
    return bad(SUBJECT, `It is ${name}; the portal needs 15 or newer.`, 'Upgrade the database server.')
  if (encoding !== 'UTF8')
    return bad(
      SUBJECT,
      `Its encoding is ${encoding}: Chinese names cannot be stored.`,
      "Create it with encoding 'UTF8' and load a backup into it.",
    )
  return good(SUBJECT, `${name}, UTF-8.`)
}

function rightsOf({ isSuperuser, mayCreate }: DatabaseFacts): Finding[] {
  if (!mayCreate)
    return [
      bad(
        SUBJECT,
        'The user may not create tables: the next release could not start.',
        'GRANT CREATE ON SCHEMA public TO the user of DATABASE_URL.',
      ),
    ]
  if (isSuperuser)
    return [
      attention(
        SUBJECT,
        'The user of DATABASE_URL is a superuser: a fault in the portal would reach the whole server.',
        'Give the portal a user of its own that owns this database and nothing else.',
      ),
    ]
  return []
}

function roomOf({ connections: { most, used } }: DatabaseFacts): Finding[] {
  if (most - used >= NEEDED_CONNECTIONS) return []
  return [
    attention(
      SUBJECT,
      `${used} of ${most} connections are in use; each process of the portal takes up to ${NEEDED_CONNECTIONS}.`,
      'Raise max_connections, or see who else holds them.',
    ),
  ]
}

function levelOf({ level }: DatabaseFacts, known: number): Finding {
  if (level === undefined)
    return attention(SUBJECT, 'It is empty.', 'The first start of the portal creates its tables.')
  if (level < known)
    return attention(
      SUBJECT,
      'Its tables are of an earlier release.',
      'The next start of this release migrates them.',
    )
  if (level > known)
    return bad(
      SUBJECT,
      'Its tables are of a newer release than this one.',
      'Run the release that migrated them, or restore a backup of the time before.',
    )
  return good(SUBJECT, 'Its tables are those of this release.')
}

function clockOf({ now }: DatabaseFacts, ours: Date): Finding {
  const apart = Math.abs(now.getTime() - ours.getTime())
  if (apart <= APART_MS) return good('Clock', 'This machine and the database agree on the time.')
  const seconds = Math.round(apart / 1000)
  return bad(
    'Clock',
    `This machine and the database are ${seconds} s apart: ${ours.toISOString()} here, ${now.toISOString()} there.`,
    'Let both keep the time by NTP (timedatectl set-ntp true).',
  )
}

import { attention, bad, good, type Finding } from './finding.ts'

/** What the address past the pooler leads to, beside the pooler itself. */
export type PoolerFacts = {
  /** Why `DATABASE_DIRECT_URL` did not answer. */
  problem?: string
  /** Whether what one of both addresses locks is seen at the other. */
  isSameDatabase: boolean
  /** After which time the server ends a statement that came through the pooler, in milliseconds; 0 is never. */
  statementMs: number
}

const SUBJECT = 'Pooler'

export function judgePooler({ problem, isSameDatabase, statementMs }: PoolerFacts): Finding[] {
  if (problem !== undefined)
    return [
      bad(
        SUBJECT,
        `DATABASE_DIRECT_URL does not answer: ${problem}`,
        'Let it lead to the server itself, past the pooler: jobs and migrations need it.',
      ),
    ]
  if (!isSameDatabase)
    return [
      bad(
        SUBJECT,
        'DATABASE_URL and DATABASE_DIRECT_URL lead to two different databases.',
        'Let both lead to the same one: after a promotion, to the new primary.',
      ),
    ]
  const same = good(SUBJECT, 'Both addresses lead to the same database.')
  if (statementMs > 0) return [same]
  return [
    same,
    attention(
      SUBJECT,
      'No time limit ends a statement that comes through the pooler.',
      'Set the connect_query of docs/scale.md for this database in PgBouncer.',
    ),
  ]
}

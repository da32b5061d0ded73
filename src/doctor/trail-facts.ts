import { attention, good, type Finding } from './finding.ts'

/** What the portal's own role may do with the audit trail. */
export type TrailFacts = {
  /** It owns a table of the trail, or the database that could drop them. */
  owns: boolean
  /** It may change or remove lines, seals or anchors. */
  mayChange: boolean
  /** When the oldest line was written; undefined where there is none. */
  oldest: Date | undefined
}

const SUBJECT = 'Audit trail'

/** @param years for how long the law asks for what the trail tells of */
export function judgeTrail({ owns, mayChange, oldest }: TrailFacts, now: Date, years: number): Finding[] {
  const rights =
    owns || mayChange
      ? attention(
          SUBJECT,
          `The user of DATABASE_URL ${owns ? 'owns its tables or the database' : 'may change or remove its lines'}: whoever takes over the portal could rewrite it.`,
          'npm run -s audit:role prints the SQL that an administrator of the database runs once.',
        )
      : good(SUBJECT, 'The portal can add to it, and change nothing.')
  const limit = new Date(now)
  limit.setUTCFullYear(limit.getUTCFullYear() - years)
  if (!oldest || oldest >= limit) return [rights]
  return [
    rights,
    attention(
      SUBJECT,
      `It goes back to ${oldest.toISOString().slice(0, 10)}: more than the ${years} years for which the law asks for what it tells of.`,
      `npm run audit:cut -- --years ${years}`,
    ),
  ]
}

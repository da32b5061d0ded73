import type { LocalText } from '#platform/shared/local-text.ts'
import type { RetentionKey } from '../retention.ts'

/** Whose data they are. `NOBODY`: what the product sells and what the law says; no person is in it. */
type Owner = 'PERSON' | 'COMPANY' | 'VISITOR' | 'STAFF' | 'NOBODY'

export type NamedLaw = { name: LocalText; source: string }

/** How long, and from when. */
export type Kept =
  /** Days after a moment that the class names. */
  | { until: 'DAYS'; days: number; after: LocalText }
  /** Until the person is erased. */
  | { until: 'PERSON_ERASED' }
  /** For a few weeks after the company was closed, and while it is not closed as long as it wants. */
  | { until: 'COMPANY_CLOSED' }
  /** As the law demands, counted from the end of the year in which the company was closed. */
  | { until: 'LAW'; law: RetentionKey }
  /** Years of its own, from the end of the year of a moment that the class names, and the law that asks for them. */
  | { until: 'YEARS'; years: number; after: LocalText; law: NamedLaw }
  /** As long as anything of the company is kept, since the rest would belong to nobody. */
  | { until: 'LAST_OF_COMPANY' }
  /** By the agency, for its own work. */
  | { until: 'AGENCY' }

/** How a person is taken out of a table. Names of columns. */
export type PersonRule =
  /** The rows in which the column is the person’s id go; those whose other column says that they are for all stay. */
  | { rows: string; unless?: string }
  /** The rows that name the person’s mail address go. */
  | { mail: string }
  /** The rows whose column is a keyed mark of the person’s mail address go. */
  | { markedMail: string }
  /** The rows in which it, or the person’s id, is a part of the column go. */
  | { holdsMail: string }
  | { holdsId: string }
  /** What tells who did it is replaced, in the rows whose other column is the person’s id. */
  | { name: string; id: string }
  /** The same where no id stands beside the name: in the person’s companies. `kind` says who acted, and leaves staff out. */
  | { nameAlone: string; kind?: string }
  /** Name and address as values of parameters that say who, in a column of JSON, in the person’s companies. */
  | { within: string }
  /** The rows that a guest, who has no account, was the last to save go, while nothing of the form was submitted. */
  | { guestDrafts: string }

export type Place = {
  /** Stays when the class is forgotten of a company: why. */
  stays?: string
  /** The column that names files in the store: their bytes go with the row. */
  bytes?: string
  /** Files are bound to its rows, by the column `id`: they go with the row, unless something else needs them. */
  binds?: true
  person?: readonly PersonRule[]
  /** The same for somebody of the staff who left long ago, where only staff are named. */
  staff?: readonly PersonRule[]
  /** A column of JSON in which the law keeps an address as a value: it is looked for, and stays. */
  keepsMail?: string
  /** The rows are of the company of another table’s row: the column here, that table and its key. */
  over?: { column: string; table: string; key: string }
}

/** One class of data: everything that is said about it anywhere is made from this. */
export type DataClass = {
  key: string
  whose: Owner
  what: LocalText
  /** Why it is kept. */
  why: LocalText
  kept: Kept
  /** The job that forgets it when its time is over. */
  job: string | null
  places: Readonly<Record<string, Place>>
  /** The files in the store that belong to it. */
  files?: LocalText
}

export const rows = (column = 'user_id'): PersonRule => ({ rows: column })
export const ownRows = (column: string, unless: string): PersonRule => ({ rows: column, unless })
export const mail = (column = 'email'): PersonRule => ({ mail: column })
export const markedMail = (column = 'mark'): PersonRule => ({ markedMail: column })
export const by = (prefix: string, id = prefix): PersonRule => ({ name: `${prefix}_name`, id })
export const byAlone = (prefix: string): PersonRule => ({ nameAlone: `${prefix}_name` })
export const byKind = (prefix: string): PersonRule => ({
  nameAlone: `${prefix}_name`,
  kind: `${prefix}_kind`,
})
export const within = (column: string): PersonRule => ({ within: column })
export const guestDrafts = (column: string): PersonRule => ({ guestDrafts: column })
export const person = (...rules: PersonRule[]): Place => ({ person: rules })
export const staff = (...rules: PersonRule[]): Place => ({ staff: rules })
export const over = (column: string, table: string, ...rules: PersonRule[]): Place => ({
  over: { column, table, key: 'id' },
  ...(rules.length > 0 && { person: rules }),
})

import { type Column, COLUMNS, type TypedLine } from '../columns.ts'

export type Draft = TypedLine

export type Drafts = { one: Draft; seller: Draft; lines: Draft[] }

const STORAGE_KEY = 'draft:calculator'

function firstDrafts(today: string): Drafts {
  return {
    one: {
      date: today,
      viaMarketplace: 'yes',
      buyer: 'B2C',
      currency: 'EUR',
      inclusive: 'yes',
      category: 'standard',
      type: 'SALE',
    },
    seller: { sellerEstablished: 'CN', oss: 'no', ioss: 'no' },
    lines: [],
  }
}

/** Stored for this window only, so that changing the language or visiting another page loses nothing. */
export function readDrafts(today: string): Drafts {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Drafts> | null
    const first = firstDrafts(today)
    if (!stored || !Array.isArray(stored.lines)) return first
    return { one: stored.one ?? first.one, seller: stored.seller ?? first.seller, lines: stored.lines }
  } catch {
    return firstDrafts(today)
  }
}

export function storeDrafts(drafts: Drafts): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(drafts))
  } catch {
    // Storage is full or blocked: the page works without it.
  }
}

/** A line merged with the facts common to all lines; its own cells take precedence. */
export function wholeLine(line: Draft, seller: Draft): Draft {
  const own = Object.entries(line).filter(([, value]) => value.trim() !== '')
  return { ...seller, ...Object.fromEntries(own) }
}

/** The columns of the table: the usual ones, those in use, and those that somebody added. */
export const ALWAYS: ReadonlySet<Column> = new Set<Column>([
  'date',
  'from',
  'to',
  'viaMarketplace',
  'buyer',
  'amount',
  'inclusive',
  'currency',
])

export function shownColumns(lines: readonly Draft[], toFill: ReadonlySet<Column>): Column[] {
  return COLUMNS.filter(
    (column) => ALWAYS.has(column) || toFill.has(column) || lines.some((line) => (line[column] ?? '') !== ''),
  )
}

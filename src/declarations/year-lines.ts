import type { YearEntry } from './contract.ts'

/** The declarations of one kind in one country, or under one scheme, in the order of their periods. */
export type YearLine = {
  key: string
  country: string
  kind: YearEntry['kind']
  scheme: YearEntry['scheme']
  /** Of quantity reports: a producer's number for each. */
  stream: YearEntry['stream']
  cells: YearCell[]
}
/** `month` is the first of the year that it covers, from 1; `months` how many. Corrections stand with their period. */
export type YearCell = { month: number; months: number; entries: YearEntry[] }

/** The lines of a year's calendar, by country and then by kind as the kinds are listed. */
export function yearLines(year: number, entries: readonly YearEntry[]): YearLine[] {
  const lines = Map.groupBy(entries, ({ country, kind, scheme, stream }) =>
    [country, kind, scheme, stream].filter(Boolean).join(' '),
  )
  return [...lines]
    .flatMap(([key, own]) => {
      const [first] = own
      return first
        ? [
            {
              key,
              country: first.country,
              kind: first.kind,
              scheme: first.scheme,
              stream: first.stream,
              cells: cellsOf(year, own),
            },
          ]
        : []
    })
    .toSorted(
      (a, b) =>
        compare(a.country, b.country) ||
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        compare(a.scheme, b.scheme) ||
        compare(a.stream ?? '', b.stream ?? ''),
    )
}

const KINDS: readonly YearEntry['kind'][] = ['RETURN', 'ANNUAL', 'EC_SALES_LIST', 'OSS', 'IOSS', 'EPR']

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function cellsOf(year: number, entries: readonly YearEntry[]): YearCell[] {
  const inOrder = entries.toSorted(
    (a, b) =>
      compare(a.period.to, b.period.to) ||
      compare(a.period.from, b.period.from) ||
      compare(a.number, b.number),
  )
  const cells = new Map<string, YearCell>()
  for (const entry of inOrder) {
    const place = placeOf(year, entry)
    const key = `${place.month} ${place.months}`
    const cell = cells.get(key) ?? { ...place, entries: [] }
    cell.entries.push(entry)
    cells.set(key, cell)
  }
  return [...cells.values()]
}

/** A period that began in the year before is shown from January on. */
function placeOf(year: number, { period: { from, to } }: YearEntry): { month: number; months: number } {
  const last = Number(to.slice(5, 7))
  const month = Number(from.slice(0, 4)) < year ? 1 : Number(from.slice(5, 7))
  return { month, months: last - month + 1 }
}

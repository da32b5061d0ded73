import { dayOf } from '#platform/shared/calendar.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { DATA_CLASSES } from '../../data-classes.ts'
import type { DataClass } from '../../data-classes/data-class.ts'
import { keptText, lawOf } from '../../kept-text.ts'
import { keptUntil, yearsKept } from '../../retention.ts'
import type { Held } from '../../staff/contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { companiesNamed, type HeldRows, heldRows } from './held.queries.ts'
import type { Subject } from './subject.ts'

type Companies = Map<string, { name: string; closedOn: string | undefined }>

/** What is held about an address, class by class: what an erasure takes, and what the law keeps. */
export async function heldAbout(
  deps: Pick<PrivacyDeps, 'db' | 'config'>,
  subject: Subject,
  lang: Lang,
): Promise<Held[]> {
  const found = await heldRows(deps.db, subject)
  const companies = await companiesOf(
    deps,
    found.flatMap(({ companyIds }) => companyIds),
  )
  return DATA_CLASSES.flatMap((dataClass) =>
    [true, false].flatMap((goes) => {
      const rows = found.filter((one) => one.goes === goes && one.place.dataClass.key === dataClass.key)
      return rows.length === 0 ? [] : [heldOf(dataClass, { rows, goes, companies, lang })]
    }),
  )
}

function heldOf(
  { key, what, kept }: DataClass,
  { rows, goes, companies, lang }: { rows: HeldRows[]; goes: boolean; companies: Companies; lang: Lang },
): Held {
  const ids = [...new Set(rows.flatMap(({ companyIds }) => companyIds))]
  const law = lawOf(kept)
  const days = ids.map((id) => companies.get(id)?.closedOn)
  // Of a company that goes on, nobody knows the last day yet.
  const until =
    kept.until === 'LAW' && days.every((day) => day !== undefined) ? lastOf(days, yearsKept(kept.law)) : null
  return {
    key,
    what: pickText(what, lang),
    count: rows.reduce((sum, { count }) => sum + count, 0),
    companies: ids.flatMap((id) => companies.get(id)?.name ?? []),
    goes,
    kept: pickText(keptText(kept), lang),
    until: goes ? null : until,
    law: !goes && law ? { name: pickText(law.name, lang), source: law.source } : null,
  }
}

function lastOf(days: readonly string[], years: number): string | null {
  const last = days.toSorted().at(-1)
  return last === undefined ? null : keptUntil(last, years)
}

async function companiesOf(
  { db, config }: Pick<PrivacyDeps, 'db' | 'config'>,
  ids: readonly string[],
): Promise<Companies> {
  const rows = await companiesNamed(db, [...new Set(ids)])
  return new Map(
    rows.map(({ id, name, closedAt }) => [
      id,
      { name, closedOn: closedAt ? dayOf(closedAt, config.agency.timeZone) : undefined },
    ]),
  )
}

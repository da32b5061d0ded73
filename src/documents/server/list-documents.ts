import { toWire } from '../wire-names.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { expiryOf } from '../document-expiry.ts'
import { facetsOf, pageOfDocuments, type DocumentRow, type VaultFilter } from './vault.queries.ts'

type Reading = { lang: Lang; today: Day }

/** One page of a company's documents, with what they can be narrowed by. */
export async function listVault(executor: Executor, filter: Omit<VaultFilter, 'today'>, reading: Reading) {
  const { page, pageSize, companyId } = filter
  const [{ rows, total }, facets] = await Promise.all([
    pageOfDocuments(executor, { ...filter, today: reading.today }),
    facetsOf(executor, companyId),
  ])
  const of = (facet: string) =>
    facets.filter((one) => one.facet === facet).map(({ value, count }) => ({ value, count }))
  return {
    records: rows.map((row) => presentDocument(row, reading)),
    total,
    page,
    pageSize,
    facets: { kinds: of('kind'), countries: of('country'), persons: of('person') },
  }
}

function presentDocument({ file, facts, bound }: DocumentRow, { lang, today }: Reading) {
  const { id: fileId, name, type, size, sensitive, uploadedByKind, uploadedAt } = file
  const { kind, label, countries, person, expiresOn, retiredAt } = facts
  return toWire({
    fileId,
    name,
    type,
    size,
    kind,
    label: pickText(label, lang),
    countries,
    person,
    expiresOn,
    expiry: expiryOf(expiresOn, today),
    retired: retiredAt !== null,
    sensitive,
    submitted: bound,
    uploadedBy: uploadedByKind,
    uploadedAt: uploadedAt.toISOString(),
  })
}

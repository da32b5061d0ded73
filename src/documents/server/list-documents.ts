import { toWire } from '../wire-names.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { expiryOf } from '../document-expiry.ts'
import { nameOfDocument } from '../document-kind-names.ts'
import {
  readDocuments,
  type Facet,
  type ListedDocument,
  type VaultFilter,
  type VaultSource,
} from './vault.queries.ts'

type Reading = { lang: Lang; today: Day }

/** One page of a company's documents, with what they can be narrowed by. */
export async function listVault(
  executor: Executor,
  others: readonly VaultSource[],
  filter: VaultFilter,
  lang: Lang,
) {
  const { page, pageSize, today } = filter
  const { rows, total, facets } = await readDocuments(executor, filter, others)
  const of = (facet: Facet['facet']) =>
    facets.filter((one) => one.facet === facet).map(({ value, count }) => ({ value, count }))
  return {
    records: rows.map((row) => presentDocument(row, { lang, today })),
    total,
    page,
    pageSize,
    facets: {
      kinds: of('kind'),
      countries: of('country'),
      persons: of('person'),
      years: of('year').toReversed(),
    },
  }
}

function presentDocument(row: ListedDocument, { lang, today }: Reading) {
  const { id: fileId, origin, name, type, size, kind, label, countries, person, sensitive } = row
  return toWire({
    fileId,
    origin,
    orderId: row.order_id,
    name,
    type,
    size,
    kind,
    label: pickText(nameOfDocument(kind, label), lang),
    countries,
    person,
    expiresOn: row.expires_on,
    expiry: expiryOf(row.expires_on, today),
    retired: row.retired_at !== null,
    sensitive,
    submitted: row.bound ?? row.is_used,
    uploadedBy: row.uploaded_by,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
    deleted:
      row.deleted_at === null
        ? null
        : { at: new Date(row.deleted_at).toISOString(), by: row.deleted_by ?? '' },
  })
}

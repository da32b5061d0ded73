import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { NodeResult } from '#catalogue/process.ts'
import type { Executor } from '#platform/server/database.ts'
import type { CompanyParam } from '#platform/server/opaque.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import type { NumberStatus } from '../number-uploads.ts'
import { numberUploads, shopAuthorisations, shops } from './shops.tables.ts'

/** What marketplaces ask for. */
const KINDS: readonly NodeResult[] = ['VAT_NUMBER', 'EPR_NUMBER']

/** What was said of another number than the one in force counts no longer. */
const isCurrent = sql`${numberUploads.number} = ${registrations.registrationNumber}`
const status = sql<NumberStatus>`case when ${isCurrent} then ${numberUploads.status} else 'TO_DO' end`

/** Where the account sells, if the marketplace has said it; else everywhere in its region. */
const sellsThere = or(
  sql`coalesce(jsonb_array_length(${shopAuthorisations.participations}), 0) = 0`,
  sql`${shopAuthorisations.participations} @> jsonb_build_array(jsonb_build_object('country', ${registrations.country}, 'active', true))`,
)

const pairsOf = (companyId: CompanyParam) =>
  and(
    eq(registrations.companyId, companyId),
    inArray(registrations.kind, [...KINDS]).inlineParams(),
    isNotNull(registrations.registrationNumber),
    isNull(shops.removedAt),
    sql`(${registrations.country} = 'GB') = (${shops.region} = 'GB')`,
    sellsThere,
  )

const ofCompany = (companyId: CompanyParam) => eq(shops.companyId, companyId)
const ofShop = and(eq(shopAuthorisations.companyId, shops.companyId), eq(shopAuthorisations.shopId, shops.id))
const ofPair = and(
  eq(numberUploads.companyId, shops.companyId),
  eq(numberUploads.shopId, shops.id),
  eq(numberUploads.registrationId, registrations.id),
)

/** Every number of a company with every shop that has to hold it. */
export async function listShopNumbers(
  executor: Executor,
  companyId: string,
  pair?: { shopId: string; registrationId: string },
) {
  const rows = await executor
    .select({
      shopId: shops.id,
      shopName: shops.name,
      marketplace: shops.marketplace,
      region: shops.region,
      registrationId: registrations.id,
      kind: registrations.kind,
      country: registrations.country,
      number: registrations.registrationNumber,
      status,
      upload: numberUploads,
    })
    .from(registrations)
    .innerJoin(shops, ofCompany(companyId))
    .leftJoin(shopAuthorisations, ofShop)
    .leftJoin(numberUploads, ofPair)
    .where(
      and(
        pairsOf(companyId),
        pair && and(eq(shops.id, pair.shopId), eq(registrations.id, pair.registrationId)),
      ),
    )
    .orderBy(asc(registrations.country), asc(registrations.createdAt), asc(shops.createdAt))
  return rows.flatMap(({ number, kind, ...row }) =>
    number === null || kind === null ? [] : [{ ...row, number, kind }],
  )
}

/** Numbers that no shop has verified yet: one of the selects that `/pendingMatters/list` unites. */
export function numbersToEnter(executor: Executor, companyId: CompanyParam) {
  const named = sql`${registrations.registrationNumber} || ' · ' || ${shops.name}`
  return executor
    .select({
      id: sql<string>`${registrations.id} || ' ' || ${shops.id}`.as('id'),
      what: sql<string>`'NUMBER_' || ${status}`.as('what'),
      kind: sql<string>`'SHOP_NUMBER'`.as('kind'),
      name: sql<LocalText | null>`jsonb_build_object('en', ${named}, 'zh', ${named})`.as('name'),
      dueOn: sql<string | null>`null::text`.as('due_on'),
      number: sql<string>`${registrations.workOrderNumber}`.as('number'),
      recordId: sql<string>`${shops.id}`.as('record_id'),
      country: sql<string | null>`${registrations.country}`.as('country'),
      subject: sql<LocalText>`${registrations.productName}`.as('subject'),
      further: sql<number>`0`.as('further'),
      amount: sql<number | null>`null::bigint`.as('amount'),
      currency: sql<string | null>`null::text`.as('currency'),
      dueTime: sql<Date | null>`null::timestamptz`.as('due_time'),
    })
    .from(registrations)
    .innerJoin(shops, ofCompany(companyId))
    .leftJoin(shopAuthorisations, ofShop)
    .leftJoin(numberUploads, ofPair)
    .where(and(pairsOf(companyId), sql`${status} <> 'VERIFIED'`))
}

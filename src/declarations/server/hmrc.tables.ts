import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, day, id, instant } from '#platform/server/columns.ts'
import type { FiledUnder } from '../licence.ts'
import type { ClientState, SubmissionStatus } from '../hmrc-filing.ts'

/** The agency's own authorisation at HMRC: one for all clients. */
export const hmrcGrants = pgTable('hmrc_grants', {
  id: id(),
  /** BROKEN: HMRC does not accept it any more. */
  status: text('status').$type<'GRANTED' | 'BROKEN'>().notNull(),
  sealedAccessToken: text('sealed_access_token').notNull(),
  accessUntil: instant('access_until').notNull(),
  /** Counts once: every use gives a new one. */
  sealedRefreshToken: text('sealed_refresh_token').notNull(),
  grantedAt: instant('granted_at').notNull(),
  grantedBy: text('granted_by').notNull(),
  /** HMRC asks for a new sign-in after 18 months. */
  expiresOn: day('expires_on').notNull(),
})

/** Authorisations that came back from HMRC, by the hash of their state, so that none is taken twice. */
export const hmrcUsedStates = pgTable('hmrc_used_states', {
  hash: text('hash').primaryKey(),
  usedAt: instant('used_at').notNull(),
})

/** What HMRC said when it was last asked for a client's obligations. */
export const hmrcClients = pgTable(
  'hmrc_clients',
  {
    companyId: companyId(),
    registrationId: text('registration_id').notNull(),
    vrn: text('vrn').notNull(),
    state: text('state').$type<ClientState>().notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.registrationId] })],
)

/** A return that was sent to HMRC, or was about to be: written before it leaves, so that none is sent twice. */
export const hmrcSubmissions = pgTable(
  'hmrc_submissions',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    declarationId: text('declaration_id').notNull(),
    revision: integer('revision').notNull(),
    vrn: text('vrn').notNull(),
    periodKey: text('period_key').notNull(),
    /** Exactly what is sent */
    body: text('body').notNull(),
    status: text('status').$type<SubmissionStatus>().notNull(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** The licence under which it was sent; null for what was sent before that was kept. */
    filedUnder: jsonb('filed_under').$type<FiledUnder>(),
    sentAt: instant('sent_at').notNull(),
    settledAt: instant('settled_at'),
    /** `X-CorrelationId` */
    correlationId: text('correlation_id'),
    /** `Receipt-ID` and `Receipt-Timestamp`; null where HMRC's answer was lost and the return was found there */
    receiptId: text('receipt_id'),
    receiptAt: instant('receipt_at'),
    formBundleNumber: text('form_bundle_number'),
    chargeReference: text('charge_reference'),
    paymentIndicator: text('payment_indicator').$type<'DD' | 'BANK'>(),
    /** HMRC's code of a refusal, and the field that it is about */
    faultCode: text('fault_code'),
    faultPath: text('fault_path'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('hmrc_submissions_once')
      .on(table.companyId, table.declarationId)
      .where(sql`status in ('SENDING', 'UNCLEAR', 'TAKEN')`),
    index('hmrc_submissions_of').on(table.companyId, table.declarationId, table.sentAt),
  ],
)

export type GrantRow = typeof hmrcGrants.$inferSelect
export type ClientRow = typeof hmrcClients.$inferSelect
export type SubmissionRow = typeof hmrcSubmissions.$inferSelect

import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { companyId, createdAt, id, instant, lang, sessionColumns } from '#platform/server/columns.ts'
import { signsOf } from '#platform/server/search.queries.ts'
import type { MemberRole } from '#platform/shared/principal.ts'
import type { LegalDocument } from '../agreement.ts'
import type { Address, VatNumberStatus } from '../company.ts'
import type { LatinNames } from '../latin-names.ts'
import type { SignInMethod } from '../sign-in-methods.ts'

/** People whose mail address is confirmed. Before that there is a registration and no user. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** trimmed and in lower case */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    lang: lang(),
    /** chosen by the person; without one, the company's */
    timeZone: text('time_zone'),
    passwordChangedAt: instant('password_changed_at'),
    agreementVersion: text('agreement_version').notNull(),
    agreementAcceptedAt: instant('agreement_accepted_at').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Staff look for a part of a name or address.
    index('users_parts').using('gin', sql`lower(${table.name}) gin_trgm_ops`, table.email.op('gin_trgm_ops')),
    index('users_signs').using('gin', signsOf(table.name)),
  ],
)

/** The customers. Every customer record carries `company_id`, first in its indexes. */
export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text('name').notNull(),
    /** in its own script, where that is not Latin: 深圳市明橡贸易有限公司 */
    nameOriginal: text('name_original'),
    /** where it is established, ISO 3166-1 alpha-2 */
    country: text('country').notNull(),
    registrationNumber: text('registration_number'),
    vatNumber: text('vat_number'),
    vatNumberStatus: text('vat_number_status').$type<VatNumberStatus>().notNull(),
    /** when the register answered, and the consultation number that proves it */
    vatNumberCheckedAt: instant('vat_number_checked_at'),
    vatNumberConsultation: text('vat_number_consultation'),
    address: jsonb('address').$type<Address>(),
    /** name and address in Latin letters, where they stand above in another script */
    latin: jsonb('latin').$type<LatinNames>(),
    /** when it was closed: nobody is its member any more */
    closedAt: instant('closed_at'),
    /** the language of its invoices */
    lang: lang(),
    timeZone: text('time_zone').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Not unique: two companies of one owner may name the same number; both sides are told.
    index('companies_vat_number')
      .on(table.vatNumber)
      .where(sql`vat_number is not null`),
    // Old results, and numbers without an answer: checked again at night.
    index('companies_vat_number_due')
      .on(table.vatNumberCheckedAt)
      .where(sql`vat_number_status in ('valid', 'unverified')`),
    // Staff look for a part of a name in either script, and for the beginning of a number however it is written.
    index('companies_name_parts').using(
      'gin',
      sql`lower(${table.name}) gin_trgm_ops`,
      sql`lower(${table.nameOriginal}) gin_trgm_ops`,
    ),
    // Staff narrow their queue to a language.
    index('companies_lang').on(table.lang, table.id),
    index('companies_signs').using('gin', signsOf(table.name), signsOf(table.nameOriginal)),
    index('companies_vat_number_begun').on(
      sql`translate(lower(${table.vatNumber}), '-./ ', '') text_pattern_ops`,
    ),
    // Whoever opens everything by one field leaves out the country of a number.
    index('companies_number_parts').using(
      'gin',
      sql`translate(lower(${table.vatNumber}), '-./ ', '') gin_trgm_ops`,
      sql`translate(lower(${table.registrationNumber}), '-./ ', '') gin_trgm_ops`,
    ),
    index('companies_registration_number_begun').on(
      sql`translate(lower(${table.registrationNumber}), '-./ ', '') text_pattern_ops`,
    ),
  ],
)

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: companyId().references(() => companies.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').$type<MemberRole>().notNull(),
    /** whether an editor may confirm returns; owners always may, viewers never */
    mayConfirm: boolean('may_confirm').notNull().default(false),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index('company_members_user').on(table.userId, table.joinedAt),
  ],
)

/** Sign-ins of sellers. */
export const userSessions = pgTable(
  'user_sessions',
  {
    ...sessionColumns(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** the company in which the person is working */
    companyId: companyId().references(() => companies.id),
    method: text('method').$type<SignInMethod>(),
    /** when the person last proved, within this session, who they are */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('user_sessions_user').on(table.userId),
    index('user_sessions_expiry').on(table.expiresAt),
    index('user_sessions_former')
      .on(table.formerTokenHash)
      .where(sql`former_token_hash is not null`),
  ],
)

/**
 * A registration as typed, until the link in the mail proves that the address is theirs. It has no password:
 * whoever typed it need not be the owner of the address, who chooses one where the link leads.
 */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    companyName: text('company_name').notNull(),
    companyCountry: text('company_country').notNull(),
    lang: lang(),
    agreementVersion: text('agreement_version').notNull(),
    privacyVersion: text('privacy_version').notNull().default(''),
    /** the IP address that sent it, and the agreement accepted */
    address: text('address').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('sign_ups_email').on(table.email, table.createdAt),
    index('sign_ups_created').on(table.createdAt),
  ],
)

/** Every request for a new password, also for unknown addresses, so that both are handled alike. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    email: text('email').notNull(),
    lang: lang(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_created').on(table.createdAt)],
)

/**
 * One-time links in mails, made when the mail is sent; only hashes are stored, so a database dump opens none
 * of them.
 */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'verify_email' | 'reset_password' | 'join_company' | 'not_me'>().notNull(),
    /** id of the registration, of the user whose password is reset, of the invitation or of the sign-in */
    subjectId: text('subject_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('mail_tokens_subject').on(table.subjectId),
    index('mail_tokens_expiry').on(table.expiresAt),
  ],
)

/** Who agreed to which version of which text, when and from where. Rows are added and never changed. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** the company for which it was accepted */
    companyId: companyId().references(() => companies.id),
    document: text('document').$type<LegalDocument>().notNull(),
    version: text('version').notNull(),
    occasion: text('occasion').$type<'REGISTRATION' | 'ORDER'>().notNull(),
    /** the order with which it was accepted */
    record: text('record'),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('agreement_acceptances_user').on(table.userId, table.at),
    index('agreement_acceptances_company').on(table.companyId, table.document, table.at),
  ],
)

import { desc, sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Rhythm } from '#catalogue/codes.ts'
import { companyId, createdAt, day, instant, minorUnits } from '#platform/server/columns.ts'
import {
  type DeclarationKind,
  type DeclarationScheme,
  FILING_STATUSES,
  type FilingStatus,
  type TaxStatus,
} from '../declaration.ts'
import type { BoxSource, PreparedReturn } from '../boxes/prepared-return.ts'
import type { EprStream } from '../epr/categories.ts'
import type { FilingAction, Mover } from '../filing-moves.ts'
import type { FiledUnder } from '../licence.ts'
import type { FileLabel, FileProblem } from '../files/declaration-file.ts'
import type { Finding } from '../pre-flight.ts'
import type { TaxAction } from '../tax-moves.ts'
import type { Waiting } from '../waiting.ts'

/** Without `fileId`: filed before its bytes were kept. */
export type FiledFile = { name: string; label: FileLabel; sha256: string; fileId?: string }

/** States in the order in which they are gone through; the index and the list must say it in the same words. */
export const workOrderOfStates = (status: AnyPgColumn): SQL =>
  sql`array_position(${sql.raw(`array[${FILING_STATUSES.map((one) => `'${one}'`).join(', ')}]`)}, ${status})`

/** What is declared to an authority for a period of a registration. */
export const declarations = pgTable(
  'declarations',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    /** `DC-2026-000912` */
    number: text('number').notNull(),
    /** The period of the term that pays for it; null for a correction. */
    periodId: text('period_id'),
    /** The declaration whose figures this one corrects. */
    corrects: text('corrects'),
    registrationId: text('registration_id').notNull(),
    kind: text('kind').$type<DeclarationKind>().notNull(),
    country: text('country').notNull(),
    /** Of a quantity report: what its producer reports. */
    stream: text('stream').$type<EprStream>(),
    scheme: text('scheme').$type<DeclarationScheme>().notNull(),
    frequency: text('frequency').$type<Rhythm>().notNull(),
    /** First and last day of the period, and its name: `2026-Q1`, `2026-03`. */
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    label: text('label').notNull(),
    status: text('status').$type<FilingStatus>().notNull(),
    statusSince: instant('status_since').notNull(),
    taxStatus: text('tax_status').$type<TaxStatus>().notNull().default('NONE'),
    /** How often it was calculated; its boxes are those of this revision. */
    revision: integer('revision').notNull().default(0),
    /** Who calculated or adjusted it last, of the agency's people; null: the engine alone. */
    calculatedBy: text('calculated_by'),
    checkedBy: text('checked_by'),
    /** What was confirmed: changed figures need a new confirmation. */
    confirmedRevision: integer('confirmed_revision'),
    confirmedBy: text('confirmed_by'),
    /** The authority's reference. */
    reference: text('reference'),
    filedAt: instant('filed_at'),
    /** The currency of the return. */
    currency: text('currency').notNull(),
    /** These are null until the figures are calculated. */
    base: minorUnits('base'),
    vat: minorUnits('vat'),
    /** Negative: a credit. */
    payable: minorUnits('payable'),
    dueOn: day('due_on'),
    payBy: day('pay_by'),
    /** Until when the seller is asked to confirm; only while it waits for that. */
    confirmBy: day('confirm_by'),
    receiptFileId: text('receipt_file_id'),
    /** What it waits for while its figures cannot be calculated. */
    waitingFor: jsonb('waiting_for').$type<readonly Waiting[]>().notNull().default([]),
    /** The seller's statement that there is nothing to declare; without it nothing is filed as nil. */
    nilStatedBy: text('nil_stated_by'),
    nilStatedName: text('nil_stated_name'),
    nilStatedAt: instant('nil_stated_at'),
    isNil: boolean('is_nil').notNull().default(false),
    /** What was sent: its name, its label and its hash. */
    filedFile: jsonb('filed_file').$type<FiledFile>(),
    /** The licence under which it was filed, as it stood then. */
    filedUnder: jsonb('filed_under').$type<FiledUnder>(),
    /** When the authority took it, as its own receipt says. */
    receiptAt: instant('receipt_at'),
    /** A British correction whose error stands in the next return instead of a form of its own. */
    isCarried: boolean('is_carried').notNull().default(false),
    /** The return that was filed with it; null: none yet. */
    carriedInto: text('carried_into'),
    /** The member of staff who works on it. */
    assigneeId: text('assignee_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    // Late rows correct the last that was filed, so that corrections form a chain.
    uniqueIndex('declarations_correction')
      .on(table.companyId, table.corrects)
      .where(sql`corrects is not null`),
    uniqueIndex('declarations_period')
      .on(table.companyId, table.periodId)
      .where(sql`corrects is null`),
    // A list belongs to a month, not to a period of a term.
    uniqueIndex('declarations_sales_list')
      .on(table.companyId, table.registrationId, table.country, table.fromDay)
      .where(sql`kind = 'EC_SALES_LIST' and corrects is null`),
    // A quantity report belongs to no term either.
    uniqueIndex('declarations_quantities')
      .on(table.companyId, table.registrationId, table.fromDay)
      .where(sql`kind = 'EPR' and corrects is null`),
    index('declarations_newest').on(table.companyId, desc(table.toDay), desc(table.id)),
    // The period before of the same registration, which each row of the work list is compared with.
    index('declarations_period_before')
      .on(table.companyId, table.registrationId, table.kind, table.toDay)
      .where(sql`corrects is null`),
    index('declarations_work')
      .on(table.dueOn, table.country, table.id)
      .where(sql`status <> 'ACCEPTED'`),
    index('declarations_work_by_country')
      .on(table.country, table.dueOn, table.id)
      .where(sql`status <> 'ACCEPTED'`),
    index('declarations_work_by_state')
      .on(workOrderOfStates(table.status), table.dueOn, table.country, table.id)
      .where(sql`status <> 'ACCEPTED'`),
    // The figures beside the views are counted in this alone.
    index('declarations_states')
      .on(table.status, table.country, table.kind, table.assigneeId)
      .where(sql`status <> 'ACCEPTED'`),
    index('declarations_accepted')
      .on(desc(table.toDay), desc(table.id))
      .where(sql`status = 'ACCEPTED'`),
    index('declarations_number').on(table.number),
    // What waits for somebody, of one company: few of all that it ever declared.
    index('declarations_open')
      .on(table.companyId)
      .where(sql`status <> 'ACCEPTED' or tax_status = 'DUE'`),
    // Read when a return of the same number is calculated; few corrections are carried.
    index('declarations_carried')
      .on(table.companyId, table.registrationId)
      .where(sql`is_carried`),
    index('declarations_receipts')
      .on(table.companyId)
      .where(sql`receipt_file_id is not null`),
    // Across all companies, for the staff's list of what is to be matched.
    index('declarations_tax')
      .on(table.taxStatus, table.payBy, table.id)
      .where(sql`tax_status in ('DUE', 'PROOF_SENT', 'CREDIT') and status in ('FILED', 'ACCEPTED')`),
  ],
)

/** A figure of a declaration, with the way to what it is made of. Rows of earlier revisions stay. */
export const declarationBoxes = pgTable(
  'declaration_boxes',
  {
    companyId: companyId(),
    declarationId: text('declaration_id').notNull(),
    revision: integer('revision').notNull(),
    /** As the authority's form names it: `81`, `08 base`. */
    box: text('box').notNull(),
    position: integer('position').notNull(),
    /** In the form's own unit, whole or with cents, in minor units of its currency. */
    amount: minorUnits('amount').notNull(),
    /** How many decimals the form has. */
    decimals: integer('decimals').notNull(),
    sources: jsonb('sources').$type<readonly BoxSource[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.declarationId, table.revision, table.box] })],
)

/** What came of holding files against their authority's rules. */
export type CheckedFiles = {
  /** A hash of all that the files are made of: with another one they may be others. */
  basis: string
  files: readonly { name: string; label: FileLabel; problems: readonly FileProblem[] }[]
}

/**
 * A calculation as a whole, from which the files for the authority are written. Figures of a revision never change; until
 * it is filed, the way to them may.
 */
export const declarationCalculations = pgTable(
  'declaration_calculations',
  {
    companyId: companyId(),
    declarationId: text('declaration_id').notNull(),
    revision: integer('revision').notNull(),
    prepared: jsonb('prepared').$type<PreparedReturn>().notNull(),
    findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
    at: instant('at').notNull(),
    /** What the authority's rules refuse in large files, as found in the background; null: nobody has looked. */
    checkedFiles: jsonb('checked_files').$type<CheckedFiles>(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.declarationId, table.revision] })],
)

/** A figure that staff add to a box, with the reason. It stays in every later calculation until it is taken back. */
export const declarationAdjustments = pgTable(
  'declaration_adjustments',
  {
    companyId: companyId(),
    id: text('id').notNull(),
    declarationId: text('declaration_id').notNull(),
    box: text('box').notNull(),
    amount: minorUnits('amount').notNull(),
    reason: text('reason').notNull(),
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    createdAt: createdAt(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('declaration_adjustments_of').on(table.companyId, table.declarationId),
  ],
)

/** Every move, in order. Rows are only added. */
export const declarationHistory = pgTable(
  'declaration_history',
  {
    companyId: companyId(),
    declarationId: text('declaration_id').notNull(),
    /** From 1 in each declaration. */
    ordinal: integer('ordinal').notNull(),
    action: text('action')
      .$type<
        'create' | 'state_nil' | 'keep_receipt' | 'carry_error' | 'withdraw_carry' | FilingAction | TaxAction
      >()
      .notNull(),
    status: text('status').$type<FilingStatus>().notNull(),
    taxStatus: text('tax_status').$type<TaxStatus>().notNull(),
    revision: integer('revision').notNull(),
    actorKind: text('actor_kind').$type<Mover>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** The seller's query, the reason of staff, the authority's words. */
    note: text('note'),
    /** The box that a query is about. */
    box: text('box'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.declarationId, table.ordinal] })],
)

export type DeclarationRow = typeof declarations.$inferSelect
export type BoxRow = typeof declarationBoxes.$inferSelect
export type CalculationRow = typeof declarationCalculations.$inferSelect
export type AdjustmentRow = typeof declarationAdjustments.$inferSelect
export type DeclarationHistoryRow = typeof declarationHistory.$inferSelect

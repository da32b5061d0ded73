import { z } from 'zod'
import { GERMAN_STATES } from '#tax-numbers/german-states.ts'
import { RHYTHMS } from '#catalogue/codes.ts'
import {
  dayOutput,
  defineCall,
  emptyInput,
  idInput,
  instantOutput,
  integerInput,
  pageInput,
  pageOf,
} from '#platform/shared/call.ts'
import { EPR_STREAMS } from './epr/categories.ts'
import { ECO_FEE_KINDS } from './epr/eco-fees.ts'
import { QUANTITY_SOURCES } from './epr/entry.ts'
import { SOURCE_KINDS } from './source-groups.ts'
import { saying } from '#platform/shared/inputs.ts'
import { lineInput } from '#platform/shared/line-input.ts'
import { FILING_BLOCKERS } from './filing-blockers.ts'
import { STANDING_CHOICES } from './silence.ts'
import { HOLDERS } from './whose-turn.ts'
import { DECLARATION_KINDS, DECLARATION_SCHEMES, FILING_STATUSES, TAX_STATUSES } from './declaration.ts'

/** In the currency of the return, which need not be one in which the portal charges. */
const amountOutput = z.object({ amount: z.number().int().describe('minor units'), currency: z.string() })

export const declarationSchema = z.object({
  id: z.string(),
  number: z.string().describe('DC-2026-000912'),
  kind: z.enum(DECLARATION_KINDS),
  country: z.string(),
  /** Of a quantity report: what its producer reports. */
  stream: z.enum(EPR_STREAMS).nullable(),
  scheme: z.enum(DECLARATION_SCHEMES),
  period: z.object({ from: dayOutput, to: dayOutput, label: z.string() }),
  frequency: z.enum(RHYTHMS),
  status: z.enum(FILING_STATUSES),
  turn: z.enum(HOLDERS).describe('who has to act next'),
  taxStatus: z.enum(TAX_STATUSES),
  /** These are null until the figures are calculated. */
  base: amountOutput.nullable(),
  vat: amountOutput.nullable(),
  /** Negative: a credit. */
  payable: amountOutput.nullable(),
  dueAt: dayOutput.nullable(),
  payBy: dayOutput.nullable(),
  hasReceipt: z.boolean(),
  /** Of a correction: which it is, and the number of the declaration that was filed first. */
  correction: z.object({ ordinal: z.number().int(), of: z.string() }).nullable(),
})
export type Declaration = z.output<typeof declarationSchema>

const filter = {
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  period: z
    .string()
    .regex(/^20\d{2}(?:-(?:Q[1-4]|0[1-9]|1[0-2]))?$/)
    .optional()
    .describe('2026, 2026-Q1 or 2026-03: declarations whose period ends in it'),
  status: z.enum(FILING_STATUSES).optional(),
  scheme: z.enum(DECLARATION_SCHEMES).optional(),
}

export const listDeclarations = defineCall({
  method: 'GET',
  path: '/vat/declare/item/page',
  access: 'seller',
  summary: 'The company’s declarations, the newest period first.',
  input: z.object({ ...pageInput, ...filter }),
  output: pageOf(declarationSchema),
})

/** A month that nobody has reported: of a shop, or of all that a company without shops sells. */
const unreportedOutput = z.object({ shopId: z.string().nullable(), month: z.string(), channel: z.string() })

/** Of a year's calendar: enough to place a declaration and to say how it stands. */
const yearEntry = declarationSchema.pick({
  id: true,
  number: true,
  kind: true,
  country: true,
  stream: true,
  scheme: true,
  period: true,
  frequency: true,
  status: true,
  turn: true,
  payable: true,
  dueAt: true,
  correction: true,
})
export type YearEntry = z.output<typeof yearEntry>

export const declarationYears = defineCall({
  method: 'GET',
  path: '/declaration/years',
  access: 'seller',
  summary: 'By what the company’s declarations can be narrowed: years and countries that have some.',
  input: emptyInput,
  output: z.object({
    years: z.array(z.number().int()).describe('the latest first'),
    countries: z.array(z.string()),
  }),
})

export const declarationYear = defineCall({
  method: 'GET',
  path: '/declaration/year',
  access: 'seller',
  summary: 'All declarations whose period ends in a year.',
  input: z.object({
    year: z
      .string()
      .regex(/^20\d{2}$/)
      .optional()
      .describe('without it the latest with declarations'),
    country: filter.country,
  }),
  output: z.object({
    year: z.number().int(),
    records: z.array(yearEntry),
    /** There are more than a calendar shows. */
    isCut: z.boolean(),
  }),
})

const FORMAT = z.enum(['xlsx', 'csv']).default('xlsx')

export const exportDeclarations = defineCall({
  method: 'GET',
  path: '/vat/declare/item/export',
  access: 'seller',
  kind: 'file',
  summary: 'The same declarations as a file.',
  refusals: ['declarations.nothing_to_export'],
  input: z.object({ ...filter, format: FORMAT }),
  output: z.unknown(),
})

export const downloadFilingReceipt = defineCall({
  method: 'GET',
  path: '/vat/declare/item/receiptDownload',
  access: 'seller',
  kind: 'file',
  summary: 'The receipt of a filed declaration, as PDF.',
  refusals: [
    'declarations.not_found',
    'declarations.no_receipt',
    'documents.not_found',
    'documents.writers_only',
  ],
  input: z.object({ id: idInput }),
  output: z.unknown(),
})

export const downloadWorksheet = defineCall({
  method: 'GET',
  path: '/declaration/worksheet',
  access: 'seller',
  kind: 'file',
  summary: 'The figures of a declaration line by line, as PDF.',
  refusals: ['declarations.not_found', 'declarations.no_figures', 'declarations.no_such_file'],
  input: z.object({ id: idInput }),
  output: z.unknown(),
})

export const downloadSales = defineCall({
  method: 'GET',
  path: '/vatDeclareSaleList/downloadSales',
  access: 'seller',
  kind: 'file',
  summary: 'The sales behind a declaration, as a file.',
  refusals: ['declarations.not_found', 'declarations.no_sales'],
  input: z.object({ declarationId: idInput, format: FORMAT }),
  output: z.unknown(),
})

const treatmentSchema = z.object({
  scheme: z.string(),
  country: z.string().nullable(),
  basisPoints: z.number().int().nullable(),
})

const boxOutput = z.object({
  /** As the authority's form names it. */
  box: z.string(),
  amount: z.number().int().describe('minor units of the return’s currency'),
  /** The same box of the period before, or of the declaration that is corrected; null where there is none. */
  before: z.number().int().nullable(),
  /** How many decimals the form has. */
  decimals: z.number().int(),
  /** What it is made of; empty for a box that follows from others. They add up to it, but for its rounding. */
  parts: z.array(
    z.object({
      kind: z.enum(SOURCE_KINDS),
      /** Names the part where its rows are asked for. */
      part: z.string(),
      amount: z.number().int(),
      /** How many sums or documents stand behind it. */
      count: z.number().int(),
      /** Of sales: how the law treats them. */
      treatment: treatmentSchema.nullable(),
      /** Of an adjustment: why. */
      reason: z.string().nullable(),
      /** The declaration that a credit is carried from, or whose late rows are corrected. */
      declarationId: z.string().nullable(),
    }),
  ),
})

const consequenceOutput = z.object({ text: z.string(), source: z.string() })

const silenceOutput = z.object({
  /** Days on which the seller is reminded. */
  remindedOn: z.array(dayOutput),
  /** Until this moment we can promise to file in time. */
  lastSafeAt: instantOutput,
  dueOn: dayOutput,
  lateFrom: dayOutput,
  outcome: z.enum(['HELD', 'FILED_BY_CHOICE']),
  /** What follows if it is late, and the law; null where nobody has checked it. */
  consequence: consequenceOutput.nullable(),
})

/** What the eco-organisation asked for the year in which the period ends. */
const ecoFeesSchema = z.object({
  year: z.number().int(),
  open: z
    .number()
    .int()
    .describe('reports of the year that are not filed: their weights are not in `actual`'),
  fees: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ECO_FEE_KINDS),
      amount: z.number().int(),
      currency: z.string(),
      document: z.string(),
      paidOn: dayOutput.nullable(),
      file: z.object({ uploadId: z.string(), name: z.string() }).nullable(),
      by: z.string(),
    }),
  ),
  /** In milligrams. */
  lines: z.array(
    z.object({
      category: z.string(),
      forecast: z.number().int().nullable(),
      actual: z.number().int(),
      difference: z.number().int().nullable(),
    }),
  ),
})

const comparisonSchema = z.object({
  /** The report of the period before, as it was last filed, or is calculated; null: this is the first one. */
  against: z
    .object({
      number: z.string(),
      period: z.object({ from: dayOutput, to: dayOutput }),
      frequency: z.enum(RHYTHMS),
      isAsLong: z.boolean(),
      hasFigures: z.boolean(),
    })
    .nullable(),
  /** In milligrams; a line that only one of both has is 0 in the other. */
  lines: z.array(
    z.object({
      category: z.string(),
      now: z.number().int(),
      before: z.number().int().nullable(),
      difference: z.number().int().nullable(),
    }),
  ),
})

export const detailSchema = declarationSchema.extend({
  /** The figures are those of this revision; confirming names it. */
  revision: z.number().int(),
  boxes: z.array(boxOutput),
  /** What was confirmed last, where the figures have changed since and wait to be confirmed anew. */
  confirmedBefore: z
    .object({
      at: instantOutput,
      boxes: z.array(boxOutput.pick({ box: true, amount: true, decimals: true })),
    })
    .nullable(),
  /** Whether its figures can be had on paper. */
  hasWorksheet: z.boolean(),
  /** Null unless it waits for the seller, and a due day is known. */
  silence: silenceOutput.nullable(),
  /** What follows when it is late, and the law; null where nobody has checked it. */
  ifLate: consequenceOutput.nullable(),
  /** Why the tax has another day than the return; null where it has not. */
  payDayNote: z.string().nullable(),
  mayConfirm: z.boolean(),
  /** Oddities that are explained before anybody confirms. */
  findings: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      /** The report whose rows it is about. */
      importId: z.string().nullable(),
      unreported: unreportedOutput.nullable(),
    }),
  ),
  /** Movements of own goods of its months that wait for a cost price, the SKUs with most of them first. */
  movementsWithoutPrice: z.object({
    count: z.number().int(),
    skus: z.number().int(),
    records: z.array(
      z.object({
        /** Blank: the report has none. */
        sku: z.string(),
        departs: z.array(z.string()),
        movements: z.number().int(),
      }),
    ),
  }),
  /** What stands in the way of filing as things are now, whatever the figures. */
  blockers: z.array(z.object({ code: z.enum(FILING_BLOCKERS), text: z.string() })),
  /** What it waits for while there are no figures. */
  waitingFor: z.array(
    z.object({
      reason: z.string(),
      text: z.string(),
      /** The rate, where it is one that staff enter. */
      rate: z.object({ source: z.string(), key: z.string(), currency: z.string() }).nullable(),
      unreported: unreportedOutput.nullable(),
      importId: z
        .string()
        .nullable()
        .describe('the file whose rows need correcting, or that has not been read'),
    }),
  ),
  /** The seller's statement that there was nothing to declare. */
  nilStated: z.object({ by: z.string(), at: instantOutput }).nullable(),
  isNil: z.boolean(),
  /** Of a quantity report: its boxes are milligrams. Null for others. */
  quantities: z
    .object({
      source: z.enum(['SALES', ...QUANTITY_SOURCES]),
      /** What was entered instead of counted. */
      entry: z.object({ by: z.string(), at: instantOutput, fileName: z.string().nullable() }).nullable(),
      /** How the register wants it, as staff entered it; null: not known. */
      duty: z
        .object({
          rhythm: z.enum(RHYTHMS),
          dueMonths: z.number().int().nullable(),
          dueDay: z.number().int().nullable(),
          source: z.string(),
          by: z.string(),
          at: instantOutput,
        })
        .nullable(),
      comparison: comparisonSchema,
      ecoFees: ecoFeesSchema,
    })
    .nullable(),
  /** A British correction whose error stands in a later return: in which, and whether that was filed. null: none */
  carry: z
    .object({
      into: z.object({ id: z.string(), number: z.string(), label: z.string() }).nullable(),
      isFiled: z.boolean(),
    })
    .nullable(),
  /** The declaration that it corrects, with what was declared there. */
  corrects: z.object({ id: z.string(), number: z.string() }).nullable(),
  reference: z.string().nullable(),
  /** When the authority took it, as its own receipt says. */
  receiptAt: instantOutput.nullable(),
  history: z.array(
    z.object({
      action: z.string(),
      by: z.enum(['seller', 'staff', 'system']),
      /** Who it was; empty for the portal. */
      name: z.string(),
      note: z.string().nullable(),
      box: z.string().nullable(),
      at: instantOutput,
    }),
  ),
})
export type DeclarationDetail = z.output<typeof detailSchema>

export const readDeclaration = defineCall({
  method: 'GET',
  path: '/declaration/detail',
  access: 'seller',
  summary:
    'One declaration: its boxes beside those of the period before, what happens on silence, and what was done.',
  refusals: ['declarations.not_found'],
  input: z.object({ id: idInput }),
  output: detailSchema,
})

const seen = {
  id: idInput,
  revision: integerInput.min(0).describe('the revision that the person saw'),
}

export const confirmDeclaration = defineCall({
  method: 'POST',
  path: '/declaration/confirm',
  access: 'sellerWriter',
  summary: 'Confirms the figures of a declaration, so that it is filed.',
  refusals: [
    'declarations.not_found',
    'declarations.outdated',
    'declarations.not_now',
    'declarations.may_not_confirm',
  ],
  input: z.object(seen),
  output: detailSchema,
})

export const queryDeclaration = defineCall({
  method: 'POST',
  path: '/declaration/query',
  access: 'sellerWriter',
  summary: 'Asks about a figure, or about the whole declaration, instead of confirming it.',
  refusals: [
    'declarations.not_found',
    'declarations.outdated',
    'declarations.not_now',
    'declarations.no_such_box',
  ],
  input: z.object({
    ...seen,
    box: z.string().min(1).max(40).optional(),
    text: z.string().trim().min(1).max(2000),
  }),
  output: detailSchema,
})

export const stateNil = defineCall({
  method: 'POST',
  path: '/declaration/stateNil',
  access: 'sellerWriter',
  summary: 'States that there was neither a sale nor a movement of stock, so that a nil return can be made.',
  refusals: [
    'declarations.not_found',
    'declarations.not_now',
    'declarations.rows_to_correct',
    'declarations.file_not_read',
    'declarations.may_not_confirm',
  ],
  input: z.object({ id: idInput }),
  output: detailSchema,
})

export const taxNumberInput = lineInput(40)
  .min(1)
  .describe('in Germany as on the letters of the tax office, or the 13 digits of electronic filing')
export const germanStateInput = z
  .enum(GERMAN_STATES)
  .optional()
  .describe('the federal state of the tax office, where the form of the number is that of several')

export const enterTaxNumber = defineCall({
  method: 'POST',
  path: '/declaration/taxNumber',
  access: 'sellerWriter',
  summary:
    'Gives the number under which the office files the company, where the file of the declaration asks for it.',
  idempotent: true,
  refusals: ['declarations.not_found', 'declarations.tax_number_wrong'],
  input: z.object({ id: idInput, number: taxNumberInput, state: germanStateInput }),
  output: detailSchema,
})

export const rowsSchema = z.object({
  kind: z.enum(SOURCE_KINDS),
  /** What the part comes to in the box, in the currency of the return. */
  amount: z.number().int(),
  records: z.array(
    z.object({
      id: z.string(),
      day: dayOutput.nullable(),
      /** The order, the supplier, the reason of an adjustment, the number of a declaration. */
      title: z.string(),
      detail: z.string(),
      /** In the currency of the sale or document; null for what was entered in the box itself. */
      currency: z.string(),
      net: z.number().int().nullable(),
      vat: z.number().int().nullable(),
      gross: z.number().int().nullable(),
      /** Of a quantity report, in milligrams; pieces are null where weights were entered. */
      weight: z
        .object({
          units: z.number().int().nullable(),
          each: z.number().int().nullable(),
          milligrams: z.number().int(),
        })
        .nullable(),
      /** The buyer's VAT number, and the answer of its register by which the sale is treated; null: not answered yet. */
      buyer: z
        .object({
          number: z.string(),
          answer: z
            .object({
              register: z.enum(['vies', 'hmrc']),
              confirmed: z.boolean(),
              day: dayOutput,
              consultationNumber: z.string().nullable(),
            })
            .nullable(),
        })
        .nullable(),
      /** What a sale was before facts about the company changed, and which. */
      earlier: z
        .object({
          until: instantOutput,
          /** Null where it was in no return. */
          treatment: treatmentSchema.nullable(),
          vat: z.number().int().nullable(),
          because: z.string(),
        })
        .nullable(),
      isNew: z.boolean().describe('in a correction: it came after the return that is corrected'),
    }),
  ),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
  asOf: z
    .object({ at: instantOutput, inDoubt: z.number().int() })
    .nullable()
    .describe(
      'where sales came, changed or were withdrawn since: when the figures were calculated, as of when the rows stand, and how many of then are issues of their report now and not listed',
    ),
})
export type BoxRows = z.output<typeof rowsSchema>

export const boxInput = z.string().min(1).max(60)

export const readBoxRows = defineCall({
  method: 'GET',
  path: '/declaration/transactions',
  access: 'seller',
  summary: 'What a part of a box is made of, row by row: sales, documents, or what was entered.',
  refusals: ['declarations.not_found', 'declarations.no_such_box'],
  input: z.object({ ...pageInput, id: idInput, box: boxInput, part: idInput }),
  output: rowsSchema,
})

const choiceSchema = z.object({
  country: z.string(),
  choice: z.enum(STANDING_CHOICES),
  /** The choices that the law of the country leaves. */
  choices: z.array(z.enum(STANDING_CHOICES)),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  currency: z.string(),
  /** Null where nothing was signed. */
  signature: z.string().nullable(),
  signedAt: instantOutput.nullable(),
})

export const listStandingChoices = defineCall({
  method: 'GET',
  path: '/declaration/standingChoice/list',
  access: 'seller',
  summary:
    'What the company chose, country by country, for returns that nobody answers; and the texts to sign.',
  input: emptyInput,
  output: z.object({
    choices: z.array(choiceSchema),
    version: z.string(),
    texts: z.array(z.object({ choice: z.enum(STANDING_CHOICES), text: z.string() })),
  }),
})

const bandInput = z.int().min(-1_000_000_000_000).max(1_000_000_000_000).optional()

export const signStandingChoice = defineCall({
  method: 'POST',
  path: '/declaration/standingChoice/sign',
  access: 'sellerOwner',
  summary: 'Signs by name what happens to the returns of a country when nobody answers.',
  idempotent: true,
  refusals: ['declarations.no_choice_here', 'declarations.choice_outdated', 'declarations.signature_wrong'],
  input: z
    .object({
      country: z.string().regex(/^[A-Z]{2}$/),
      choice: z.enum(STANDING_CHOICES),
      from: bandInput.describe(
        'FILE: the least to pay, in minor units; below zero is a credit; without it, 0',
      ),
      to: bandInput.describe('FILE: the most to pay'),
      version: z.string().max(20).describe('of the text that was read'),
      signature: lineInput(120).min(1).describe('the signer’s own name'),
    })
    .refine(({ choice, from, to }) => choice !== 'FILE' || (to !== undefined && (from ?? 0) <= to), {
      ...saying('Enter the most that may be filed without you.', '请填写无需您确认即可申报的最高金额。'),
      path: ['to'],
    }),
  output: choiceSchema,
})

export const withdrawQuery = defineCall({
  method: 'POST',
  path: '/declaration/withdrawQuery',
  access: 'sellerWriter',
  summary: 'Takes back a query: the declaration is for the seller to confirm again.',
  refusals: ['declarations.not_found', 'declarations.not_now'],
  input: z.object({ id: idInput }),
  output: detailSchema,
})

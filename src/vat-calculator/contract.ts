import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { amountOutput } from '#vat/contract.ts'
import { COLUMNS } from './columns.ts'
import { DISPATCH_TREATMENTS, LIABLE, SCHEMES } from '#vat/engine/vat-result.ts'

/** A cell as typed or pasted. Those that cannot be parsed are named in the answer, beside the lines that could. */
const cell = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]).optional()
const states = z.union([cell, z.array(z.string().max(20)).max(60)])

export const lineInput = z.object({
  date: cell.describe('day of the sale, 2026-03-10'),
  from: cell.describe('country where the goods leave; accepts GB and UK, GR and EL, XI'),
  to: cell.describe('country where they arrive'),
  sellerEstablished: states.describe('country of the seller’s seat or fixed establishments'),
  viaMarketplace: cell.describe('true when a marketplace such as Amazon sells for the seller'),
  buyer: cell.describe('B2C or B2B'),
  buyerVatId: cell,
  amount: cell.describe('decimal in units of the currency, comma or point'),
  inclusive: cell.describe('true: the amount includes VAT; true unless given'),
  currency: cell.describe('ISO 4217; EUR unless given'),
  category: cell.describe('category of goods: standard, books, food, photovoltaics …'),
  type: cell.describe(
    'SALE (unless given), REFUND, RETURN, FC_TRANSFER, INBOUND, COMMINGLING, LIQUIDATION or DONATION',
  ),
  fromPostcode: cell,
  toPostcode: cell,
  buyerVatIdValid: cell.describe('true: found valid on the day of the sale'),
  registrations: states.describe('states in which the seller has a VAT number'),
  oss: cell.describe('state of identification of the Union One Stop Shop'),
  ioss: cell,
  distanceSalesThisYear: cell.describe('EUR, net, to consumers in other member states before this sale'),
  distanceSalesLastYear: cell,
  optedForDestination: cell,
  consignmentValue: cell.describe('value of the goods in the parcel without VAT and freight, “100.00 EUR”'),
  importer: cell.describe('BUYER or SELLER'),
  costPrice: cell.describe('of own goods that are moved or given away'),
  originalDate: cell.describe('of the sale that is refunded'),
  originalSalesThatYear: cell.describe(
    'of a refund: EUR, net distance sales of the year of its sale, before that sale',
  ),
  originalSalesYearBefore: cell.describe('of a refund: the same for the whole year before its sale'),
})

const column = z.enum(COLUMNS)
const sentence = z.object({ column: column.nullable(), text: z.string() })

const lineOutput = z.object({
  line: z.number().int().describe('its place in the request, from 1'),
  status: z
    .enum(['JUDGED', 'PROVISIONAL', 'QUESTION', 'REFUSED', 'UNREADABLE'])
    .describe('PROVISIONAL: decided on a usual assumption; the last three have no decision'),
  country: z.string().nullable().describe('whose VAT it is; GR for Greece, XI for Northern Ireland'),
  scheme: z.enum(SCHEMES).nullable(),
  rate: z.number().nullable().describe('per cent'),
  net: amountOutput.nullable(),
  vat: amountOutput.nullable(),
  gross: amountOutput.nullable(),
  owedBy: z.enum(LIABLE).nullable(),
  return: z.string().nullable().describe('the seller’s return: a country, OSS:DE, IOSS'),
  boxes: z.array(z.string()).describe('the lines of that return, where they are known'),
  dispatch: z
    .object({ country: z.string(), treatment: z.enum(DISPATCH_TREATMENTS), box: z.string().nullable() })
    .nullable()
    .describe('what the state of departure makes of it, and the line of its return'),
  importRate: z.number().nullable().describe('per cent, where import VAT is due'),
  destination: z
    .object({ country: z.string(), scheme: z.enum(SCHEMES), rate: z.number(), owedBy: z.enum(LIABLE) })
    .nullable()
    .describe('who owes what in the country of arrival of an export'),
  acquisition: z
    .object({ country: z.string(), rate: z.number(), vat: amountOutput.nullable() })
    .nullable()
    .describe('own goods that arrive in another state'),
  reason: z.string(),
  sources: z.array(z.string()),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  questions: z.array(sentence),
  errors: z.array(sentence.extend({ value: z.string().nullable() })).describe('cells that cannot be parsed'),
})
export type CalculatedLine = z.output<typeof lineOutput>

const totalOutput = z.object({
  currency: z.string(),
  net: z.number().int(),
  vat: z.number().int(),
  gross: z.number().int(),
  vatOwedBySeller: z.number().int(),
  lines: z.number().int(),
})

export const calculateTax = defineCall({
  method: 'POST',
  path: '/vat/tax/list',
  access: 'visitorOrSeller',
  summary: 'The calculator: whose VAT, how much and who owes it, line by line, each with its reason',
  refusals: ['tax.too_many_lines', 'limits.too_many_tries'],
  input: z.object({ lines: z.array(lineInput).min(1).max(20_000) }),
  output: z.object({
    lines: z.array(lineOutput),
    totals: z.array(totalOutput).describe('of the lines with an answer, by currency, in minor units'),
    byCountry: z.array(totalOutput.extend({ country: z.string() })),
  }),
})
export type CalculatedTax = z.output<typeof calculateTax.output>

export const exportCalculation = defineCall({
  method: 'POST',
  path: '/vat/tax/export',
  access: 'visitorOrSeller',
  summary: 'The same lines with their answers as a file',
  refusals: ['tax.too_many_lines', 'limits.too_many_tries'],
  input: calculateTax.input.extend({ format: z.enum(['xlsx', 'csv']) }),
  output: z.unknown(),
  kind: 'file',
})

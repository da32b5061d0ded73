import { z } from 'zod'
import { defineCall, idInput, pageInput } from '#platform/shared/call.ts'
import {
  importDetail,
  listImports,
  listIssues,
  listNoSales,
  listWithdrawnRows,
  monthInput,
  REVOKE_REFUSALS,
  STATE_REFUSALS,
  withdrawImport,
} from '#reports/contract.ts'
import { effectSchema } from '../withdrawal-contract.ts'
import { preparers } from './contract.ts'

/** The declaration on which somebody works: without one, nobody looks into a company's sales. */
const at = { companyId: idInput, id: idInput.describe('the declaration that counts them') }
const one = { ...at, importId: idInput }
const company = z.object({ company: z.string() })

export const staffImports = defineCall({
  method: 'GET',
  path: '/staff/declarations/imports',
  access: preparers,
  summary: 'The reports of sales of the company of a declaration, newest first.',
  refusals: ['declarations.not_found'],
  input: z.object({ ...pageInput, ...at }),
  output: listImports.output.extend(company.shape),
})

export const staffImport = defineCall({
  method: 'GET',
  path: '/staff/declarations/import',
  access: preparers,
  summary:
    'One of them, with where its rows and its money went, and its issues by their cause: what the seller sees.',
  refusals: ['declarations.not_found', 'reports.import_not_found'],
  input: z.object(one),
  output: importDetail.output.extend(company.shape),
})

export const staffImportIssues = defineCall({
  method: 'GET',
  path: '/staff/declarations/importIssues',
  access: preparers,
  summary: 'What is wrong with its rows, line by line, all of them or those with one cause.',
  refusals: ['declarations.not_found', 'reports.import_not_found'],
  input: z.object({ ...pageInput, ...one, cause: z.coerce.number().int().min(0).max(1_000_000).optional() }),
  output: listIssues.output,
})

export const staffWithdrawnRows = defineCall({
  method: 'GET',
  path: '/staff/declarations/withdrawnRows',
  access: preparers,
  summary: 'The rows of a withdrawn one that counted until then, in the order of the file.',
  refusals: ['declarations.not_found', 'reports.import_not_found'],
  input: z.object({ ...pageInput, ...one }),
  output: listWithdrawnRows.output,
})

export const staffWithdrawalEffect = defineCall({
  method: 'GET',
  path: '/staff/declarations/withdrawalEffect',
  access: preparers,
  summary: 'What withdrawing one of them would reach, as the seller sees it.',
  refusals: ['declarations.not_found', 'reports.import_not_found'],
  input: z.object(one),
  output: effectSchema,
})

export const staffWithdrawImport = defineCall({
  method: 'POST',
  path: '/staff/declarations/withdrawImport',
  access: preparers,
  summary: 'Withdraws one of them for the seller, who sees who did it.',
  refusals: [
    'declarations.not_found',
    'reports.import_not_found',
    'reports.still_importing',
    'reports.nothing_to_withdraw',
  ],
  input: z.object(one),
  output: withdrawImport.output,
})

/** A month of its period; of a company without shops, of all that it sells. */
const shopMonth = { ...at, shopId: idInput.optional(), month: monthInput }
const shopMonthOutput = z.object({ shopId: z.string().nullable(), month: z.string() })

export const staffNoSales = defineCall({
  method: 'GET',
  path: '/staff/declarations/noSales',
  access: preparers,
  summary:
    'The months of a declaration of which somebody states that there were no sales: who, when, and why where staff did.',
  refusals: ['declarations.not_found'],
  input: z.object(at),
  output: listNoSales.output,
})

export const staffStateNoSales = defineCall({
  method: 'POST',
  path: '/staff/declarations/stateNoSales',
  access: preparers,
  summary:
    'States for the seller, who sees who did it and why, that a shop had no sales in a month of the declaration.',
  refusals: ['declarations.not_found', 'declarations.month_outside', ...STATE_REFUSALS],
  input: z.object({ ...shopMonth, reason: z.string().trim().min(1).max(1000) }),
  output: shopMonthOutput,
})

export const staffRevokeNoSales = defineCall({
  method: 'POST',
  path: '/staff/declarations/revokeNoSales',
  access: preparers,
  summary: 'Takes such a statement back, whoever made it, unless a return of the month is confirmed.',
  refusals: ['declarations.not_found', 'declarations.month_outside', ...REVOKE_REFUSALS],
  input: z.object(shopMonth),
  output: shopMonthOutput,
})

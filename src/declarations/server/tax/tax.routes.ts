import type { ReadingConfig } from '#documents/server/public.ts'
import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as staffCalls from '../../staff/tax-contract.ts'
import * as calls from '../../tax-contract.ts'
import { creditOne } from './credit-tax.ts'
import { enterPayee } from './enter-payee.ts'
import { matchStatement } from './match-statement.ts'
import { readStatement } from './read-statement.ts'
import { listTaxes, openTaxProof, readTax, readTaxForStaff } from './read-tax.ts'
import { statementIn } from './statement-file.ts'
import { sendProof } from './send-proof.ts'
import { returnProof, settleDifference } from './settle-tax.ts'
import { taxStaffOf } from './tax-staff.ts'

export function taxRoutes(deps: ServerDeps<ReadingConfig>): Route[] {
  return [
    handle(calls.readTaxPayment, (context, { id }) =>
      readTax(deps, { companyId: sellerOf(context).companyId, id }, context.lang),
    ),
    handle(calls.sendTaxProof, async (context, sent) => {
      const seller = sellerOf(context)
      await sendProof(deps, { seller, address: context.ip }, sent)
      return readTax(deps, { companyId: seller.companyId, id: sent.id }, context.lang)
    }),
    handle(staffCalls.staffTaxPayments, (context, filter) =>
      listTaxes(deps, { ...filter, scope: staffOf(context).scope }, context.lang),
    ),
    handleFile(staffCalls.staffTaxProof, (context, { reason, ...proof }) =>
      openTaxProof(deps, { staff: staffOf(context), address: context.ip, reason }, proof),
    ),
    handle(staffCalls.readTaxStatement, ({ lang }, statement) => readStatement(deps, { ...statement, lang })),
    handle(staffCalls.readTaxStatementFile, async (context) =>
      readStatement(deps, { ...(await statementIn(await context.upload())), lang: context.lang }),
    ),
    handle(staffCalls.matchTaxStatement, async (context, statement) => {
      const lines = await matchStatement(deps, taxStaffOf(context), { ...statement, from: 'STATEMENT' })
      return { lines: lines.map((line) => ({ outcome: line.outcome, id: 'id' in line ? line.id : null })) }
    }),
    ...changingRoutes(deps),
  ]
}

/** Each answers with the payment as it is afterwards. */
function changingRoutes(deps: ServerDeps): Route[] {
  const after = (context: CallContext, { companyId, id }: { companyId: string; id: string }) =>
    readTaxForStaff(deps, { companyId, id }, context.lang)
  return [
    handle(staffCalls.enterTaxPayee, async (context, input) => {
      await enterPayee(deps, taxStaffOf(context), input)
      return after(context, input)
    }),
    handle(staffCalls.creditTax, async (context, input) => {
      await creditOne(deps, taxStaffOf(context), input)
      return after(context, input)
    }),
    handle(staffCalls.settleTaxDifference, async (context, input) => {
      await settleDifference(deps, taxStaffOf(context), input)
      return after(context, input)
    }),
    handle(staffCalls.returnTaxProof, async (context, input) => {
      await returnProof(deps, taxStaffOf(context), input)
      return after(context, input)
    }),
  ]
}

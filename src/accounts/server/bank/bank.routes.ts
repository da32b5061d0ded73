import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../bank-contract.ts'
import { readBankDetails, restoreBankDetails, updateBankDetails } from './bank-details.ts'

export function bankRoutes(deps: ServerDeps): Route[] {
  return [
    handle(calls.bankDetails, (context) => readBankDetails(deps, deps.db, sellerOf(context).companyId)),
    handle(calls.updateBankDetails, (context, input) =>
      updateBankDetails(deps, sellerOf(context), input, context),
    ),
    handle(calls.restoreBankDetails, (context, input) =>
      restoreBankDetails(deps, sellerOf(context), input, context),
    ),
  ]
}

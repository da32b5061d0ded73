import { staffOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { assessObligations } from '../contract.ts'
import { listObligationRules, updateObligationRule } from '../staff/contract.ts'
import { assess } from './assess-obligations.ts'
import { listRules, updateRule } from './edit-rules.ts'

export function obligationsRoutes(deps: ServerDeps): Route[] {
  return [
    handle(assessObligations, ({ lang }, input) => assess(deps, input, lang)),
    handle(listObligationRules, ({ lang }, input) => listRules(deps, input, lang)),
    handle(updateObligationRule, (context, input) =>
      updateRule(deps, input, { staff: staffOf(context), lang: context.lang, address: context.ip }),
    ),
  ]
}

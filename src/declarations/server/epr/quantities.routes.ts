import { sellerOf, type CallContext } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as feeCalls from '../../eco-fees-contract.ts'
import * as calls from '../../quantities-contract.ts'
import { readDeclaration } from '../read-declaration.ts'
import { realSources } from '../real-sources.ts'
import { completeEcoFee, enterEcoFee, takeBackEcoFee } from './eco-fees.ts'
import {
  enterQuantities,
  quantitiesTemplate,
  takeBackQuantities,
  takeQuantities,
} from './enter-quantities.ts'

const whoOf = (context: CallContext) => {
  const { companyId, userId, userName } = sellerOf(context)
  return { companyId, by: { kind: 'seller', id: userId, name: userName }, address: context.ip } as const
}

export function quantitiesRoutes(base: ServerDeps): Route[] {
  const deps = { ...base, sources: realSources(base.config.agency.timeZone) }
  return [
    handle(calls.enterQuantities, async (context, input) => {
      await enterQuantities(deps, { ...input, ...whoOf(context) })
      return readDeclaration(deps, sellerOf(context), { id: input.id, lang: context.lang })
    }),
    handle(calls.takeBackQuantities, async (context, { id }) => {
      await takeBackQuantities(deps, { id, ...whoOf(context) })
      return readDeclaration(deps, sellerOf(context), { id, lang: context.lang })
    }),
    handle(calls.uploadQuantities, async (context) =>
      takeQuantities(deps, whoOf(context), await context.upload()),
    ),
    handle(feeCalls.enterEcoFee, async (context, input) => {
      await enterEcoFee(deps, { ...input, ...whoOf(context) })
      return readDeclaration(deps, sellerOf(context), { id: input.id, lang: context.lang })
    }),
    handle(feeCalls.completeEcoFee, async (context, input) => {
      await completeEcoFee(deps, { ...input, ...whoOf(context) })
      return readDeclaration(deps, sellerOf(context), { id: input.id, lang: context.lang })
    }),
    handle(feeCalls.takeBackEcoFee, async (context, input) => {
      await takeBackEcoFee(deps, { ...input, ...whoOf(context) })
      return readDeclaration(deps, sellerOf(context), { id: input.id, lang: context.lang })
    }),
    handleFile(calls.quantitiesTemplate, (context, { id, format }) =>
      quantitiesTemplate(
        deps,
        { companyId: sellerOf(context).companyId, id },
        { format, lang: context.lang },
      ),
    ),
  ]
}

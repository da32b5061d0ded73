import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as feeCalls from '../../eco-fees-contract.ts'
import * as calls from '../../quantities-contract.ts'
import { readDeclaration } from '../read-declaration.ts'
import { realSources } from '../real-sources.ts'
import { enterEcoFee, takeBackEcoFee } from './eco-fees.ts'
import {
  enterQuantities,
  quantitiesTemplate,
  takeBackQuantities,
  takeQuantities,
} from './enter-quantities.ts'

export function quantitiesRoutes(base: ServerDeps): Route[] {
  const deps = { ...base, sources: realSources(base.config.agency.timeZone) }
  return [
    handle(calls.enterQuantities, async (context, input) => {
      await enterQuantities(deps, sellerOf(context), input)
      return readDeclaration(deps, sellerOf(context), { id: input.id, lang: context.lang })
    }),
    handle(calls.takeBackQuantities, async (context, { id }) => {
      await takeBackQuantities(deps, sellerOf(context), { id })
      return readDeclaration(deps, sellerOf(context), { id, lang: context.lang })
    }),
    handle(calls.uploadQuantities, async (context) =>
      takeQuantities(deps, sellerOf(context), await context.upload()),
    ),
    handle(feeCalls.enterEcoFee, async (context, input) => {
      const { companyId, userId, userName } = sellerOf(context)
      await enterEcoFee(deps, { ...input, companyId, by: { id: userId, name: userName } })
      return readDeclaration(deps, sellerOf(context), { id: input.id, lang: context.lang })
    }),
    handle(feeCalls.takeBackEcoFee, async (context, input) => {
      await takeBackEcoFee(deps, { ...input, companyId: sellerOf(context).companyId })
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

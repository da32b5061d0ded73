import type { Executor } from '#platform/server/database.ts'
import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { previewTemplate } from '../contract.ts'
import type { Template } from '../engine/model/template.ts'
import { formRefusals } from './forms.errors.ts'
import { loadNewest } from './published-templates.ts'

/** Port: the form of a step. Work orders know their steps, and the forms do not know work orders. */
export type FormOfNode = (
  deps: { db: Executor; box: ServerDeps['box'] },
  node: { companyId: string; nodeId: string },
) => Promise<Template>

export function formsRoutes(deps: ServerDeps, ports: { formOfNode: FormOfNode }): Route[] {
  return [
    handle(previewTemplate, async (context, { code, nodeId }) => {
      if (nodeId !== undefined) {
        return ports.formOfNode(deps, { companyId: sellerOf(context).companyId, nodeId })
      }
      const template = code === undefined ? undefined : await loadNewest(deps.db, code)
      if (!template) throw formRefusals.unknown_template()
      return template
    }),
  ]
}

import { openForm } from '#forms/server/public.ts'
import type { Template } from '#forms/engine/model/template.ts'
import type { Executor } from '#platform/server/database.ts'
import { findFormNode, formIdOf, type FormDeps, type FormNode } from './node-form.ts'

/** The template of a step of the company's own. */
export async function formOfNode(
  deps: { db: Executor; box: FormDeps['box'] },
  request: { companyId: string; nodeId: string },
): Promise<Template> {
  const node = await findFormNode(deps.db, request.companyId, request.nodeId)
  return loadTemplateOf(deps.db, deps, node)
}

export async function loadTemplateOf(
  executor: Executor,
  deps: Pick<FormDeps, 'box'>,
  node: FormNode,
): Promise<Template> {
  return (await openForm(executor, deps, formIdOf(node), node.formTemplate)).template
}

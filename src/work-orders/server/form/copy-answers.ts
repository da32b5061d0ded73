import { getStoredFiles } from '#documents/server/public.ts'
import { copyByKey, type Copied } from '#forms/engine/copy/copy-by-key.ts'
import { changedKeys, prefill, withoutPrefilled, type Known } from '#forms/engine/copy/prefill.ts'
import { fileAnswers, openForm, readForm, saveForm, type FormState } from '#forms/server/public.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { filesById } from '#forms/engine/validate/validate.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { sellerActor } from '../actors.ts'
import { formIdOf, isFormNode, type FormDeps, type FormNode } from './node-form.ts'
import { orderedOf, profileOf } from './known-answers.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { checkMove, type Work } from '../work.ts'
import { findWorkOrder, listNodes } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { NodeRow } from '../work-orders.tables.ts'

/** A form of an earlier work order with its answers. */
export type SourceForm = { template: Template; answers: Answers }

/** Those forms of some steps that have saved answers. */
export async function readSources(
  executor: Executor,
  deps: FormDeps,
  nodes: readonly NodeRow[],
): Promise<SourceForm[]> {
  const forms = await Promise.all(
    nodes.filter(isFormNode).map((node) => readForm(executor, deps, formIdOf(node), node.formTemplate)),
  )
  return forms.filter((form) => form.row !== undefined)
}

/** The step whose form is to be filled in. */
export function openFormNode(nodes: readonly NodeRow[]): FormNode | undefined {
  return nodes.filter(isFormNode).find(({ status }) => status === 'OPEN' || status === 'REOPENED')
}

/** A form to copy into: what a person typed or ordered counts as answered, what the profile says does not. */
export type FormToCopy = FormState & { typed: Answers; known: Known; today: Day }

export async function openToCopy(
  executor: Executor,
  deps: FormDeps,
  principal: SellerPrincipal,
  node: FormNode,
): Promise<FormToCopy> {
  const state = await openForm(executor, deps, formIdOf(node), node.formTemplate)
  const { template, revisions: saves } = state
  const workOrder = await findWorkOrder(executor, node.workOrderId, principal.companyId)
  if (!workOrder) throw workOrderRefusals.not_found()
  const profile = await profileOf(executor, principal)
  const ordered = await orderedOf(executor, deps, workOrder, template)
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  const typed = withoutPrefilled(template, state.answers, profile, { today })
  return {
    ...state,
    known: { ...profile, ...ordered },
    today,
    typed: prefill(template, typed, ordered, { saves, today }),
  }
}

/** One form after the other; a later one does not overwrite what an earlier one has filled in. */
export async function copyFrom(
  executor: Executor,
  companyId: string,
  sources: readonly SourceForm[],
  to: FormToCopy,
): Promise<Copied> {
  const ids = sources.flatMap((source) =>
    fileAnswers(source.template, source.answers).flatMap((one) => one.ids),
  )
  // Only the company's own files are found, and infected ones are never used.
  const files = filesById(await getStoredFiles(executor, companyId, ids.slice(0, 500)))
  let result: Copied = { answers: to.typed, copied: [], skipped: [] }
  for (const source of sources) {
    const next = copyByKey(source, to.template, result.answers, { files })
    const fresh = next.skipped.filter(({ key }) => !result.copied.includes(key))
    result = {
      answers: next.answers,
      copied: [...result.copied, ...next.copied],
      skipped: [
        ...result.skipped.filter(
          ({ key }) => !next.copied.includes(key) && !fresh.some((one) => one.key === key),
        ),
        ...fresh,
      ],
    }
  }
  return withProfile(to, result)
}

/** What was not copied stays as it was, or as the profile says it. */
function withProfile(to: FormToCopy, { answers, copied, skipped }: Copied): Copied {
  const { template, known, today, revisions: saves } = to
  const before = prefill(template, to.answers, known, { saves, today })
  return {
    answers: prefill(template, { ...to.answers, ...answers }, known, { saves, today }),
    copied: changedKeys(copied, before, answers),
    skipped,
  }
}

/** Copies the answers of an earlier work order of the same company into the open form of another one. */
export async function copyAnswers(
  deps: FormDeps,
  request: { principal: SellerPrincipal; from: string; to: string; address: string },
) {
  const { principal, from, to } = request
  const { companyId } = principal
  const actor = sellerActor(principal)
  return changeWorkOrder(deps, { workOrderId: to, companyId, actor }, async (work) => {
    const { tx } = work
    const source = await findWorkOrder(tx, from, companyId)
    if (!source) throw workOrderRefusals.not_found()
    if (from === to) throw workOrderRefusals.copy_from_itself()
    const node = nodeToCopyInto(work)
    const state = await openToCopy(tx, deps, principal, node)
    const sources = await readSources(tx, deps, await listNodes(tx, [source.id]))
    const { answers, copied, skipped } = await copyFrom(tx, companyId, sources, state)
    if (copied.length === 0) return { nodeId: node.id, copied, skipped }
    await saveCopy(work, deps, { node, state, answers })
    await writeAudit(tx, {
      at: work.now,
      actorKind: 'seller',
      actorId: actor.id,
      action: 'form.copied',
      record: node.id,
      companyId,
      address: request.address,
      detail: { from, to, fields: copied.length },
    })
    return { nodeId: node.id, copied, skipped }
  })
}

function nodeToCopyInto(work: Work): FormNode {
  const node = openFormNode(work.nodes) ?? work.nodes.find(isFormNode)
  if (!node) throw workOrderRefusals.no_form()
  checkMove(work, node, 'submit', 'seller')
  if (node.status === 'RETURNED') throw workOrderRefusals.copy_after_return()
  return node
}

async function saveCopy(
  work: Work,
  deps: FormDeps,
  { node, state, answers }: { node: FormNode; state: FormState; answers: Answers },
): Promise<void> {
  await saveForm(work.tx, deps, {
    form: formIdOf(node),
    template: node.formTemplate,
    templateVersion: state.template.version,
    answers,
    revisions: state.row ? revisionsOf(state) : null,
    submit: false,
    returned: false,
    country: work.workOrder.country,
    by: { id: work.actor.id, name: work.actor.name },
    today: work.today,
    now: work.now,
  })
}

/** The work order is locked, so nobody saves in between. */
function revisionsOf({ template, revisions }: FormState): Record<string, number> {
  return Object.fromEntries(template.sections.map(({ key }) => [key, revisions[key] ?? 0]))
}

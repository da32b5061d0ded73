import type { ServerDeps } from '#platform/server/server-deps.ts'
import { lastSubmitted } from './form-state.ts'
import { findFormsToMark } from './forms.queries.ts'
import { lockForm, replaceMarks } from './forms.repository.ts'
import { markNumbers } from './number-marks.ts'
import { requireTemplate } from './published-templates.ts'
import type { FormId } from './sealed-answers.ts'

type Deps = Pick<ServerDeps, 'db' | 'box'>
/** In one run; there is another one soon. */
const BATCH = 500

/**
 * Marks the numbers of forms that were submitted to an earlier version, or under an earlier key, form by form.
 * @returns how many forms
 * @throws after the others are done, when one cannot be marked
 */
export async function markOldNumbers(deps: Deps): Promise<number> {
  const found = await findFormsToMark(deps.db, deps.box.currentKeyId, BATCH)
  const failures: unknown[] = []
  for (const form of found) await markForm(deps, form).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} forms could not be marked`)
  return found.length
}

async function markForm(deps: Deps, form: FormId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockForm(tx, form)
    if (!row) return
    const template = await requireTemplate(tx, { key: row.templateKey, version: row.templateVersion })
    const answers = await lastSubmitted(tx, deps, form, template)
    await replaceMarks(tx, row, markNumbers(deps.box, template, answers ?? {}))
  })
}

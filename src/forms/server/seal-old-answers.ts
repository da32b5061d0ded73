import type { ServerDeps } from '#platform/server/server-deps.ts'
import { findFormsToSeal, listSections, listSubmissions } from './forms.queries.ts'
import { lockForm, resealSection, resealSubmission } from './forms.repository.ts'
import { loadTemplate } from './published-templates.ts'
import { openAnswers, sealAnswers, SEALS, type FormId } from './sealed-answers.ts'

type Deps = Pick<ServerDeps, 'db' | 'box'>
/** In one run; there is another one soon. */
const BATCH = 500

/**
 * Seals what was stored before birthdays, homes and telephones were sealed, form by form.
 * @returns how many forms
 * @throws after the others are done, when one cannot be sealed
 */
export async function sealOldAnswers(deps: Deps): Promise<number> {
  const found = await findFormsToSeal(deps.db, BATCH)
  const failures: unknown[] = []
  for (const form of found) await sealForm(deps, form).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} forms could not be sealed`)
  return found.length
}

async function sealForm(deps: Deps, form: FormId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockForm(tx, form)
    const template = row && (await loadTemplate(tx, { key: row.templateKey, version: row.templateVersion }))
    if (!template) throw new Error(`no template for the form of node ${form.nodeId}`)
    const again = (stored: Parameters<typeof openAnswers>[3]) =>
      sealAnswers(deps.box, template, form, openAnswers(deps.box, template, form, stored))
    for (const section of await listSections(tx, form))
      if (section.seals < SEALS) await resealSection(tx, section, again(section))
    for (const submission of await listSubmissions(tx, form))
      if (submission.seals < SEALS) await resealSubmission(tx, submission, again(submission))
  })
}

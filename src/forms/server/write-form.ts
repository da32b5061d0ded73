import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { sameAnswer } from '../engine/model/answer-kinds.ts'
import { answersOfSection } from '../engine/evaluate/answers.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import type { FormState } from './form-state.ts'
import { forms, formSections, formSubmissions } from './forms.tables.ts'
import { sealAnswers, type FormId } from './sealed-answers.ts'

/** What is written, and in whose name. */
export type Saving = { form: FormId; by: { id: string; name: string }; now: Date }
type Write = { state: FormState; save: Saving; values: Answers }

/** Writes the sections that have changed; what is the same keeps its revision, so that nobody is disturbed by it. */
export async function writeSections(
  tx: Transaction,
  deps: { box: SecretBox },
  { state, save, sections, values }: Write & { sections: readonly string[] },
): Promise<{ revisions: Record<string, number>; revision: number }> {
  const { template, migrated } = state
  const all = template.sections.map(({ key }) => key)
  const changed = migrated
    ? all
    : sections.filter((section) => !state.row || sectionChanged(template, section, state.answers, values))
  if (changed.length === 0) return { revisions: state.revisions, revision: state.revision }
  const revision = state.revision + 1
  await writeFormRow(tx, state, save, { revision })
  if (migrated) await removeSections(tx, save.form)
  const revisions = migrated ? pickRevisions(state.revisions, all) : { ...state.revisions }
  for (const section of changed) {
    revisions[section] = (revisions[section] ?? 0) + 1
    const content = {
      ...sealAnswers(deps.box, template, save.form, answersOfSection(template, values, section)),
      revision: revisions[section],
      ...writerOf(section, { state, save, sections }),
    }
    await tx
      .insert(formSections)
      .values({ ...save.form, section, ...content })
      .onConflictDoUpdate({
        target: [formSections.companyId, formSections.nodeId, formSections.section],
        set: content,
      })
  }
  return { revisions, revision }
}

/** A section that only moves to another version stays the work of whoever filled it in. */
function writerOf(
  section: string,
  { state, save, sections }: Pick<Write, 'state' | 'save'> & { sections: readonly string[] },
) {
  const former = sections.includes(section) ? undefined : state.writers[section]
  const { id, name, at } = former ?? { ...save.by, at: save.now }
  return { savedBy: id, savedByName: name, savedAt: at }
}

/** Keeps what was handed in, for ever as it was. @returns the how-manieth submission it is */
export async function writeSubmission(
  tx: Transaction,
  deps: { box: SecretBox },
  { state, save, values }: Write,
): Promise<number> {
  const number = (state.row?.submissions ?? 0) + 1
  await tx.insert(formSubmissions).values({
    ...save.form,
    number,
    ...sealAnswers(deps.box, state.template, save.form, values),
    submittedAt: save.now,
    submittedBy: save.by.id,
    submittedByName: save.by.name,
  })
  await tx
    .update(forms)
    .set({ submissions: number })
    .where(and(eq(forms.companyId, save.form.companyId), eq(forms.nodeId, save.form.nodeId)))
  return number
}

async function writeFormRow(
  tx: Transaction,
  state: FormState,
  save: Saving,
  { revision }: { revision: number },
): Promise<void> {
  const { key: templateKey, version: templateVersion } = state.template
  const content = { templateKey, templateVersion, revision, savedAt: save.now, savedBy: save.by.id }
  await tx
    .insert(forms)
    .values({ ...save.form, submissions: 0, ...content })
    .onConflictDoUpdate({ target: [forms.companyId, forms.nodeId], set: content })
}

/** A form that moves to another version is written anew: its questions may stand in other sections now. */
async function removeSections(tx: Transaction, form: FormId): Promise<void> {
  await tx
    .delete(formSections)
    .where(and(eq(formSections.companyId, form.companyId), eq(formSections.nodeId, form.nodeId)))
}

function pickRevisions(revisions: Record<string, number>, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    keys.flatMap((key) => (revisions[key] === undefined ? [] : [[key, revisions[key]]])),
  )
}

/** Whether a section's answers differ between two sets. */
function sectionChanged(template: Template, section: string, before: Answers, after: Answers): boolean {
  const [was, is] = [before, after].map((answers) => answersOfSection(template, answers, section))
  const keys = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])
  return [...keys].some((key) => !sameAnswer(was?.[key], is?.[key]))
}

import type { Transaction } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { fieldAt } from '../engine/model/field-at.ts'
import { diff } from '../engine/review/difference.ts'
import { enteredAfter, type Entered } from '../engine/review/entered-for.ts'
import { sameAnswer } from '../engine/model/answer-kinds.ts'
import { answersOfSection } from '../engine/evaluate/answers.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import type { FormState } from './form-state.ts'
import { deleteSections, insertSubmission, putForm, putSection } from './forms.repository.ts'
import type { Told } from './forms.tables.ts'
import { markNumbers } from './number-marks.ts'
import { sealAnswers, type FormId } from './sealed-answers.ts'

/** What is written, and in whose name. */
type Saving = {
  form: FormId
  by: { id: string; name: string }
  forCompany?: { told: Told | null }
  now: Date
}
type Write = { state: FormState; save: Saving; values: Answers }

/**
 * Writes the sections that have changed; an unchanged section keeps its revision, so that nobody else gets a
 * conflict.
 */
export async function writeSections(
  tx: Transaction,
  deps: { box: SecretBox },
  { state, save, sections, values }: Write & { sections: readonly string[] },
): Promise<Pick<FormState, 'revisions' | 'revision' | 'entered'>> {
  const { template, migrated } = state
  const all = template.sections.map(({ key }) => key)
  const changed = migrated
    ? all
    : sections.filter((section) => !state.row || sectionChanged(template, section, state.answers, values))
  if (changed.length === 0) return state
  const revision = state.revision + 1
  await writeFormRow(tx, state, save, { revision })
  // A migrated form is written whole: its questions may be in other sections now.
  if (migrated) await deleteSections(tx, save.form)
  const revisions = migrated ? pickRevisions(state.revisions, all) : { ...state.revisions }
  const entered = enteredIn(changed, { state, save, values })
  for (const section of changed) {
    revisions[section] = (revisions[section] ?? 0) + 1
    await putSection(tx, {
      ...save.form,
      section,
      ...sealAnswers(deps.box, template, save.form, answersOfSection(template, values, section)),
      revision: revisions[section],
      entered: marksOf(template, section, entered),
      ...writerOf(section, { state, save, sections }),
    })
  }
  return { revisions, revision, entered }
}

function enteredIn(sections: readonly string[], { state, save, values }: Write): Entered {
  const changes = diff(state.template, state.answers, values)
  const mark = save.forCompany && { by: save.by.name, at: save.now.toISOString() }
  return enteredAfter(
    state.entered,
    changes.filter(({ sectionKey }) => sections.includes(sectionKey)),
    mark,
  )
}

function marksOf(template: Template, section: string, entered: Entered): Entered {
  return Object.fromEntries(
    Object.entries(entered).filter(([path]) => fieldAt(template, path)?.section.key === section),
  )
}

/** A section that only moves to another version still counts as saved by whoever filled it in. */
function writerOf(
  section: string,
  { state, save, sections }: Pick<Write, 'state' | 'save'> & { sections: readonly string[] },
) {
  const former = sections.includes(section) ? undefined : state.writers[section]
  const { id, name, at } = former ?? { ...save.by, at: save.now }
  return { savedBy: id, savedByName: name, savedAt: at }
}

/** Stores a submission, unchanged for ever. @returns its ordinal: which submission of the form it is */
export async function writeSubmission(
  tx: Transaction,
  deps: { box: SecretBox },
  { state, save, values, entered }: Write & { entered: Entered },
): Promise<number> {
  const number = (state.row?.submissions ?? 0) + 1
  const row = {
    ...save.form,
    number,
    ...sealAnswers(deps.box, state.template, save.form, values),
    submittedAt: save.now,
    submittedBy: save.by.id,
    submittedByName: save.by.name,
    entered,
    told: save.forCompany?.told ?? null,
  }
  await insertSubmission(tx, row, markNumbers(deps.box, state.template, values))
  return number
}

async function writeFormRow(
  tx: Transaction,
  state: FormState,
  save: Saving,
  { revision }: { revision: number },
): Promise<void> {
  const { key: templateKey, version: templateVersion } = state.template
  const { now: savedAt, by } = save
  await putForm(tx, save.form, { templateKey, templateVersion, revision, savedAt, savedBy: by.id })
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

import type { Executor } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import { droppedLabels, migrateDraft } from '../engine/copy/migrate-draft.ts'
import type { Entered } from '../engine/review/entered-for.ts'
import type { TemplateRef } from '#form-templates/find-template.ts'
import { loadNewest, requireTemplate } from './published-templates.ts'
import { findForm, findLastSubmission, listSections } from './forms.queries.ts'
import type { FormRow } from './forms.tables.ts'
import { openAnswers, type FormId } from './sealed-answers.ts'

/** A form as it is stored, its sensitive answers decrypted. */
export type FormState = {
  template: Template
  row: FormRow | undefined
  answers: Answers
  /** By section; a section that was never saved has none. */
  revisions: Record<string, number>
  revision: number
  /** Who saved each section last, and when. */
  writers: Record<string, Writer>
  /** Which answers staff entered for the company. */
  entered: Entered
  /** The answers have been migrated to a newer version than they were saved on; saving them migrates the form. */
  migrated?: { from: number; dropped: LocalText[] }
}

type Writer = { id: string; name: string; at: Date }

type Deps = { box: SecretBox }

/**
 * As it was saved, on the version that it was saved on. A form that nobody has begun uses the newest version.
 * @param fallback the template of the node
 */
export async function readForm(
  executor: Executor,
  deps: Deps,
  form: FormId,
  fallback: TemplateRef,
): Promise<FormState> {
  const row = await findForm(executor, form)
  if (!row) {
    const template = (await loadNewest(executor, fallback.key)) ?? (await requireTemplate(executor, fallback))
    return { template, row, answers: {}, revisions: {}, revision: 0, writers: {}, entered: {} }
  }
  const ref = { key: row.templateKey, version: row.templateVersion }
  const template = await requireTemplate(executor, ref)
  const sections = await listSections(executor, form)
  const stored = {
    answers: Object.assign({}, ...sections.map((section) => section.answers)) as Answers,
    sealed: Object.assign({}, ...sections.map((section) => section.sealed)) as Record<string, string>,
  }
  return {
    template,
    row,
    answers: openAnswers(deps.box, template, form, stored),
    revisions: Object.fromEntries(sections.map((section) => [section.section, section.revision])),
    revision: row.revision,
    entered: Object.assign({}, ...sections.map((section) => section.entered)) as Entered,
    writers: Object.fromEntries(
      sections.map((one) => [one.section, { id: one.savedBy, name: one.savedByName, at: one.savedAt }]),
    ),
  }
}

/** As it is opened to be filled in: a draft that was never submitted is on the newest version. */
export async function openForm(
  executor: Executor,
  deps: Deps,
  form: FormId,
  fallback: TemplateRef,
): Promise<FormState> {
  const state = await readForm(executor, deps, form, fallback)
  if (!state.row || state.row.submissions > 0) return state
  const newest = await loadNewest(executor, state.template.key)
  return newest && newest.version > state.template.version ? migrateForm(state, newest) : state
}

function migrateForm(state: FormState, to: Template): FormState {
  const { template: from } = state
  const { answers, dropped } = migrateDraft(from, to, state.answers)
  return {
    ...state,
    template: to,
    answers,
    migrated: { from: from.version, dropped: droppedLabels(from, dropped) },
  }
}

/** The answers of the last submission; undefined before the first one. */
export async function lastSubmitted(
  executor: Executor,
  deps: Deps,
  form: FormId,
  template: Template,
): Promise<Answers | undefined> {
  const last = await findLastSubmission(executor, form)
  return last && openAnswers(deps.box, template, form, last)
}

import type { Transaction } from '#platform/server/database.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { getStoredFiles, keepFacts, markSensitive } from '#documents/server/public.ts'
import { answersOfSection, isQuestion, visibleFields } from '../engine/evaluate/answers.ts'
import { diff } from '../engine/review/difference.ts'
import { fieldAt } from '../engine/model/field-at.ts'
import type { FileLookup } from '../engine/evaluate/read-answer.ts'
import { applyEditable } from '../engine/review/review-locks.ts'
import { share, withShared } from '../engine/copy/share.ts'
import { withoutMasks } from '../engine/model/sensitive.ts'
import type { Answers, Template } from '../engine/model/template.ts'
import { filesById, validate, type FormError } from '../engine/validate/validate.ts'
import { lastSubmitted, openForm, readForm, type FormState } from './form-state.ts'
import { fileAnswers, sensitiveFileIds } from './file-answers.ts'
import { fileFacts } from './file-facts.ts'
import type { TemplateRef } from '#form-templates/find-template.ts'
import { maskAnswers } from './masked-answers.ts'
import { formRefusals } from './forms.errors.ts'
import { loadTemplate } from './published-templates.ts'
import type { ReviewNoteRow, Told } from './forms.tables.ts'
import { openNotes } from './review-notes.queries.ts'
import { markAnswered, resolveNotes } from './review-notes.repository.ts'
import type { FormId } from './sealed-answers.ts'
import { writeSections, writeSubmission } from './write-form.ts'

export type SaveForm = {
  form: FormId
  /** The template of the node. */
  template: TemplateRef
  /** The version that the answers were written for; if absent, the version of the form. */
  templateVersion?: number
  answers: Answers
  /** The revisions of the sections that are sent; null for the first save of all. */
  revisions: Record<string, number> | null
  submit: boolean
  /** After a return only what has an open note may change; what was accepted stays locked. */
  returned: boolean
  /**
   * The sections that an invited person was asked for: nothing else is read from the answers, and `submit`
   * checks this part without submitting the form. Their revisions have to be sent.
   */
  part?: readonly string[]
  /** Of the service that the form is for. */
  country: string | null
  by: { id: string; name: string }
  /** Staff save it for the company: what they change is marked, and nothing sensitive is shown to them. */
  forCompany?: { told: Told | null }
  today: Day
  now: Date
}

type Submitted = {
  number: number
  answers: number
  /** The files that were submitted, each with the field it answers. */
  files: { place: string; fileId: string }[]
}

export type SavedForm = {
  revisions: Record<string, number>
  revision: number
  errors: FormError[]
  /** Set when the form was submitted; null for a draft and when errors prevented it. */
  submitted: Submitted | null
}

/**
 * Saves sections of a form, and submits it if requested and nothing is wrong. The caller holds a lock on the
 * record that the form belongs to. @throws forms.answers_exist and forms.stale_revision (409) with what is
 * stored
 */
export async function saveForm(
  tx: Transaction,
  deps: { box: SecretBox },
  save: SaveForm,
): Promise<SavedForm> {
  const state = await stateToSave(tx, deps, save)
  const part = save.part && share(state.template, save.part, state.answers)
  const sections = sectionsToWrite(state, save, part ?? state.template)
  const submitted = save.returned ? await lastSubmitted(tx, deps, save.form, state.template) : undefined
  const notes = save.returned ? await openNotes(tx, save.form) : []
  const typed = withoutMasks(state.template, state.answers, save.answers)
  const sent = part ? (withShared(part, state.answers, typed) as Answers) : typed
  const merged = merge(state, sent, sections)
  const allowed = submitted ? applyEditable(state.template, submitted, merged, openPaths(notes)) : merged
  const files = await filesOf(tx, save.form.companyId, state.template, allowed)
  const validated = validate(state.template, allowed, {
    files,
    today: save.today,
    mode: save.submit ? 'submit' : 'draft',
  })
  const unanswered = submitted ? unchanged(state.template, submitted, validated.values, notes) : []
  const found = [...validated.errors, ...unscanned(state.template, validated.values, files)]
  if (save.submit) found.push(...unanswered.map((note) => returnedUnchanged(note.path)))
  const errors = part ? found.filter((error) => fieldAt(part, error.path)) : found

  const { revisions, revision, entered } = await writeSections(tx, deps, {
    state,
    save,
    sections,
    values: validated.values,
  })
  // A draft is read by every member of the company too.
  await markSensitive(tx, save.form.companyId, sensitiveFileIds(state.template, validated.values))
  await keepFacts(tx, save.form.companyId, fileFacts(state.template, validated.values, save.country))
  await markAnswered(tx, notes, (note) => !unanswered.includes(note), save.now)
  if (!save.submit || part || errors.length > 0) return { revisions, revision, errors, submitted: null }
  const number = await writeSubmission(tx, deps, { state, save, values: validated.values, entered })
  await resolveNotes(tx, save.form, save.now)
  return {
    revisions,
    revision,
    errors: [],
    submitted: { number, ...submissionOf(state.template, validated.values) },
  }
}

/**
 * The form on the version that the answers were written for: its own, or the newest when its draft may be
 * migrated. @throws forms.template_moved (409) when somebody has migrated or submitted it in the meantime
 */
async function stateToSave(tx: Transaction, deps: { box: SecretBox }, save: SaveForm): Promise<FormState> {
  const { form, template, templateVersion: version } = save
  const state = await readForm(tx, deps, form, template)
  if (version === undefined || version === state.template.version) return state
  if (!state.row) {
    const begun = await loadTemplate(tx, { key: template.key, version })
    if (begun && version >= template.version) return { ...state, template: begun }
  }
  const migrated = await openForm(tx, deps, form, template)
  if (migrated.template.version !== version) throw formRefusals.template_moved()
  return migrated
}

const openPaths = (notes: readonly ReviewNoteRow[]) => notes.map((note) => note.path)

/** Which sections this save may write; refuses what would overwrite somebody else's work. */
function sectionsToWrite(state: FormState, save: SaveForm, open: Template): string[] {
  const known = save.part ?? state.template.sections.map((section) => section.key)
  const there = open.sections.map((section) => section.key)
  if (save.revisions === null) {
    if (state.row) throw formRefusals.answers_exist({ data: conflict(state, save, []) })
    return there
  }
  const sent = save.revisions
  if (Object.keys(sent).some((key) => !known.includes(key))) throw formRefusals.unknown_section()
  const sections = there.filter((key) => Object.hasOwn(sent, key))
  const stale = sections.filter((key) => sent[key] !== (state.revisions[key] ?? 0))
  if (stale.length > 0) throw formRefusals.stale_revision({ data: conflict(state, save, stale) })
  return sections
}

function conflict(state: FormState, { forCompany }: SaveForm, stale: string[]) {
  const { answers } = forCompany ? maskAnswers(state.template, state.answers) : state
  return { answers, revisions: state.revisions, revision: state.revision, stale }
}

/** The stored answers with the sent sections in place of the stored ones. */
function merge(state: FormState, sent: Answers, sections: readonly string[]): Answers {
  const parts = state.template.sections.map((section) =>
    answersOfSection(state.template, sections.includes(section.key) ? sent : state.answers, section.key),
  )
  return Object.assign({}, ...parts) as Answers
}

/** The records of all files that the answers name; only the company's own are found. */
async function filesOf(
  tx: Transaction,
  companyId: string,
  template: Template,
  answers: Answers,
): Promise<FileLookup> {
  const ids = fileAnswers(template, answers).flatMap((entry) => entry.ids)
  const rows = await getStoredFiles(tx, companyId, ids.slice(0, 500))
  return filesById(rows.map(({ id, type, size, scan }) => ({ id, type, size, scan })))
}

function unscanned(template: Template, values: Answers, files: FileLookup): FormError[] {
  return fileAnswers(template, values)
    .filter(({ ids }) => ids.some((id) => files.get(id)?.scan !== 'clean'))
    .map(({ path }) => ({ path, key: 'filePending', params: {} }))
}

/** The open notes whose answer has not changed since the submission. */
function unchanged(
  template: Template,
  submitted: Answers,
  values: Answers,
  notes: readonly ReviewNoteRow[],
): ReviewNoteRow[] {
  const changed = diff(template, submitted, values).map((difference) => difference.path)
  return notes.filter(
    (note) => !changed.some((path) => path === note.path || path.startsWith(`${note.path}/`)),
  )
}

const returnedUnchanged = (path: string): FormError => ({ path, key: 'returnedUnchanged', params: {} })

function submissionOf(template: Template, values: Answers): Omit<Submitted, 'number'> {
  return {
    answers: countAnswers(template, values),
    files: fileAnswers(template, values).flatMap(({ path, ids }) =>
      ids.map((fileId) => ({ place: path, fileId })),
    ),
  }
}

/** How many questions have an answer. */
export function countAnswers(template: Template, values: Answers): number {
  const answered = visibleFields(template, values).filter((entry) => entry.value !== undefined)
  return answered.filter((entry) => isQuestion(entry.field)).length
}

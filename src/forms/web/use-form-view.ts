import { useCallback, useMemo, useRef, useState } from 'react'
import { sameAnswer } from '#forms/engine/model/answer-kinds.ts'
import type { SectionProgress } from '#forms/engine/evaluate/answers.ts'
import { describeError } from '#forms/engine/validate/describe-error.ts'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { evaluate, type EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { createFormChecker } from '#forms/engine/validate/form-checker.ts'
import { filesById, type FormError } from '#forms/engine/validate/validate.ts'
import type { formMessages } from '#forms/engine/model/messages.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import type { FieldError } from '#platform/ui/error-summary.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { FormFields } from './form-context.ts'
import type { DraftState, FormDraft } from './form-draft.ts'
import { fieldId, rawAt, type FormFile, type FormNote } from './form-model.ts'
import type { formsText } from './forms.text.ts'

export type FormSource = {
  template: Template
  /** As the server gave them: what came back is compared with them. */
  answers: Answers
  files: readonly FormFile[]
  notes: readonly FormNote[]
  /** Null: all may be changed. A list: these alone. */
  editablePaths: readonly string[] | null
}

/** Everything that the views of one form need, computed anew at each change of an answer. */
export function useFormView(source: FormSource, draft: FormDraft, state: DraftState) {
  const { template, notes } = source
  const lang = useLang()
  const sayError = useErrorText(template, state.answers)
  const [own, setOwn] = useState<readonly FormFile[]>([])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [received, setReceived] = useState<readonly (FormError & { was: unknown })[]>([])
  const [asked] = useState(() => askedPaths(template, source.answers))
  const uploads = useRef(0)

  const [today] = useState(todayHere)
  const files = useMemo(
    () => new Map([...source.files, ...own].map((file) => [file.fileId, file])),
    [source.files, own],
  )
  const lookup = useMemo(
    () => filesById([...files.values()].map((file) => ({ ...file, id: file.fileId }))),
    [files],
  )
  const check = useMemo(() => createFormChecker(template, today), [template, today])
  const {
    fields: evaluated,
    errors: localErrors,
    steps,
  } = useMemo(() => check(state.answers, lookup), [check, state.answers, lookup])
  // What the server found stands until the answer has changed.
  const serverErrors = received.filter((error) =>
    sameAnswer(rawAt(state.answers, error.path), error.was as never),
  )
  const changedNotes = notes.map((note) => ({
    ...note,
    changed: isChanged(note, source.answers, state.answers),
  }))
  const open = changedNotes.filter((note) => !note.changed && !note.answered)
  const errors = onePerPath([...localErrors, ...serverErrors, ...open.map(unchangedError)])

  const byEntry = useMemo(() => new Map(evaluated.map((entry) => [entry.path, entry])), [evaluated])
  const isLocked = (path: string) => lockOf(source.editablePaths, asked, byEntry.get(path), path)
  const isShown = (error: FormError): boolean => {
    if (serverErrors.some((other) => other === error)) return true
    if (isLocked(error.path)) return false
    if (checked.has(fieldAt(template, error.path)?.section.key ?? '')) return true
    return left.has(error.path) && rawAt(state.answers, error.path) !== undefined
  }
  const shown = errors.filter(isShown)
  const byPath = new Map(shown.map((error) => [error.path, error]))

  const context: FormFields = {
    rawAt: (path) => rawAt(draft.state().answers, path),
    set: (path, answer) => draft.set(path, answer),
    leave: (path) => setLeft((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
    errorAt(path) {
      const error = byPath.get(path)
      return error && sayError(error).message
    },
    noteAt: (path) => changedNotes.find((note) => note.path === path),
    isLocked,
    addRow(group) {
      const id = newId('row')
      draft.addRow(group, id)
      return id
    },
    removeRow: (group, id) => draft.removeRow(group, id),
    file: (fileId) => files.get(fileId),
    learnFile: (file) => setOwn((all) => [...all, file]),
    uploadsChanged: useCallback((difference) => void (uploads.current += difference), []),
    leftIn: (prefix) => shown.filter((error) => error.path.startsWith(prefix)).length,
    returnedIn: (prefix) => open.filter((note) => note.path.startsWith(prefix)).length,
  }

  return {
    lang,
    context,
    evaluated,
    steps,
    errors: errors.filter((error) => isShown(error) || !isLocked(error.path)),
    openNotes: open,
    isUploading: () => uploads.current > 0,
    /** From now on every mistake of these steps shows. */
    check: (sections: readonly string[]) => setChecked((all) => new Set([...all, ...sections])),
    receiveServerErrors: (found: readonly FormError[]) =>
      setReceived(found.map((error) => ({ ...error, was: rawAt(draft.state().answers, error.path) }))),
    /** The mistakes of one step that show, as links; what came back and is as it was counts too. */
    summaryOf(section: string): FieldError[] {
      if (!checked.has(section) && serverErrors.length === 0) return []
      return shown
        .filter((error) => fieldAt(template, error.path)?.section.key === section)
        .map((error) => ({ fieldId: fieldId(error.path), text: sayError(error).full }))
    },
  }
}

/** The calendar day where the person is. */
function todayHere(): Day {
  return dayOf(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

export type FormUi = ReturnType<typeof useFormView>
export type { SectionProgress, EvaluatedField }

function askedPaths(template: Template, answers: Answers): ReadonlySet<string> {
  return new Set(evaluate(template, answers).fields.flatMap((entry) => (entry.visible ? [entry.path] : [])))
}

/**
 * After a return only what came back is open again, and what came up only through a changed answer. A locked question
 * that has no answer, though it needs one, could never be put right: it is open too.
 */
function lockOf(
  editable: readonly string[] | null,
  asked: ReadonlySet<string>,
  entry: EvaluatedField | undefined,
  path: string,
): boolean {
  if (editable === null || entry?.field.type === 'computed' || entry?.field.type === 'info') return false
  if (editable.some((open) => path === open || path.startsWith(`${open}/`)) || !asked.has(path)) return false
  return !(entry?.required && entry.value === undefined)
}

/** What came back and still is as it was; the server would not take it again. */
function unchangedError({ path }: FormNote): FormError {
  return { path, key: 'returnedUnchanged', params: {} }
}

function onePerPath(errors: readonly FormError[]): FormError[] {
  return [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed()
}

function isChanged(note: FormNote, before: Answers, now: Answers): boolean {
  const answer = rawAt(now, note.path)
  if (note.files.length === 0) return note.answered || !sameAnswer(rawAt(before, note.path), answer)
  const ids = Array.isArray(answer) ? (answer as readonly string[]) : []
  return ids.length > 0 && !note.files.some((file) => ids.includes(file.fileId))
}

function againKey(template: Template, { path }: FormError): 'uploadAgain' | 'changeAgain' {
  return fieldAt(template, path)?.field.type === 'file' ? 'uploadAgain' : 'changeAgain'
}

/** What an error says: alone at its field, and with its row in the list on top. */
export function useErrorText(template: Template, answers: Answers) {
  const lang = useLang()
  const say = useText<typeof formMessages>('form-messages')
  const t = useText<typeof formsText>('forms')
  return (error: FormError): { message: string; full: string } => {
    const { text, key, params, row } = describeError(template, answers, error, lang)
    const message =
      key === 'returnedUnchanged' ? t(againKey(template, error), params) : (text ?? say(key, params))
    if (!row) return { message, full: message }
    const name = row.title ? t('rowTitle', { row: row.label, title: row.title }) : row.label
    const sentence = lang === 'en' ? message.charAt(0).toLowerCase() + message.slice(1) : message
    return {
      message,
      full: t('inRow', { row: name, message: /^[A-Z]{2}/.test(message) ? message : sentence }),
    }
  }
}

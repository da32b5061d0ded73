import { useCallback, useMemo, useRef, useState } from 'react'
import type { SectionProgress } from '#forms/engine/evaluate/answers.ts'
import { sameAnswer } from '#forms/engine/model/answer-kinds.ts'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { withChoices } from '#forms/engine/model/names-above.ts'
import { evaluate, type EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import type { FormError } from '#forms/engine/validate/validate.ts'
import { newId } from '#platform/shared/ids.ts'
import type { FieldError } from '#platform/ui/error-summary.tsx'
import { useLang } from '#platform/web/text.ts'
import type { FormFields } from './form-context.ts'
import type { DraftState, FormDraft } from './form-draft.ts'
import { fieldId, rawAt } from './form-model.ts'
import { useCheckedForm, type FormSource } from './use-checked-form.ts'
import { useErrorText } from './use-error-text.ts'

/** Everything that the views of one form need, computed anew at each change of an answer. */
export function useFormView(source: FormSource, draft: FormDraft, state: DraftState) {
  const { template } = source
  const lang = useLang()
  const sayError = useErrorText(template, state.answers)
  const form = useCheckedForm(source, draft, state)
  const isLocked = useLocks(source, form.evaluated)
  const { shown, isShown, leave, checked, check } = useShownErrors(source, state, form, isLocked)
  const byPath = new Map(shown.map((error) => [error.path, error]))
  const uploads = useRef(0)

  const context: FormFields = {
    rawAt: (path) => rawAt(draft.state().answers, path),
    set: (path, answer) => draft.set(path, answer),
    leave,
    errorAt(path) {
      const error = byPath.get(path)
      return error && sayError(error).message
    },
    noteAt: (path) => form.notes.find((note) => note.path === path),
    isLocked,
    isAccepted: (path) => source.acceptedPaths?.includes(path) === true,
    enteredAt: (path) =>
      sameAnswer(rawAt(source.answers, path), rawAt(state.answers, path))
        ? source.entered?.[path]
        : undefined,
    addRow(group) {
      const id = newId('row')
      draft.addRow(group, id)
      return id
    },
    removeRow: (group, id) => draft.removeRow(group, id),
    file: (fileId) => form.files.get(fileId),
    learnFile: form.learnFile,
    uploadsChanged: useCallback((difference) => void (uploads.current += difference), []),
    leftIn: (prefix) => shown.filter((error) => error.path.startsWith(prefix)).length,
    returnedIn: (prefix) => form.openNotes.filter((note) => note.path.startsWith(prefix)).length,
  }

  return {
    lang,
    context,
    evaluated: form.evaluated,
    steps: form.steps,
    errors: form.errors.filter((error) => isShown(error) || !isLocked(error.path)),
    openNotes: form.openNotes,
    isUploading: () => uploads.current > 0,
    check,
    receiveServerErrors: form.receiveServerErrors,
    /** The visible errors of one step, as links; returned answers count too. */
    summaryOf(section: string): FieldError[] {
      if (!checked.has(section) && form.serverErrors.length === 0) return []
      return shown
        .filter((error) => fieldAt(template, error.path)?.section.key === section)
        .map((error) => ({ fieldId: fieldId(error.path), text: sayError(error).full }))
    },
  }
}

export type FormUi = ReturnType<typeof useFormView>
export type { SectionProgress }

/** An error shows once its field was left or its step was checked; the server's errors show at once. */
function useShownErrors(
  { template }: FormSource,
  { answers }: DraftState,
  { errors, serverErrors }: ReturnType<typeof useCheckedForm>,
  isLocked: (path: string) => boolean,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const isShown = (error: FormError): boolean => {
    if (serverErrors.some((other) => other === error)) return true
    if (isLocked(error.path)) return false
    if (checked.has(fieldAt(template, error.path)?.section.key ?? '')) return true
    return left.has(error.path) && rawAt(answers, error.path) !== undefined
  }
  return {
    shown: errors.filter(isShown),
    isShown,
    leave: (path: string) => setLeft((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
    checked,
    /** From now on every error of these steps shows. */
    check: (sections: readonly string[]) => setChecked((all) => new Set([...all, ...sections])),
  }
}

function useLocks({ template, answers, editablePaths }: FormSource, evaluated: readonly EvaluatedField[]) {
  const [asked] = useState(() => askedPaths(template, answers))
  const byPath = useMemo(() => new Map(evaluated.map((entry) => [entry.path, entry])), [evaluated])
  const open = editablePaths && withChoices(template, editablePaths)
  return (path: string) => lockOf(open, asked, byPath.get(path), path)
}

function askedPaths(template: Template, answers: Answers): ReadonlySet<string> {
  return new Set(evaluate(template, answers).fields.flatMap((entry) => (entry.visible ? [entry.path] : [])))
}

/**
 * After a return only what was returned is open again, and what came up only through a changed answer. A
 * locked question that needs an answer and has none could never be corrected: it is open too.
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

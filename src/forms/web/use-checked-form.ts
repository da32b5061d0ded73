import { useMemo, useState } from 'react'
import { sameAnswer } from '#forms/engine/model/answer-kinds.ts'
import type { Answers, Template } from '#forms/engine/model/template.ts'
import { createFormChecker } from '#forms/engine/validate/form-checker.ts'
import { filesById, type FormError } from '#forms/engine/validate/validate.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { DraftState, FormDraft } from './form-draft.ts'
import { rawAt, type FormFile, type FormNote } from './form-model.ts'

export type FormSource = {
  template: Template
  /** As the server gave them: returned answers are compared with them. */
  answers: Answers
  files: readonly FormFile[]
  notes: readonly FormNote[]
  /** Null: all may be changed. A list: these alone. */
  editablePaths: readonly string[] | null
  /** After a return: what the agency has accepted as it is. */
  acceptedPaths?: readonly string[]
  /** Their answers came masked: as long as a mask stands there, it is the answer that the server has. */
  maskedPaths?: readonly string[]
  /** Below an answer that somebody else entered, as long as it is theirs: who and when. */
  entered?: Readonly<Record<string, string>>
}

/** The current form: what is asked, what is wrong, what was returned and has not been changed. */
export function useCheckedForm(source: FormSource, draft: FormDraft, { answers }: DraftState) {
  const { template, notes } = source
  const [own, setOwn] = useState<readonly FormFile[]>([])
  const [received, setReceived] = useState<readonly (FormError & { was: unknown })[]>([])
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
  const { fields, errors, steps } = useMemo(() => check(answers, lookup), [check, answers, lookup])
  // The server's errors stay until the answer has changed.
  const serverErrors = received.filter((error) => sameAnswer(rawAt(answers, error.path), error.was as never))
  const changedNotes = notes.map((note) => ({ ...note, changed: isChanged(note, source.answers, answers) }))
  const open = changedNotes.filter((note) => !note.changed && !note.answered)
  return {
    evaluated: fields,
    steps,
    errors: onePerPath([
      ...errors.filter((error) => !isMask(source, answers, error)),
      ...serverErrors,
      ...open.map(unchangedError),
    ]),
    serverErrors,
    receiveServerErrors: (found: readonly FormError[]) =>
      setReceived(found.map((error) => ({ ...error, was: rawAt(draft.state().answers, error.path) }))),
    notes: changedNotes,
    openNotes: open,
    files,
    learnFile: (file: FormFile) => setOwn((all) => [...all, file]),
  }
}

function isMask({ maskedPaths, answers: first }: FormSource, answers: Answers, { path }: FormError): boolean {
  return maskedPaths?.includes(path) === true && sameAnswer(rawAt(first, path), rawAt(answers, path))
}

/** The calendar day where the person is. */
export function todayHere(): Day {
  return dayOf(new Date(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Returned and unchanged; the server would refuse it again. */
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

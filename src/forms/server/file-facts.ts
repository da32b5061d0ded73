import type { DocumentFacts } from '#documents/server/public.ts'
import { isDay } from '#platform/shared/calendar.ts'
import { fieldAt } from '../engine/model/field-at.ts'
import type { Answers, GroupRow, Template } from '../engine/model/template.ts'
import { kindOfFile } from '../kind-of-file.ts'
import { answeredFiles } from './file-answers.ts'

/** What a form knows of the files that it names: what they are, whose, and until when they are valid. */
export function fileFacts(template: Template, answers: Answers, country: string | null): DocumentFacts[] {
  return answeredFiles(template, answers).flatMap(({ path, field, value }) => {
    const place = fieldAt(template, path)
    const row = place?.group && rowOf(answers, place.group.key, place.rowId)
    const expiresOn = (row ?? answers)[`${field.key}ExpiresOn`]
    const person = row?.['fullName']
    return (value as string[]).map((fileId) => ({
      fileId,
      kind: kindOfFile(field),
      label: field.label,
      country,
      person: typeof person === 'string' && person.trim() !== '' ? person.trim() : null,
      expiresOn: isDay(expiresOn) ? expiresOn : null,
    }))
  })
}

function rowOf(answers: Answers, group: string, rowId: string | undefined): GroupRow | undefined {
  const rows = answers[group]
  return Array.isArray(rows) ? (rows as readonly GroupRow[]).find(({ _id: id }) => id === rowId) : undefined
}

import type { FromWire } from '#documents/wire-names.ts'
import type { Answers, GroupRow } from '#forms/engine/model/template.ts'
import type { FormFile } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import type { nodeData } from '../../contract.ts'

export type FormOfNode = FromWire<OutputOf<typeof nodeData>>

/** The answers with new files in place of the returned ones; other files stay. */
export function withFiles(
  form: Pick<FormOfNode, 'answers' | 'reviewNotes'>,
  fresh: ReadonlyMap<string, FormFile>,
): Answers {
  let answers = form.answers
  for (const [path, file] of fresh) {
    const returned = form.reviewNotes.find((note) => note.path === path)?.files.map((old) => old.fileId) ?? []
    answers = replaceAt(answers, path, (before) => [
      ...before.filter((id) => !returned.includes(id)),
      file.fileId,
    ])
  }
  return answers
}

function ids(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : []
}

function replaceAt(
  answers: Answers,
  path: string,
  change: (ids: readonly string[]) => readonly string[],
): Answers {
  const [key = '', rowId, child] = path.split('/')
  const top = answers[key]
  if (child === undefined) return { ...answers, [key]: change(ids(top)) }
  if (!Array.isArray(top)) return answers
  const rows = top as readonly GroupRow[]
  return {
    ...answers,
    [key]: rows.map((row) => (row._id === rowId ? { ...row, [child]: change(ids(row[child])) } : row)),
  }
}

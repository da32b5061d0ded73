import type { Answer, Answers, GroupRow } from '#forms/engine/model/template.ts'
import { isRows, sameAnswer } from '#forms/engine/model/answer-kinds.ts'

/**
 * Answers as one flat map of paths, so that two windows can be compared answer by answer. A group is the list
 * of its row ids under the group's own key, and its answers under `directors/<id>/passport`.
 */
export type FlatAnswers = ReadonlyMap<string, Answer>

export function flatten(answers: Answers): Map<string, Answer> {
  const flat = new Map<string, Answer>()
  for (const [key, answer] of Object.entries(answers)) {
    if (answer === undefined) continue
    if (isRows(answer)) flattenRows(flat, key, answer)
    else flat.set(key, answer)
  }
  return flat
}

function flattenRows(flat: Map<string, Answer>, key: string, rows: readonly GroupRow[]): void {
  flat.set(
    key,
    rows.map((row) => row._id),
  )
  for (const row of rows) {
    for (const [field, answer] of Object.entries(row)) {
      if (field !== '_id' && answer !== undefined) flat.set(`${key}/${row._id}/${field}`, answer)
    }
  }
}

/**
 * The reverse of `flatten`. Only `groups` are read as rows; a list under another key is a choice or a set of
 * files.
 */
export function unflatten(flat: FlatAnswers, groups: ReadonlySet<string>): Answers {
  const answers: Answers = {}
  for (const [path, answer] of flat) {
    const [key = '', id, field] = path.split('/')
    if (field === undefined && !groups.has(key)) answers[key] = answer
    if (field === undefined && groups.has(key)) answers[key] = rowsOf(answer).map((row) => ({ _id: row }))
    if (field === undefined || id === undefined) continue
    const row = (answers[key] as GroupRow[] | undefined)?.find((candidate) => candidate._id === id)
    if (row) row[field] = answer
  }
  return answers
}

function rowsOf(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? (answer as readonly string[]) : []
}

/** The paths whose answers differ. */
export function changedPaths(before: FlatAnswers, after: FlatAnswers): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => !sameAnswer(before.get(path), after.get(path)))
}

/** One answer that was changed differently here and elsewhere. */
export type Conflict = { path: string; mine: Answer | undefined; theirs: Answer | undefined }

/**
 * Merges two versions of the same base: what only one side changed is taken from it; what both changed
 * differently is a conflict and stays as it is here until a person has chosen.
 */
export function merge(
  base: FlatAnswers,
  mine: FlatAnswers,
  theirs: FlatAnswers,
  groups: ReadonlySet<string>,
): { merged: Map<string, Answer>; conflicts: Conflict[] } {
  const lists = mergeRows(base, mine, theirs, groups)
  const merged = new Map<string, Answer>(lists)
  const conflicts: Conflict[] = []
  const paths = new Set([...theirs.keys(), ...mine.keys(), ...base.keys()])
  for (const path of paths) {
    if (groups.has(path) || !isKept(path, lists)) continue
    const sides = {
      base: base.get(path),
      mine: (hasRow(mine, path) ? mine : base).get(path),
      theirs: (hasRow(theirs, path) ? theirs : base).get(path),
    }
    const taken = sameAnswer(sides.mine, sides.base) ? sides.theirs : sides.mine
    const disputed =
      !sameAnswer(sides.mine, sides.base) &&
      !sameAnswer(sides.theirs, sides.base) &&
      !sameAnswer(sides.mine, sides.theirs)
    if (disputed) conflicts.push({ path, mine: sides.mine, theirs: sides.theirs })
    if (taken !== undefined) merged.set(path, taken)
  }
  return { merged, conflicts }
}

/**
 * Rows added on either side stay; a row removed on one side goes, unless the other side has changed it
 * meanwhile.
 */
function mergeRows(
  base: FlatAnswers,
  mine: FlatAnswers,
  theirs: FlatAnswers,
  groups: ReadonlySet<string>,
): Map<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>()
  for (const group of groups) {
    const [before, here, there] = [base, mine, theirs].map((flat) => rowsOf(flat.get(group)))
    if (!before || !here || !there) continue
    const all = [...there, ...here.filter((id) => !there.includes(id))]
    const remaining = all.filter((id) => {
      if (!before.includes(id) || (here.includes(id) && there.includes(id))) return true
      return rowChanged(base, here.includes(id) ? mine : theirs, `${group}/${id}/`)
    })
    if (remaining.length > 0 || mine.has(group) || theirs.has(group)) lists.set(group, remaining)
  }
  return lists
}

function rowChanged(before: FlatAnswers, after: FlatAnswers, prefix: string): boolean {
  return changedPaths(before, after).some((path) => path.startsWith(prefix))
}

/** False for an answer in a row that this side has removed: removing the row is not a change of its answers. */
function hasRow(flat: FlatAnswers, path: string): boolean {
  const [group = '', id, field] = path.split('/')
  return field === undefined || id === undefined || rowsOf(flat.get(group)).includes(id)
}

function isKept(path: string, lists: ReadonlyMap<string, readonly string[]>): boolean {
  const [group = '', id, field] = path.split('/')
  return field === undefined || id === undefined || (lists.get(group)?.includes(id) ?? false)
}

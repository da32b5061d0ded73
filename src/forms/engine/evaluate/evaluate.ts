import { isMoneyAnswer, ownValue } from '../model/answer-kinds.ts'
import { holds, type Lookup } from './conditions.ts'
import { compute, type Column } from './expressions.ts'
import { problem, type Problem } from '../model/problem.ts'
import { readAnswer, type FileLookup } from './read-answer.ts'
import type {
  Answer,
  Answers,
  Field,
  GroupField,
  GroupRow,
  RowField,
  Section,
  Template,
} from '../model/template.ts'

/** One field of the form, or of one row of a group, after everything above it has been evaluated. */
export type EvaluatedField = {
  /** `city`, `directors`, `directors/<id>/passport`. */
  path: string
  sectionKey: string
  field: Field
  /** Set inside a group: the group's key, the row's id, and its index from 0. */
  row?: { group: string; id: string; index: number }
  visible: boolean
  required: boolean
  /** Absent when hidden, empty or of the wrong shape. */
  value: Answer | undefined
  /** What had the wrong shape and was dropped. */
  problem?: Problem
  /** The answers that this field's conditions and validators may refer to. */
  lookup: Lookup
}

export type Evaluated = { fields: EvaluatedField[]; values: Answers }

type Walk = {
  fields: EvaluatedField[]
  top: Map<string, Answer>
  files: FileLookup | undefined
  /** The rows of the last pass by path. */
  rows?: Map<string, KnownRow>
}

/** An evaluated row; valid while its answers, and whatever it looked up outside of it, are the same. */
type KnownRow = {
  raw: unknown
  index: number
  files: FileLookup | undefined
  seen: ReadonlyMap<string, Answer | undefined>
  fields: readonly EvaluatedField[]
  value: GroupRow
}

/** Where a field is: in a section, or in a row of a group of that section. */
type Place = {
  sectionKey: string
  open: boolean
  prefix: string
  lookup: Lookup
  row?: { group: string; id: string; index: number }
}

/**
 * Goes through the form once, in template order: what is hidden counts as absent for everything below it;
 * computed values are calculated, never read. Without `files`, file ids are taken as they are.
 */
export function evaluate(template: Template, answers: unknown, files?: FileLookup): Evaluated {
  return walkThrough({ fields: [], top: new Map(), files }, template, answers)
}

/**
 * `evaluate` for a form that is being filled in. Rows that are the same objects as last time are not read
 * again: they come back as the same fields, whose `lookup` always gives the newest answers.
 */
export function createEvaluator(template: Template): (answers: unknown, files?: FileLookup) => Evaluated {
  const walk: Walk = { fields: [], top: new Map(), files: undefined, rows: new Map() }
  return (answers, files) => {
    Object.assign(walk, { fields: [], top: new Map(), files })
    return walkThrough(walk, template, answers)
  }
}

function walkThrough(walk: Walk, template: Template, answers: unknown): Evaluated {
  const lookup: Lookup = (ref) => walk.top.get(ref)
  for (const section of template.sections) evaluateSection(walk, section, answers, lookup)
  return { fields: walk.fields, values: objectOf(walk.top) }
}

/** Keys come from the template, never from the answers, and the lint refuses keys such as `__proto__`. */
function objectOf(entries: ReadonlyMap<string, Answer>): Answers {
  return Object.fromEntries(entries)
}

function evaluateSection(walk: Walk, section: Section, answers: unknown, lookup: Lookup): void {
  const open = !section.visibleWhen || holds(section.visibleWhen, lookup)
  const place: Place = { sectionKey: section.key, open, prefix: '', lookup }
  for (const field of section.fields) {
    const raw = ownValue(answers, field.key)
    const value =
      field.type === 'group' ? evaluateGroup(walk, field, raw, place) : evaluateOne(walk, field, raw, place)
    if (value !== undefined) walk.top.set(field.key, value)
  }
}

function evaluateOne(walk: Walk, field: RowField, raw: unknown, place: Place): Answer | undefined {
  const visible = place.open && (!field.visibleWhen || holds(field.visibleWhen, place.lookup))
  const evaluated: EvaluatedField = {
    path: place.prefix + field.key,
    sectionKey: place.sectionKey,
    field,
    row: place.row,
    visible,
    required: false,
    value: undefined,
    lookup: place.lookup,
  }
  walk.fields.push(evaluated)
  if (!visible || field.type === 'info') return undefined
  evaluated.required =
    field.required === true || (field.requiredWhen !== undefined && holds(field.requiredWhen, place.lookup))
  if (field.type === 'computed') {
    evaluated.value = compute(field.expression, place.lookup, columnOf(place.lookup), field.decimals ?? 0)
  } else {
    const reading = readAnswer(field, raw, walk.files)
    evaluated.value = reading.value
    evaluated.problem = reading.problem
  }
  return evaluated.value
}

function columnOf(lookup: Lookup): Column {
  return (groupAndField) => {
    const [group = '', key = ''] = groupAndField.split('/')
    const rows = lookup(group)
    if (!Array.isArray(rows) || isMoneyAnswer(rows)) return []
    return rows
      .map((row) => ownValue(row, key) as Answer | undefined)
      .filter((answer) => answer !== undefined)
  }
}

function evaluateGroup(walk: Walk, field: GroupField, raw: unknown, place: Place): Answer | undefined {
  const visible = place.open && (!field.visibleWhen || holds(field.visibleWhen, place.lookup))
  const { sectionKey, lookup } = place
  const evaluated: EvaluatedField = {
    path: field.key,
    sectionKey,
    field,
    visible,
    required: visible && field.minRows > 0,
    value: undefined,
    lookup,
  }
  walk.fields.push(evaluated)
  if (!visible) return undefined
  const { rows, wrong } = readRows(field, raw)
  evaluated.problem = wrong
  const values = rows.map((row, index) => evaluateRow(walk, field, row, index, place))
  evaluated.value = values.length > 0 ? values : undefined
  return evaluated.value
}

function evaluateRow(walk: Walk, group: GroupField, row: RawRow, index: number, place: Place): GroupRow {
  const path = `${group.key}/${row.id}`
  const known = walk.rows?.get(path)
  if (known && known.raw === row.raw && known.index === index && isUnchanged(known, walk, place.lookup)) {
    for (const entry of known.fields) walk.fields.push(entry)
    return known.value
  }
  const seen = new Map<string, Answer | undefined>()
  const outside: Lookup = (ref) => {
    const answer = place.lookup(ref)
    seen.set(ref, answer)
    return answer
  }
  const from = walk.fields.length
  const value = readRow(walk, group, row, index, { ...place, lookup: outside })
  const fields = walk.fields.slice(from)
  walk.rows?.set(path, { raw: row.raw, index, files: walk.files, seen, fields, value })
  return value
}

function isUnchanged({ files, seen }: KnownRow, walk: Walk, lookup: Lookup): boolean {
  return files === walk.files && [...seen].every(([ref, answer]) => lookup(ref) === answer)
}

function readRow(walk: Walk, group: GroupField, row: RawRow, index: number, place: Place): GroupRow {
  const own = new Map<string, Answer>()
  const inRow: Place = {
    sectionKey: place.sectionKey,
    open: true,
    prefix: `${group.key}/${row.id}/`,
    row: { group: group.key, id: row.id, index },
    lookup: (ref) => (ref.startsWith('./') ? own.get(ref.slice(2)) : place.lookup(ref)),
  }
  for (const field of group.fields) {
    const value = evaluateOne(walk, field, ownValue(row.raw, field.key), inRow)
    if (value !== undefined) own.set(field.key, value)
  }
  return { _id: row.id, ...objectOf(own) }
}

type RawRow = { id: string; raw: unknown }

const ROW_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

function isRowId(id: unknown): id is string {
  return typeof id === 'string' && ROW_ID.test(id) && !(id in Object.prototype)
}

/**
 * At most `maxRows` rows; a row without a usable id of its own gets one by its index, the same on every
 * reading.
 */
function readRows(group: GroupField, raw: unknown): { rows: RawRow[]; wrong?: Problem } {
  if (raw === undefined || raw === null) return { rows: [] }
  if (!Array.isArray(raw)) return { rows: [], wrong: problem('notRows') }
  const first: unknown[] = raw.slice(0, group.maxRows)
  const readable = first.filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
  const wrong =
    raw.length > group.maxRows
      ? problem('tooManyRows', { max: group.maxRows })
      : readable.length < first.length
        ? problem('notRows')
        : undefined
  const taken = new Set(readable.map((row) => ownValue(row, '_id')).filter(isRowId))
  const used = new Set<string>()
  const rows = readable.map((row) => {
    const given = ownValue(row, '_id')
    const id = isRowId(given) && !used.has(given) ? given : freeId(taken, used)
    used.add(id)
    return { id, raw: row }
  })
  return { rows, ...(wrong && { wrong }) }
}

function freeId(taken: ReadonlySet<string>, used: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = `row${number}`
    if (!taken.has(id) && !used.has(id)) return id
  }
}

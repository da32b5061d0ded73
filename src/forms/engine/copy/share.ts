import { isRows, ownValue } from '../model/answer-kinds.ts'
import type { Validator } from '../model/validator-schema.ts'
import { holds, refsOfCondition, type Lookup } from '../evaluate/conditions.ts'
import { columnsOfExpression, refsOfExpression } from '../evaluate/expressions.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type {
  Answer,
  Answers,
  Condition,
  Expression,
  Field,
  GroupField,
  GroupRow,
  RowField,
  Section,
  Template,
} from '../model/template.ts'

/*
 * A form cut down to what an invited person is asked. Conditions on answers outside of it are resolved with
 * those answers, so that the answers themselves need not be shown.
 */

/** The part's own answers, and the whole form's answers for everything else. */
type Cut = { kept: ReadonlySet<string>; lookup: Lookup }

/** The sections that somebody can be invited to: those with a shareable question. */
export function shareableSections(template: Template): string[] {
  return template.sections.filter((section) => section.fields.some(isShareable)).map(({ key }) => key)
}

function isShareable(field: Field): boolean {
  if (field.type === 'group') return field.fields.some(isShareable)
  return 'shareable' in field && field.shareable === true
}

/**
 * The shareable part of `sections`, complete in itself: it passes the lint, and with the answers to its own
 * questions it asks the same as the whole form does with all answers.
 */
export function share(template: Template, sections: readonly string[], answers: unknown): Template {
  const { values } = evaluate(template, answers)
  const whole: Lookup = (ref) => (ref.startsWith('./') ? undefined : values[ref])
  const kept = new Set<string>()
  const wanted = template.sections.filter((section) => sections.includes(section.key))
  const cut = wanted.map((section) => shareSection(section, { kept, lookup: whole }, kept))
  return { ...template, sections: cut.filter((section) => section !== undefined) }
}

function shareSection(section: Section, cut: Cut, kept: Set<string>): Section | undefined {
  const visible = fold(section.visibleWhen, cut)
  if (visible === false || !section.fields.some(isShareable)) return undefined
  const { visibleWhen: _own, ...rest } = section
  const fields = section.fields.flatMap((field): Field[] => {
    const shared =
      field.type === 'group' ? shareGroup(field, cut) : shareField(field, cut, isShareable(field))
    if (shared) kept.add(shared.key)
    // the columns of a group, as those who choose among its names refer to them
    if (shared?.type === 'group') for (const { key } of shared.fields) kept.add(`${shared.key}/${key}`)
    return shared ? [shared] : []
  })
  if (!fields.some(isShareable)) return undefined
  return { ...rest, ...(visible !== true && { visibleWhen: visible }), fields }
}

function shareGroup(group: GroupField, cut: Cut): GroupField | undefined {
  const visible = fold(group.visibleWhen, cut)
  if (visible === false || !isShareable(group)) return undefined
  const asked = askedInRow(group)
  const inRow = new Set(cut.kept)
  const fields = group.fields.flatMap((field): RowField[] => {
    const shared = shareField(field, { ...cut, kept: inRow }, asked.has(field.key))
    if (shared) inRow.add(`./${shared.key}`)
    return shared ? [shared] : []
  })
  if (fields.length === 0) return undefined
  const { visibleWhen: _own, titleField, ...rest } = group
  return {
    ...rest,
    ...(visible !== true && { visibleWhen: visible }),
    ...(fields.some((field) => field.key === titleField) && { titleField }),
    fields,
  }
}

/** The shareable fields of a row, and the fields beside them that decide whether they are asked. */
function askedInRow(group: GroupField): ReadonlySet<string> {
  const asked = new Set<string>()
  for (const field of group.fields.toReversed()) {
    if (!isShareable(field) && !asked.has(field.key)) continue
    asked.add(field.key)
    for (const ref of refsOf(field)) if (ref.startsWith('./')) asked.add(ref.slice(2))
  }
  return asked
}

function refsOf(field: RowField): string[] {
  const requiredWhen = 'requiredWhen' in field ? field.requiredWhen : undefined
  const conditions = [field.visibleWhen, requiredWhen].filter((condition) => condition !== undefined)
  const expression = field.type === 'computed' ? refsOfExpression(field.expression) : []
  return [...conditions.flatMap(refsOfCondition), ...expression]
}

/** Explanations stay; a sum stays when everything it adds up is in the part. */
function shareField(field: RowField, cut: Cut, asked: boolean): RowField | undefined {
  const visible = fold(field.visibleWhen, cut)
  const stays =
    field.type === 'computed' ? isComplete(field.expression, cut.kept) : asked || field.type === 'info'
  if (visible === false || !stays) return undefined
  const { visibleWhen: _own, ...rest } = field
  const shown = { ...rest, ...(visible !== true && { visibleWhen: visible }) } as RowField
  if (shown.type === 'info') return shown
  const required = shown.requiredWhen ? fold(shown.requiredWhen, cut) : undefined
  const { requiredWhen: _when, validators, ...question } = shown
  // The server knows the country behind a postcode that was answered elsewhere; here it could only be
  // guessed.
  const possible = validators?.filter((validator) => isPossible(validator, cut.kept))
  return {
    ...question,
    ...(required === true && { required: true }),
    ...(typeof required === 'object' && { requiredWhen: required }),
    ...(possible && { validators: possible }),
  } as RowField
}

function isPossible(validator: Validator, kept: ReadonlySet<string>): boolean {
  if (validator.name === 'postcode') return kept.has(validator.countryField)
  return validator.name !== 'oneOf' || kept.has(validator.column)
}

function isComplete(expression: Expression, kept: ReadonlySet<string>): boolean {
  const columns = columnsOfExpression(expression)
  const refs = refsOfExpression(expression)
  return columns.length === 0 && refs.length > 0 && refs.every((ref) => kept.has(ref))
}

/** A condition with its outside references resolved: true, false, or what is left of it. */
function fold(condition: Condition | undefined, cut: Cut): Condition | boolean {
  if (condition === undefined) return true
  if ('and' in condition) {
    const parts = condition.and.map((part) => fold(part, cut))
    return parts.includes(false) ? false : (joined(parts, (and) => ({ and })) ?? true)
  }
  if ('or' in condition) {
    const parts = condition.or.map((part) => fold(part, cut))
    return parts.includes(true) ? true : (joined(parts, (or) => ({ or })) ?? false)
  }
  if ('not' in condition) {
    const part = fold(condition.not, cut)
    return typeof part === 'boolean' ? !part : { not: part }
  }
  return cut.kept.has(condition.field) ? condition : holds(condition, cut.lookup)
}

function joined(
  parts: readonly (Condition | boolean)[],
  join: (left: Condition[]) => Condition,
): Condition | undefined {
  const left = parts.filter((part) => typeof part !== 'boolean')
  return left.length > 1 ? join(left) : left[0]
}

/** The answers to a part's own questions, and nothing else. */
export function sharedAnswers(part: Template, answers: Answers): Answers {
  const fields = part.sections.flatMap((section) => section.fields)
  const entries = fields.flatMap((field): [string, Answer][] => {
    const answer = ownValue(answers, field.key) as Answer | undefined
    if (answer === undefined) return []
    return [[field.key, field.type === 'group' && isRows(answer) ? rowsOfPart(field, answer) : answer]]
  })
  return Object.fromEntries(entries)
}

function rowsOfPart(group: GroupField, rows: readonly GroupRow[]): GroupRow[] {
  return rows.map((row) => ({ _id: row._id, ...pick(row, keysOf(group)) }))
}

const keysOf = (group: GroupField) => new Set(group.fields.map((field) => field.key))

function pick(row: unknown, keys: ReadonlySet<string>): Record<string, Answer> {
  const found = [...keys].map((key) => [key, ownValue(row, key) as Answer | undefined] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, Answer] => entry[1] !== undefined))
}

/**
 * All answers of the form with those of a part in their place. What the part does not ask stays as stored,
 * also in the rows of a group; a row that holds such answers cannot be removed through the part.
 */
export function withShared(part: Template, stored: Answers, sent: unknown): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...stored }
  for (const field of part.sections.flatMap((section) => section.fields)) {
    const answer = ownValue(sent, field.key)
    merged[field.key] = field.type === 'group' ? mergeRows(field, stored[field.key], answer) : answer
  }
  return merged
}

const idOf = (row: unknown) => ownValue(row, '_id')

function mergeRows(group: GroupField, stored: Answer | undefined, sent: unknown): unknown[] {
  const keys = keysOf(group)
  const before = isRows(stored) ? stored : []
  const after: unknown[] = Array.isArray(sent) ? sent : []
  const hidden = (row: GroupRow) => Object.keys(row).filter((key) => key !== '_id' && !keys.has(key))
  const kept = before.flatMap((row): unknown[] => {
    const changed = after.find((candidate) => idOf(candidate) === row._id)
    if (changed === undefined) return hidden(row).length > 0 ? [row] : []
    const rest = Object.fromEntries(hidden(row).map((key) => [key, row[key]]))
    return [{ ...rest, _id: row._id, ...pick(changed, keys) }]
  })
  const added = after.filter((row) => !before.some((known) => known._id === idOf(row)))
  return [...kept, ...added.map((row) => ({ _id: idOf(row), ...pick(row, keys) }))]
}

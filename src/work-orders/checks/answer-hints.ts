import { visibleFields } from '#forms/engine/evaluate/answers.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { isSensitive } from '#forms/engine/model/field-kinds.ts'
import type { Answers, GroupRow, Template } from '#forms/engine/model/template.ts'
import { addDays, type Day } from '#platform/shared/calendar.ts'
import { dayHints, type DayHint } from './day-hints.ts'
import type { NumberHint } from './number-hints.ts'

export type FilledForm = { template: Template; answers: Answers }
/** Another form of the company, by the number of its work order. */
export type OtherForm = FilledForm & { number: string }

/** What is seen of one answer beside what else is known. Hints only: whether it is right is for a person to say. */
export type Hint = DayHint | NumberHint | BesideHint

type BesideHint = { path: string } &
  /** Another value stands in the company's profile, or in its form of another work order; hidden where sensitive. */
  (
    | { kind: 'unlikeProfile'; there: string }
    | { kind: 'unlikeForm'; number: string; there: string | null }
    /** A paper: no longer valid, not for half a year, long enough. */
    | { kind: 'expired' | 'expiresSoon' | 'validUntil'; day: Day }
  )

/** Offices ask that papers stay valid while they work; most registrations are done within half a year. */
const SOON_DAYS = 183

/** @param known of the profile, by the names of `prefill` */
export function hintsOf(
  form: FilledForm,
  around: { known: Readonly<Record<string, string>>; others: readonly OtherForm[]; today: Day },
): Hint[] {
  const entries = visibleFields(form.template, form.answers)
  return entries.flatMap((entry) => [
    ...profileHint(entry, around.known),
    ...formHints(entry, around.others),
    ...daysOf(entry, around.today),
  ])
}

function profileHint(
  { path, field, value }: EvaluatedField,
  known: Readonly<Record<string, string>>,
): Hint[] {
  const there = 'prefill' in field && field.prefill ? known[field.prefill] : undefined
  // Whoever fills in the form may be another person than the one who submits it.
  const isCompany = 'prefill' in field && field.prefill?.startsWith('company.')
  if (!isCompany || there === undefined || typeof value !== 'string' || isSame(value, there)) return []
  // “Shenzhen, Guangdong” is no other city than “Shenzhen”.
  if ('prefill' in field && field.prefill === 'company.city' && bare(value).includes(bare(there))) return []
  return [{ path, kind: 'unlikeProfile', there }]
}

/** The newest other form that answers the same question differently; questions are the same by their `copyKey`. */
function formHints({ path, field, value }: EvaluatedField, others: readonly OtherForm[]): Hint[] {
  const copyKey = 'copyKey' in field ? field.copyKey : undefined
  if (copyKey === undefined || value === undefined) return []
  if (field.type === 'group') return []
  for (const other of others) {
    const answered = visibleFields(other.template, other.answers).find(
      (entry) => 'copyKey' in entry.field && entry.field.copyKey === copyKey && entry.value !== undefined,
    )
    if (typeof answered?.value !== 'string' || typeof value !== 'string') continue
    if (isSame(value, answered.value)) continue
    const isHidden = isSensitive(field) || isSensitive(answered.field)
    return [{ path, kind: 'unlikeForm', number: other.number, there: isHidden ? null : answered.value }]
  }
  return []
}

/** A day that cannot be says all; how long the paper would be valid by it is nothing to rely on. */
function daysOf(entry: EvaluatedField, today: Day): Hint[] {
  const unlikely = dayHints(entry, today)
  return unlikely.length > 0 ? unlikely : expiryHint(entry, today)
}

function expiryHint({ path, field, value }: EvaluatedField, today: Day): Hint[] {
  if (field.type !== 'date' || typeof value !== 'string') return []
  if (!field.validators?.some(({ name }) => name === 'notExpired')) return []
  const day = value as Day
  const kind = day < today ? 'expired' : day < addDays(today, SOON_DAYS) ? 'expiresSoon' : 'validUntil'
  return [{ path, kind, day }]
}

/** Spaces, marks, case and width are a matter of typing. */
export function isSame(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The same person in another form: what differs of them. */
export function personHints(form: FilledForm, others: readonly OtherForm[]): Hint[] {
  return form.template.sections
    .flatMap(({ fields }) => fields)
    .flatMap((group) => {
      if (group.type !== 'group' || group.titleField === undefined) return []
      const { key, titleField, fields } = group
      return rowsOf(form.answers, key).flatMap((row) => {
        const name = row[titleField]
        if (typeof name !== 'string') return []
        const found = findPerson(name, { key, titleField, others })
        if (!found) return []
        return fields.flatMap((field): Hint[] => {
          const [here, there] = [row[field.key], found.row[field.key]]
          if (typeof here !== 'string' || typeof there !== 'string' || isSame(here, there)) return []
          if (!IDENTIFIES.has(field.type)) return []
          const shown = isSensitive(field) ? null : there
          return [
            {
              path: `${key}/${row._id}/${field.key}`,
              kind: 'unlikeForm',
              number: found.number,
              there: shown,
            },
          ]
        })
      })
    })
}

/** What does not change with the service: numbers and days; a share or a role may. */
const IDENTIFIES: ReadonlySet<string> = new Set(['text', 'date', 'country'])

const rowsOf = (answers: Answers, key: string): readonly GroupRow[] => {
  const rows = answers[key]
  return Array.isArray(rows) ? (rows as readonly GroupRow[]).filter((row) => typeof row === 'object') : []
}

function findPerson(
  name: string,
  { key, titleField, others }: { key: string; titleField: string; others: readonly OtherForm[] },
): { number: string; row: GroupRow } | undefined {
  for (const { number, answers } of others) {
    const row = rowsOf(answers, key).find((candidate) => {
      const theirs = candidate[titleField]
      return typeof theirs === 'string' && isSame(theirs, name)
    })
    if (row) return { number, row }
  }
  return undefined
}

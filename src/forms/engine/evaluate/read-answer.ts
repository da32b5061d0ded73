import { isDay } from '#platform/shared/calendar.ts'
import { isCountryCode } from '#platform/shared/countries.ts'
import { type Lone, plainDecimal, POINT_DECIMALS } from '#platform/shared/decimal.ts'
import type { Money } from '#platform/shared/money.ts'
import { ownValue } from '../model/answer-kinds.ts'
import { isAmbiguousDay, isShapedLikeDay, normaliseDay, normaliseText } from '../validate/normalise.ts'
import { problem, type Problem } from '../model/problem.ts'
import type { Answer, Option, RowField, StoredFile } from '../model/template.ts'
import { normaliseFor } from '../validate/validators.ts'

/**
 * Reads one raw answer by its field's type. What has the wrong shape is dropped and named; what has the right
 * shape but is not valid yet (too long, a wrong checksum) is kept, and checked only on submission.
 */
export type Reading = { value?: Answer; problem?: Problem }

/** The records of the files that this form may use; all other ids are treated as unknown. */
export type FileLookup = ReadonlyMap<string, StoredFile>

/** Nobody types this much into one field; the limit keeps a stored draft small. */
const MOST_CHARACTERS = 20_000
const LARGEST_NUMBER = 1e15

const ALIASES: Record<string, string> = { UK: 'GB', EL: 'GR' }

type Reader<Type extends RowField['type']> = (
  field: Extract<RowField, { type: Type }>,
  raw: unknown,
  files: FileLookup | undefined,
) => Reading

const readText: Reader<'text' | 'textarea'> = (field, raw) => {
  if (typeof raw !== 'string') return { problem: problem('notText') }
  if (raw.length > MOST_CHARACTERS) return { problem: problem('tooLong', { max: MOST_CHARACTERS }) }
  const text = evaluatedText(field, raw)
  return text === '' ? {} : { value: text }
}

/**
 * Unicode normalisation can take more than one pass to become stable (a capital may be written as two
 * characters).
 */
function evaluatedText(field: Extract<RowField, { type: 'text' | 'textarea' }>, raw: string): string {
  let text = raw
  for (let pass = 0; pass < 5; pass++) {
    const next = normaliseText(normaliseFor(field.validators, text), field.type === 'textarea')
    if (next === text) break
    text = next
  }
  return text
}

/**
 * Our screens separate thousands by a comma. `12.000` may mean twelve or twelve thousand, so the person is
 * asked.
 */
export const TYPED_NUMBERS: Lone = { ',': 'THOUSANDS' }

function typedNumber(text: string, decimals = 0): number | undefined {
  const plain = plainDecimal(text, decimals < 3 ? TYPED_NUMBERS : POINT_DECIMALS)
  return plain === null ? undefined : Number(plain)
}

const readNumber: Reader<'number'> = (field, raw) => {
  if (typeof raw === 'string' && raw.trim() === '') return {}
  const number = typeof raw === 'string' ? typedNumber(raw, field.decimals) : raw
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > LARGEST_NUMBER) {
    return { problem: problem('notNumber') }
  }
  return { value: number === 0 ? 0 : number }
}

const readMoney: Reader<'money'> = (field, raw) => {
  const amount = ownValue(raw, 'amount')
  const currency = field.currencies.find((allowed) => allowed === ownValue(raw, 'currency'))
  if (amount === null || amount === undefined || amount === '') {
    return typeof raw === 'object' && !Array.isArray(raw) ? {} : { problem: problem('notMoney') }
  }
  if (!Number.isSafeInteger(amount) || Math.abs(Number(amount)) > LARGEST_NUMBER || !currency) {
    return { problem: problem('notMoney') }
  }
  return { value: { amount: Number(amount) + 0, currency } satisfies Money }
}

const readDate: Reader<'date'> = (_field, raw) => {
  if (typeof raw !== 'string' || raw.length > 40) return { problem: problem('notDate') }
  const day = normaliseDay(raw)
  if (day === '') return {}
  if (isDay(day)) return { value: day }
  if (isAmbiguousDay(raw)) return { problem: problem('ambiguousDate') }
  return { problem: problem(isShapedLikeDay(day) ? 'noSuchDate' : 'notDate') }
}

const readCheckbox: Reader<'checkbox'> = (_field, raw) =>
  typeof raw === 'boolean' ? { value: raw } : { problem: problem('notOption') }

const readChoice: Reader<'radio' | 'select'> = (field, raw) =>
  isOption(field.options, raw) ? { value: raw } : { problem: problem('notOption') }

function isOption(options: readonly Option[], raw: unknown): raw is string {
  return options.some((option) => option.value === raw)
}

const readChoices: Reader<'multiselect'> = (field, raw) => {
  if (!Array.isArray(raw)) return { problem: problem('notOption') }
  const given = raw.slice(0, 200)
  const chosen = field.options.map((option) => option.value).filter((value) => given.includes(value))
  const reading: Reading = chosen.length > 0 ? { value: chosen } : {}
  return given.every((item) => isOption(field.options, item)) && given.length === raw.length
    ? reading
    : { ...reading, problem: problem('notOption') }
}

const readCountry: Reader<'country'> = (field, raw) => {
  if (typeof raw !== 'string' || raw.length > 10) return { problem: problem('notCountry') }
  const code = raw.trim().toUpperCase()
  const country = Object.hasOwn(ALIASES, code) ? (ALIASES[code] ?? code) : code
  const allowed = isCountryCode(country) && (!field.only || field.only.includes(country))
  return allowed ? { value: country } : { problem: problem('notCountry') }
}

const readFiles: Reader<'file'> = (field, raw, files) => {
  const given: unknown[] = Array.isArray(raw) ? raw.slice(0, 100) : [raw]
  const most = field.maxFiles ?? 1
  const fileIds: string[] = []
  let wrong = given.length > most ? problem('tooManyFiles', { max: most }) : undefined
  for (const id of given) {
    const fault = faultOfFile(field, id, files)
    if (fault) wrong ??= fault
    else if (typeof id === 'string' && !fileIds.includes(id) && fileIds.length < most) fileIds.push(id)
  }
  return { ...(fileIds.length > 0 && { value: fileIds }), ...(wrong && { problem: wrong }) }
}

function faultOfFile(
  field: Extract<RowField, { type: 'file' }>,
  id: unknown,
  files: FileLookup | undefined,
): Problem | undefined {
  if (typeof id !== 'string' || id === '' || id.length > 200) return problem('fileUnknown')
  if (!files) return undefined
  const file = files.get(id)
  if (!file) return problem('fileUnknown')
  if (file.scan === 'infected') return problem('fileInfected')
  if (!field.accept.some((type) => type === file.type))
    return problem('fileType', { accepted: acceptedOf(field) })
  if (file.size > field.maxBytes)
    return problem('fileTooLarge', { max: Math.floor(field.maxBytes / 1_000_000) })
  return file.size > 0 ? undefined : problem('fileEmpty')
}

const FILE_TYPE_NAMES: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
}

/** `JPG, PNG, PDF`: names that need no translation. */
function acceptedOf(field: Extract<RowField, { type: 'file' }>): string {
  return field.accept.map((type) => FILE_TYPE_NAMES[type]).join(', ')
}

export function readAnswer(field: RowField, raw: unknown, files: FileLookup | undefined): Reading {
  if (raw === undefined || raw === null || raw === '') return {}
  switch (field.type) {
    case 'text':
    case 'textarea':
      return readText(field, raw, files)
    case 'number':
      return readNumber(field, raw, files)
    case 'money':
      return readMoney(field, raw, files)
    case 'date':
      return readDate(field, raw, files)
    case 'checkbox':
      return readCheckbox(field, raw, files)
    case 'radio':
    case 'select':
      return readChoice(field, raw, files)
    case 'multiselect':
      return readChoices(field, raw, files)
    case 'country':
      return readCountry(field, raw, files)
    case 'file':
      return Array.isArray(raw) && raw.length === 0 ? {} : readFiles(field, raw, files)
    default:
      // Computed values are calculated, an info has none: whatever was sent for them is dropped.
      return {}
  }
}

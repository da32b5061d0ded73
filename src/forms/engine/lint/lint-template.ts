import { COUNTRY_CODES } from '#platform/shared/countries.ts'
import type { LintIssue } from './lint-issue.ts'
import { lintReferences } from './lint-references.ts'
import {
  templateSchema,
  type Field,
  type GroupField,
  type RowField,
  type Template,
} from '../model/template.ts'
import { VALIDATOR_TYPES } from '../validate/validators.ts'

const KEY = /^[a-z][A-Za-z0-9_]{0,59}$/
const DEEPEST = 60

/**
 * Everything that keeps a template from being published. An empty list means that the engine can evaluate it
 * in one pass from top to bottom. Takes any value, because staff import JSON.
 */
export function lintTemplate(candidate: unknown): LintIssue[] {
  if (isTooDeep(candidate)) return [{ at: '', code: 'tooDeep', detail: String(DEEPEST) }]
  const parsed = templateSchema.safeParse(candidate)
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => ({
      at: issue.path.join('.'),
      code: 'shape',
      detail: issue.message,
    }))
  }
  const template = parsed.data
  return [
    ...lintKeys(template),
    ...lintTexts(template, ''),
    ...lintFields(template),
    ...lintReferences(template),
  ]
}

function isTooDeep(candidate: unknown): boolean {
  let level: unknown[] = [candidate]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return false
}

function lintKeys(template: Template): LintIssue[] {
  const issues: LintIssue[] = []
  const scope = (at: string, keys: readonly string[]): void => {
    const seen = new Set<string>()
    for (const key of keys) {
      if (!KEY.test(key) || key in Object.prototype) issues.push({ at, code: 'badKey', detail: key })
      if (seen.has(key)) issues.push({ at, code: 'duplicateKey', detail: key })
      seen.add(key)
    }
  }
  scope('', [template.key])
  const sectionKeys = template.sections.map((section) => section.key)
  scope('', sectionKeys)
  const fields = template.sections.flatMap((section) => section.fields)
  const fieldKeys = fields.map((field) => field.key)
  scope('', fieldKeys)
  for (const group of fields.filter((field) => field.type === 'group')) {
    const rowKeys = group.fields.map((field) => field.key)
    scope(group.key, rowKeys)
  }
  return issues
}

/** Every text of the template is there in both languages. */
function lintTexts(node: unknown, at: string): LintIssue[] {
  if (typeof node !== 'object' || node === null) return []
  const entries = Object.entries(node)
  if ('en' in node && 'zh' in node) {
    return entries
      .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      .map(([lang]) => ({ at, code: 'missingTranslation', detail: lang }))
  }
  return entries.flatMap(([key, child]) => lintTexts(child, at === '' ? key : `${at}.${key}`))
}

function lintFields(template: Template): LintIssue[] {
  return template.sections.flatMap((section) =>
    section.fields.flatMap((field) => lintField(field, `${section.key}.${field.key}`)),
  )
}

function lintField(field: Field, at: string): LintIssue[] {
  if (field.type === 'group') return lintGroup(field, at)
  return [...lintOptions(field, at), ...lintCountries(field, at), ...lintValidators(field, at)]
}

function lintGroup(group: GroupField, at: string): LintIssue[] {
  const issues = group.fields.flatMap((field) => lintField(field, `${at}.${field.key}`))
  if (group.minRows > group.maxRows) issues.push({ at, code: 'wrongLimits', detail: 'minRows' })
  const title = group.titleField
  if (title !== undefined && !group.fields.some((field) => field.key === title)) {
    issues.push({ at, code: 'unknownReference', detail: title })
  }
  return issues
}

function lintOptions(field: RowField, at: string): LintIssue[] {
  if (!('options' in field)) return []
  const values = field.options.map((option) => option.value)
  return values.flatMap((value, index): LintIssue[] => {
    if (value === '' || value.length > 60) return [{ at, code: 'badKey', detail: value }]
    return values.indexOf(value) < index ? [{ at, code: 'duplicateOption', detail: value }] : []
  })
}

function lintCountries(field: RowField, at: string): LintIssue[] {
  const codes = field.type === 'country' ? (field.only ?? []) : []
  return codes
    .filter((code) => !COUNTRY_CODES.includes(code))
    .map((code) => ({ at, code: 'unknownCountry', detail: code }))
}

function lintValidators(field: RowField, at: string): LintIssue[] {
  if (field.type === 'info') return []
  return (field.validators ?? []).flatMap((validator): LintIssue[] => {
    const detail = validator.name
    if (!VALIDATOR_TYPES[detail].includes(field.type)) return [{ at, code: 'wrongValidator', detail }]
    if (validator.name !== 'range' && validator.name !== 'length') return []
    const { min, max } = validator
    const expected = field.type === 'date' ? 'string' : 'number'
    const typed = [min, max].every((limit) => limit === undefined || typeof limit === expected)
    const ordered = min === undefined || max === undefined || min === 'today' || max === 'today' || min <= max
    return typed && ordered ? [] : [{ at, code: 'wrongLimits', detail }]
  })
}

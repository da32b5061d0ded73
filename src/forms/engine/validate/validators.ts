import { addDays, type Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { checkIdentifier } from '#tax-numbers/check-identifier.ts'
import type { IdentifierCheck, IdentifierKind } from '#tax-numbers/identifier.ts'
import { isMoneyAnswer } from '../model/answer-kinds.ts'
import { isSameName, namesIn } from '../model/names-above.ts'
import type { Lookup } from '../evaluate/conditions.ts'
import { compactCode, toHalfWidth } from './normalise.ts'
import { problem, type Problem } from '../model/problem.ts'
import { isEmail, isPhone, isPostcode, isWebAddress, matchesPattern } from './text-patterns.ts'
import type { Answer } from '../model/template.ts'
import type { Validator, ValidatorName } from '../model/validator-schema.ts'

export type ValidatorContext = { today: Day; lookup: Lookup }

/** Which answers a validator can check; the lint enforces it in templates. */
export const VALIDATOR_TYPES: Record<ValidatorName, readonly string[]> = {
  vatNumber: ['text'],
  eori: ['text'],
  iban: ['text'],
  bic: ['text'],
  phone: ['text'],
  email: ['text'],
  url: ['text'],
  postcode: ['text'],
  uscc: ['text'],
  germanTaxNumber: ['text'],
  oneStopShopNumber: ['text'],
  minAge: ['date'],
  notExpired: ['date'],
  length: ['text', 'textarea'],
  range: ['number', 'money', 'date', 'computed'],
  pattern: ['text', 'textarea'],
  oneOf: ['text'],
}

/**
 * A number in the form in which authorities store it; an invalid one stays as typed, so that it can be
 * corrected.
 */
function normaliseNumber(check: IdentifierCheck, typed: string): string {
  return check.valid ? check.normalised : toHalfWidth(typed).replace(/\s/g, '').toUpperCase()
}

/** Where only one country is possible, its letters may be missing; where several are, one of them must match. */
function checkVatNumber(text: string, countries: readonly string[] | undefined): IdentifierCheck {
  const check = checkIdentifier('vat', text, countries?.length === 1 ? countries[0] : undefined)
  if (!check.valid || !countries || countries.includes(check.country ?? '')) return check
  return checkIdentifier('vat', text, countries[0])
}

/** Brings a text into the form in which the named validator stores it. Idempotent. */
function normaliseOne(validator: Validator, text: string): string {
  switch (validator.name) {
    case 'vatNumber':
      return normaliseNumber(checkVatNumber(text, validator.countries), text)
    case 'eori':
    case 'iban':
    case 'bic':
    case 'uscc':
      return normaliseNumber(checkIdentifier(validator.name, text), text)
    case 'oneStopShopNumber':
      return normaliseNumber(checkIdentifier('oss', text), text)
    case 'phone':
      return compactCode(text.replace(/[(（]0[)）]/g, ''), /[\s.\-/()]/g).replace(/^00/, '+')
    case 'email':
      return toHalfWidth(text).replace(/\s/g, '')
    case 'url':
      return withScheme(toHalfWidth(text).replace(/\s/g, ''))
    case 'germanTaxNumber':
      return toHalfWidth(text).replace(/\s/g, '')
    case 'postcode':
      return toHalfWidth(text).toUpperCase().trim()
    case 'pattern':
      return normalisePattern(validator.pattern, text)
    default:
      return text
  }
}

function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}

function normalisePattern(pattern: string, text: string): string {
  if (pattern === 'latin' || pattern === 'latinAddress') return toHalfWidth(text).trim()
  const compact = compactCode(text, /[\s-]/g)
  return pattern === 'passportNumber' || pattern === 'lettersAndDigits'
    ? compact
    : toHalfWidth(text).replace(/\s/g, '')
}

export function normaliseFor(validators: readonly Validator[] | undefined, text: string): string {
  return (validators ?? []).reduce((current, validator) => normaliseOne(validator, current), text)
}

type TextValidator = Extract<Validator, { name: Exclude<ValidatorName, 'minAge' | 'notExpired' | 'range'> }>

function wrongUnless(right: boolean, key: Problem['key']): Problem | undefined {
  return right ? undefined : problem(key)
}

function wrongNumber({ valid, reason }: IdentifierCheck, key: Problem['key']): Problem | undefined {
  return valid || !reason ? undefined : problem(key, { ...reason.params, why: reason.key })
}

const WRONG_NUMBER = {
  eori: 'wrongEori',
  iban: 'wrongIban',
  bic: 'wrongBic',
  uscc: 'wrongUscc',
  germanTaxNumber: 'wrongGermanTaxNumber',
} satisfies Partial<Record<IdentifierKind, Problem['key']>>

function checkText(validator: TextValidator, text: string, lookup: Lookup): Problem | undefined {
  switch (validator.name) {
    case 'vatNumber':
      return wrongNumber(checkVatNumber(text, validator.countries), 'wrongVatNumber')
    case 'eori':
    case 'iban':
    case 'bic':
    case 'uscc':
    case 'germanTaxNumber':
      return wrongNumber(checkIdentifier(validator.name, text), WRONG_NUMBER[validator.name])
    case 'oneStopShopNumber':
      return wrongNumber(checkIdentifier('oss', text), 'wrongOneStopShopNumber')
    case 'phone':
      return wrongUnless(isPhone(text), 'wrongPhone')
    case 'email':
      return wrongUnless(isEmail(text), 'wrongEmail')
    case 'url':
      return wrongUnless(isWebAddress(text), 'wrongWebAddress')
    case 'postcode':
      return wrongUnless(isPostcode(text, lookup(validator.countryField)), 'wrongPostcode')
    case 'pattern':
      return wrongUnless(matchesPattern(validator.pattern, text), `pattern_${validator.pattern}`)
    case 'length':
      return checkLength(validator, text)
    case 'oneOf':
      return checkOneOf(text, namesIn(validator.column, lookup))
  }
}

function checkOneOf(text: string, names: readonly string[]): Problem | undefined {
  if (names.length === 0 || names.some((name) => isSameName(name, text))) return undefined
  return problem('notNamedAbove', { namesEn: joinOr(names, 'en'), namesZh: joinOr(names, 'zh') })
}

function joinOr(names: readonly string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(names)
}

/** Counted in characters as a person sees them, not in UTF-16 units. */
export function checkLength(limits: { min?: number; max?: number }, text: string): Problem | undefined {
  const length = Array.from(text).length
  if (limits.max !== undefined && length > limits.max) return problem('tooLong', { max: limits.max, length })
  if (limits.min !== undefined && length < limits.min) return problem('tooShort', { min: limits.min, length })
  return undefined
}

/** Someone born on 29 February comes of age on 1 March. */
function isOfAge(birthday: Day, years: number, today: Day): boolean {
  const year = String(Number(birthday.slice(0, 4)) + years).padStart(4, '0')
  return `${year}${birthday.slice(4)}` <= today
}

function checkRange(
  validator: Extract<Validator, { name: 'range' }>,
  answer: Answer,
  today: Day,
): Problem | undefined {
  const { min, max } = validator
  if (typeof answer === 'string') return checkDayRange(answer, min, max, today)
  const number = isMoneyAnswer(answer) ? answer.amount : answer
  if (typeof number !== 'number') return undefined
  const params: Problem['params'] = isMoneyAnswer(answer) ? { currency: answer.currency } : {}
  if (typeof min === 'number' && number < min) return problem('tooSmall', { ...params, min })
  if (typeof max === 'number' && number > max) return problem('tooLarge', { ...params, max })
  return undefined
}

function checkDayRange(
  day: Day,
  min: number | string | undefined,
  max: number | string | undefined,
  today: Day,
): Problem | undefined {
  if (typeof min === 'string' && day < (min === 'today' ? today : min)) {
    return min === 'today' ? problem('dayPast') : problem('dayTooEarly', { min })
  }
  if (typeof max === 'string' && day > (max === 'today' ? today : max)) {
    return max === 'today' ? problem('dayFuture') : problem('dayTooLate', { max })
  }
  return undefined
}

/** What a validator finds wrong with an answer of the right shape; undefined when it passes. */
export function checkAnswer(
  validator: Validator,
  answer: Answer,
  context: ValidatorContext,
): Problem | undefined {
  if (validator.name === 'range') return checkRange(validator, answer, context.today)
  if (typeof answer !== 'string') return undefined
  if (validator.name === 'minAge') {
    return isOfAge(answer, validator.years, context.today)
      ? undefined
      : problem('tooYoung', { years: validator.years })
  }
  if (validator.name !== 'notExpired') return checkText(validator, answer, context.lookup)
  if (answer < context.today) return problem('expired')
  const days = validator.days ?? 0
  return answer >= addDays(context.today, days) ? undefined : problem('expiresSoon', { days })
}

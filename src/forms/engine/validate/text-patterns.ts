import type { Answer } from '../model/template.ts'
import type { PatternName } from '../model/validator-schema.ts'

/** Each is one character class repeated, so that no text can make them slow. */
const PATTERNS: Record<PatternName, RegExp> = {
  latin: /^[\p{Script=Latin}\p{Mn}0-9 .,'"&()+\-/:]+$/u,
  latinAddress: /^[\p{Script=Latin}\p{Mn}0-9\s.,'"&()+\-/:;#@%–]+$/u,
  digits: /^\d+$/,
  lettersAndDigits: /^[A-Z0-9]+$/,
  passportNumber: /^[A-Z]{0,3}\d[A-Z0-9]{4,10}$/,
}

export function matchesPattern(pattern: PatternName, text: string): boolean {
  const isName = pattern !== 'latin' || /\p{Script=Latin}/u.test(text)
  return isName && PATTERNS[pattern].test(text)
}

/** E.164 with the country code; Chinese numbers are also checked for their length, the commonest mistake. */
export function isPhone(number: string): boolean {
  if (number.startsWith('+86')) return /^\+86(1[3-9]\d{9}|[2-9]\d{8,10})$/.test(number)
  return /^\+[1-9]\d{6,14}$/.test(number)
}

export function isEmail(address: string): boolean {
  if (address.length > 254) return false
  const [local = '', domain = '', ...more] = address.split('@')
  if (more.length > 0 || !/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/.test(local)) return false
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  return isDomain(domain)
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  return labels.length > 1 && /\p{L}{2,}/u.test(top) && labels.every(isDomainLabel)
}

function isDomainLabel(label: string): boolean {
  return /^[\p{L}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-')
}

/** A public web address: http or https, a name with a dot, no credentials. */
export function isWebAddress(address: string): boolean {
  if (address.length > 500 || !URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === '' && isDomain(hostname)
}

const POSTCODES: Record<string, RegExp> = {
  AT: /^\d{4}$/,
  BE: /^\d{4}$/,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  KR: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  PL: /^\d{2}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  SG: /^\d{6}$/,
  TW: /^\d{3}(\d{2,3})?$/,
  US: /^\d{5}(-\d{4})?$/,
}

/** By the country's own format where it is known; elsewhere letters, digits and separators. */
export function isPostcode(postcode: string, country: Answer | undefined): boolean {
  const known =
    typeof country === 'string' && Object.hasOwn(POSTCODES, country) ? POSTCODES[country] : undefined
  return (known ?? /^[A-Z0-9][A-Z0-9 -]{1,9}$/).test(postcode)
}

import type { Boxes, Scheme } from './vat-result.ts'

/**
 * The boxes of a sale in the returns of the countries whose forms the product knows (GB VAT100, DE UStVA, FR CA3, IT
 * LIPE, ES 303, PL JPK_V7) and in the OSS return (Regulation 2020/194 annex III, part 2). `03` after a rate row means
 * that one box holds the base and the other the tax.
 */
type Form = { sale: (basisPoints: number) => Boxes | null } & Partial<Record<Scheme, Boxes>>

const baseAndTax = (base: string, tax: string): Boxes => ({ [base]: 'net', [tax]: 'vat' })

const byRate =
  (rows: Readonly<Record<number, Boxes>>, other: Boxes | null = null) =>
  (basisPoints: number): Boxes | null =>
    rows[basisPoints] ?? other

const FORMS: Readonly<Record<string, Form>> = {
  GB: {
    sale: () => ({ '1': 'vat', '6': 'net' }),
    EXPORT: { '6': 'net' },
    DEEMED_SUPPLIER: { '6': 'net' },
    // The zero-rated export to a buyer who imports
    IMPORT_CUSTOMS: { '6': 'net' },
    IC_SUPPLY: { '6': 'net', '8': 'net' },
  },
  DE: {
    sale: byRate({ 1900: { '81': 'net' }, 700: { '86': 'net' }, 0: { '87': 'net' } }, baseAndTax('35', '36')),
    EXPORT: { '43': 'net' },
    DEEMED_SUPPLIER: { '43': 'net' },
    IC_SUPPLY: { '41': 'net' },
    DOMESTIC_REVERSE_CHARGE: { '60': 'net' },
  },
  FR: {
    sale: byRate({
      2000: { A1: 'net', '08 base': 'net', '08 tax': 'vat' },
      1000: { A1: 'net', '9B base': 'net', '9B tax': 'vat' },
      550: { A1: 'net', '09 base': 'net', '09 tax': 'vat' },
    }),
    EXPORT: { E1: 'net' },
    DEEMED_SUPPLIER: { E2: 'net' },
    DOMESTIC_REVERSE_CHARGE: { E2: 'net' },
    IC_SUPPLY: { F2: 'net' },
  },
  IT: {
    sale: () => ({ VP2: 'net', VP4: 'vat' }),
    EXPORT: { VP2: 'net' },
    DEEMED_SUPPLIER: { VP2: 'net' },
    IC_SUPPLY: { VP2: 'net' },
    DOMESTIC_REVERSE_CHARGE: { VP2: 'net' },
  },
  ES: {
    sale: byRate({
      0: baseAndTax('150', '152'),
      200: baseAndTax('165', '167'),
      400: baseAndTax('01', '03'),
      500: baseAndTax('153', '155'),
      1000: baseAndTax('04', '06'),
      2100: baseAndTax('07', '09'),
    }),
    EXPORT: { '60': 'net' },
    IC_SUPPLY: { '59': 'net' },
    DOMESTIC_REVERSE_CHARGE: { '122': 'net' },
  },
  PL: {
    sale: byRate({
      0: { K_13: 'net' },
      500: baseAndTax('K_15', 'K_16'),
      800: baseAndTax('K_17', 'K_18'),
      2300: baseAndTax('K_19', 'K_20'),
    }),
    EXPORT: { K_22: 'net' },
    // Exempt in Poland, by the words of the schema: art. 43a of the VAT act, art. 136a of the directive
    DEEMED_SUPPLIER: { K_10: 'net' },
    IC_SUPPLY: { K_21: 'net' },
  },
}

const OSS_HOME: Boxes = { '2b base': 'net', '2b tax': 'vat' }
const OSS_ABROAD: Boxes = { '2d base': 'net', '2d tax': 'vat' }

/**
 * Where a sale stands in the return of the One Stop Shop: sent from the state of identification, or from another.
 */
export function ossBoxes(identification: string, dispatchedFrom: string): Boxes {
  return identification === dispatchedFrom ? OSS_HOME : OSS_ABROAD
}

/** @returns null for a return whose boxes are not known */
export function boxesOf(
  returned: string | null,
  scheme: Scheme,
  basisPoints: number,
  country: string | null,
): Boxes | null {
  const form = returned === null ? undefined : FORMS[returned]
  if (!form) return null
  if (scheme !== 'LOCAL' && scheme !== 'ORIGIN_BELOW_THRESHOLD') return form[scheme] ?? null
  // Great Britain's return also includes Northern Ireland's sales.
  return country === returned || returned === 'GB' ? form.sale(basisPoints) : null
}

/**
 * The line of the state of departure for a sale that is taxed where it arrives: through the one-stop shop, or through a
 * registration there. Spain keeps the two apart (Orden HAC/646/2021).
 */
const TAXED_ELSEWHERE: Readonly<Record<string, readonly [oss: string, registration: string]>> = {
  DE: ['DE Kz 45', 'DE Kz 45'],
  ES: ['ES 123', 'ES 120'],
  FR: ['FR E3', 'FR E3'],
}

export function taxedElsewhereBox(state: string, oss: boolean): string | null {
  return TAXED_ELSEWHERE[state]?.[oss ? 0 : 1] ?? null
}

const DISPATCH: Readonly<Record<string, string>> = {
  DE: 'DE Kz 41',
  ES: 'ES 59',
  FR: 'FR F2',
  IT: 'IT VP2',
  PL: 'PL K_21',
  XI: 'GB 6/8',
}
/** Germany and France have lines by rate; elsewhere one line takes them all. */
const ACQUISITION: Readonly<Record<string, string | Readonly<Record<number, string>>>> = {
  DE: { 1900: 'DE Kz 89', 700: 'DE Kz 93', 0: 'DE Kz 90' },
  ES: 'ES 10/11',
  FR: { 2000: 'FR B2/08/17', 1000: 'FR B2/9B/17', 550: 'FR B2/09/17' },
  IT: 'IT VP3/VP4/VP5',
  PL: 'PL K_23/K_24',
  XI: 'GB 2/4/7/9',
}
const OTHER_ACQUISITION: Readonly<Record<string, string>> = { DE: 'DE Kz 95/98' }

export function dispatchBox(state: string): string | null {
  return DISPATCH[state] ?? null
}
export function acquisitionBox(state: string, basisPoints: number): string | null {
  const lines = ACQUISITION[state] ?? null
  if (lines === null || typeof lines === 'string') return lines
  return lines[basisPoints] ?? OTHER_ACQUISITION[state] ?? null
}

import { LEDGER_KINDS, type LedgerKind } from './ledger-line.ts'

/** States in whose returns a line can stand. Northern Ireland's figures are in the return of the United Kingdom. */
export const LEDGER_COUNTRIES: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** On which side of the return a kind stands. */
export type Legs = 'INPUT' | 'OUTPUT_AND_INPUT'

export const LEGS: Readonly<Record<LedgerKind, Legs>> = {
  PURCHASE: 'INPUT',
  FIXED_ASSET: 'INPUT',
  IMPORT: 'INPUT',
  IMPORT_IN_RETURN: 'OUTPUT_AND_INPUT',
  SERVICE_EU: 'OUTPUT_AND_INPUT',
  SERVICE_ABROAD: 'OUTPUT_AND_INPUT',
}

/**
 * Kinds that a state does not know. DE and IT collect import VAT at the border alone; FR has it declared in the CA3 since
 * 2022 without exception (CGI art. 1695); outside the EU every service comes from abroad.
 */
const NOT_IN: Readonly<Record<string, readonly LedgerKind[]>> = {
  DE: ['IMPORT_IN_RETURN'],
  IT: ['IMPORT_IN_RETURN'],
  FR: ['IMPORT'],
  GB: ['SERVICE_EU'],
}

export function kindsIn(country: string): LedgerKind[] {
  const without = NOT_IN[country] ?? []
  return LEDGER_KINDS.filter((kind) => !without.includes(kind))
}

export const isKindIn = (kind: LedgerKind, country: string): boolean => kindsIn(country).includes(kind)

/** A certificate or notice of the customs, which is no invoice. */
export const ofCustoms = (kind: LedgerKind): boolean => kind === 'IMPORT' || kind === 'IMPORT_IN_RETURN'

/** The invoice shows no VAT: the buyer owes it, at the rate of its own state. */
export const isReverseCharged = (kind: LedgerKind): boolean =>
  kind === 'SERVICE_EU' || kind === 'SERVICE_ABROAD'

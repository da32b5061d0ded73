import { referenceKey } from '../letter-fields.ts'
import { distinct, type Found, type Line } from './lines.ts'

const RECORD = /(?<![\p{L}\p{N}])WO ?- ?(20\d\d) ?- ?(\d{6})(?!\d)/giu

/** The numbers of work orders that a letter quotes. */
export const workOrderNumbers = (lines: readonly Line[]): Found<string>[] =>
  distinct(
    lines.flatMap((line) =>
      [...line.text.matchAll(RECORD)].map(([, year, serial]) => ({ value: `WO-${year}-${serial}`, line })),
    ),
    (number) => number,
    20,
  )

/** `FR 12 345 678 901` has the most parts. */
const PARTS = 5
const LONGEST = 24
/** Fewer digits are house numbers and years. */
const DIGITS = 6
const NUMBERS_AT_MOST = 2_000

/** Whatever may be a number of a tax office, a register or a case, without its spaces and signs. */
export const numbersIn = (lines: readonly Line[]): Found<string>[] =>
  distinct(tokens(lines), (number) => number, NUMBERS_AT_MOST)

function* tokens(lines: readonly Line[]): Generator<Found<string>> {
  for (const line of lines) {
    // A label stands directly before its number: `USt-IdNr.:DE123456789`.
    const words = line.text.split(/[\s:;,()|]+/)
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(from + PARTS, words.length); to++) {
        const value = referenceKey(words.slice(from, to).join(''))
        if (value.length > LONGEST) break
        if (value.replace(/\D/g, '').length >= DIGITS) yield { value, line }
      }
    }
  }
}

const LABELLED =
  /(?<!\p{L})(?:Aktenzeichen|Geschäftszeichen|Ordnungsbegriff|Unser Zeichen|Az\.|Our ref(?:erence)?|Case (?:number|reference)|Ref(?:erence)?(?: number)?|N\/Réf|Nos réf(?:érences)?|Référence|Expediente|Referencia|Protocollo|Prot\. n|Ons kenmerk|Kenmerk|Znak sprawy|Č\. ?j|Diarienummer|编号|文号)\.? ?[:：]? ?([\p{L}\p{N}][\p{L}\p{N} ./–-]{2,38}[\p{L}\p{N}])/giu

/** What the authority calls the matter: whatever stands behind words for it, and has a digit. */
export const referencesIn = (lines: readonly Line[]): Found<string>[] =>
  distinct(labelled(lines), referenceKey, 3)

function* labelled(lines: readonly Line[]): Generator<Found<string>> {
  for (const line of lines)
    for (const [, reference = ''] of line.text.matchAll(LABELLED)) {
      // It ends with its last part that has a digit: more words are the next thing on the line.
      const value = reference.replace(/(?: \p{L}[\p{L}.-]*)+$/u, '').trim()
      if (/\d/.test(value)) yield { value, line }
    }
}

import { PURCHASE_BOXES, SALES_BOXES, SUPPLIES, wholeZloty } from './pl-boxes.ts'
import type { FileChecker, FileProblem } from './declaration-file.ts'

import { xsdProblems } from './xsd-problems.ts'

const SCHEMAS = new URL('schemas/pl-jpk-v7m3/', import.meta.url)
/** The form has no place without an address; with this one the file is complete by the schema, and is not filed. */
export const NO_ADDRESS = 'brak@brak.invalid'
const REGISTER = '<Ewidencja>'
/** Some 300 KB: the validator answers in one go, and nothing else is answered meanwhile. */
const ROWS_AT_ONCE = 500
const NO_SALES =
  '<SprzedazCtrl><LiczbaWierszySprzedazy>0</LiczbaWierszySprzedazy><PodatekNalezny>0.00</PodatekNalezny></SprzedazCtrl>\n'
const NO_PURCHASES =
  '<ZakupCtrl><LiczbaWierszyZakupow>0</LiczbaWierszyZakupow><PodatekNaliczony>0.00</PodatekNaliczony></ZakupCtrl>\n'
const END = '</Ewidencja>\n</JPK>\n'
const MOST_PROBLEMS = 100

/**
 * Holds a register against the ministry's schema some hundred rows at a time. The schema has rows of sales in any number
 * before rows of purchases in any number, and no rule between rows: a file is valid if the head with each part of its
 * rows is.
 */
export class JpkChecker implements FileChecker {
  readonly #hasSchema: boolean
  readonly #problems: FileProblem[] = []
  readonly #sums = new Map<string, bigint>()
  #head = ''
  #inRegister = false
  #salesEnd = false
  #rows: string[] = []
  #count = 0
  /** Rows that were held against the schema already */
  #passed = 0
  #salesRow = 0
  #noPartner: number | null = null

  /** @param hasSchema false: that of JPK_V7K(3) is not here; its declaration is of three months, its register of one */
  constructor(hasSchema: boolean) {
    this.#hasSchema = hasSchema
  }

  async add(piece: string): Promise<void> {
    if (!this.#inRegister) {
      this.#head += piece
      this.#inRegister = piece.startsWith(REGISTER)
      return
    }
    this.#look(piece)
    if (!this.#hasSchema) return
    this.#rows.push(piece)
    this.#count += piece.startsWith('<SprzedazWiersz>') || piece.startsWith('<ZakupWiersz>') ? 1 : 0
    if (piece.startsWith('<SprzedazCtrl>')) this.#salesEnd = true
    if (this.#count < ROWS_AT_ONCE) return
    await this.#hold(this.#salesEnd ? NO_PURCHASES + END : NO_SALES + NO_PURCHASES + END)
    if (this.#salesEnd) this.#rows.push(NO_SALES)
  }

  async end(): Promise<readonly FileProblem[]> {
    if (!this.#hasSchema) return this.#ofPartners()
    await this.#hold('')
    if (this.#problems.length > 0) return this.#problems
    const noAddress = this.#head.includes(`<Email>${NO_ADDRESS}<`)
    return [
      ...(noAddress ? [{ code: 'EMAIL_MISSING', path: '/JPK/Podmiot1' }] : []),
      ...this.#ofPartners(),
      ...this.#ofSums(),
    ]
  }

  async #hold(rest: string): Promise<void> {
    const content = new TextEncoder().encode(this.#head + this.#rows.join('') + rest)
    const before = this.#head.split('\n').length - 1
    for (const { code, path } of await xsdProblems(content, SCHEMAS, 'jpk_v7m.xsd')) {
      if (this.#problems.length === MOST_PROBLEMS) break
      const line = Number(path.slice(path.lastIndexOf('/') + 1))
      this.#problems.push({ code, path: `/line/${line > before ? line + this.#passed : line}` })
    }
    this.#passed += this.#rows.length
    this.#rows = []
    this.#count = 0
  }

  #look(piece: string): void {
    for (const [, box = '', whole = '', fraction = ''] of piece.matchAll(/<(K_\d+)>(-?\d+)\.?(\d*)<\//g))
      this.#sums.set(box, (this.#sums.get(box) ?? 0n) + BigInt(whole + fraction.padEnd(2, '0')))
    if (!piece.startsWith('<SprzedazWiersz>')) return
    this.#salesRow++
    if (this.#noPartner !== null || !piece.includes('<NrKontrahenta>BRAK<')) return
    if (piece.includes(`<${SUPPLIES}>`)) this.#noPartner = this.#salesRow
  }

  /**
   * Supplies within the EU are registered by invoice and buyer (art. 109(3) of the VAT act); a sum without a buyer passes
   * the schema and says nothing that is true. The first of them is named.
   */
  #ofPartners(): FileProblem[] {
    if (this.#noPartner === null) return []
    return [{ code: 'PARTNER_MISSING', path: `/JPK/Ewidencja/SprzedazWiersz[${this.#noPartner}]` }]
  }

  #ofSums(): FileProblem[] {
    const declared = new Map(
      [...this.#head.matchAll(/<(P_\d+)>(-?\d+)<\//g)].map(([, box = '', text = '']) => [box, text]),
    )
    return [...SALES_BOXES, ...PURCHASE_BOXES]
      .flat()
      .map((box) => ({ box, field: box.replace('K_', 'P_') }))
      .filter(({ box, field }) => (declared.get(field) ?? '0') !== rounded(this.#sums.get(box) ?? 0n))
      .map(({ field }) => ({ code: 'SUM_DIFFERS', path: `/JPK/Deklaracja/PozycjeSzczegolowe/${field}` }))
  }
}

const rounded = (grosz: bigint): string => wholeZloty(Number(grosz))

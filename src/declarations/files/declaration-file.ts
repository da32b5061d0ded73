import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Conversion } from '#exchange-rates/rate-between.ts'
import type { InvoiceLine } from './invoice-line.ts'

/** What an authority's own rules say of a file: held against them, made by them but not held, or to be typed in. */
export type FileLabel = 'validated' | 'generated, not validated' | 'worksheet'

/** An invoice, or the customs' notice of an import. */
export type LedgerDocument = {
  supplier: string
  /** The supplier's VAT number; blank: the document shows none, or nobody entered it */
  supplierNumber: string
  number: string
  /** Its number in Poland's KSeF; blank: none */
  ksef: string
  date: Day
  isImport: boolean
  /** An invoice with the state's own VAT: its supplier has a number there */
  isDomestic: boolean
}

/** Invoices to businesses, one line of a report at a time, those of one invoice beside each other. */
export type Invoices = { of(month: string): AsyncIterable<InvoiceLine>; conversion: Conversion }

/** What a file says beside the figures. */
export type FilingFacts = {
  /** HMRC's key of the period, from its obligations; never invented. null: not fetched yet */
  periodKey: string | null
  /** The name of the taxpayer */
  taxpayer: string
  /** The instant at which the file is made, ISO 8601 in UTC */
  madeAt: string
  /** The taxpayer's VAT numbers by country, GR for Greece */
  vatNumbers: Readonly<Record<string, string>>
  /** The address that an authority may write to; a file that needs it is refused without it */
  email: string | null
  /** Whom an authority may call about the file: its form may have a place for that */
  contact: { name: string; phone: string }
  /** The national tax number where the authority asks for it beside the VAT number: Germany's with 13 digits, by country */
  taxNumbers: Readonly<Record<string, string>>
  /** What the registers of VAT numbers published of buyers, by number: no report of sales names them */
  buyerNames: Readonly<Record<string, string>>
  /** The office that is competent, by country, in the authority's own code */
  taxOffices: Readonly<Record<string, string>>
  /** Whether it replaces a return that was filed before */
  correction: boolean
  /** Of a correction: what the return that it replaces said, box by box in minor units; null: it replaces none */
  filedBefore: ReadonlyMap<string, number> | null
  /** Documents of the ledger by line: what an authority asks of each */
  documents: ReadonlyMap<string, LedgerDocument>
  /** Where the taxpayer has its seat; null: not known */
  seat: string | null
  /** For a register that lists them; null: not known, so that sales are summed up */
  invoices: Invoices | null
}

/** Something that the authority would refuse. */
export type FileProblem = { code: string; path: string }

type Content = string | Uint8Array

/** Holds a file against its authority's rules while it is written. */
export type FileChecker = {
  add(piece: string): Promise<void>
  end(): Promise<readonly FileProblem[]>
}

type FileKind = {
  label: FileLabel
  isFor(prepared: PreparedReturn): boolean
  /** Whose office's number of the taxpayer it asks for, in a form of its own */
  taxNumberOf?: string
  /** Such as `gb-2026-Q1.json` */
  name(prepared: PreparedReturn): string
}

export type WholeFile = FileKind & {
  write(prepared: PreparedReturn, facts: FilingFacts): Content | Promise<Content>
  /** What the authority's rules refuse in it; a file with problems must not be filed. */
  problems(content: Content): readonly FileProblem[] | Promise<readonly FileProblem[]>
}

/** One that may be larger than what memory holds. */
export type FileInPieces = FileKind & {
  /** @param lacks told what must be known before it can be filed, while the pieces are read */
  pieces(
    prepared: PreparedReturn,
    facts: FilingFacts,
    lacks: (problem: FileProblem) => void,
  ): AsyncIterable<string>
  checker(): FileChecker
}

/** A kind of file for an authority. A new one is a file beside this and a line in `all-files.ts`. */
export type DeclarationFile = WholeFile | FileInPieces

const NOTHING: Omit<FilingFacts, 'taxpayer' | 'madeAt'> = {
  periodKey: null,
  vatNumbers: {},
  email: null,
  contact: { name: '', phone: '' },
  taxNumbers: {},
  buyerNames: {},
  taxOffices: {},
  correction: false,
  filedBefore: null,
  documents: new Map(),
  seat: null,
  invoices: null,
}

/** Facts of which only some are known. */
export const filingFacts = (
  known: Partial<FilingFacts> & Pick<FilingFacts, 'taxpayer' | 'madeAt'>,
): FilingFacts => ({ ...NOTHING, ...known })

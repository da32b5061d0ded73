import type { PreparedReturn } from '../boxes/prepared-return.ts'

/** What an authority's own rules say of a file: held against them, made by them but not held, or to be typed in. */
type FileLabel = 'validated' | 'generated, not validated' | 'worksheet'

/** What a file says beside the figures. */
export type FilingFacts = {
  /** HMRC's key of the period, from its obligations; never invented. null: not fetched yet */
  periodKey: string | null
  /** The name of the taxpayer */
  taxpayer: string
}

/** Something that the authority would refuse. */
export type FileProblem = { code: string; path: string }

/** A kind of file for an authority. A new one is a file beside this and a line in `all-files.ts`. */
export type DeclarationFile = {
  label: FileLabel
  isFor(prepared: PreparedReturn): boolean
  /** Such as `gb-2026-Q1.json` */
  name(prepared: PreparedReturn): string
  write(prepared: PreparedReturn, facts: FilingFacts): string | Uint8Array
  /** What the authority's rules refuse in it; a file with problems must not be filed. */
  problems(content: string | Uint8Array): readonly FileProblem[]
}

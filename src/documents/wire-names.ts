/*
 * Calls name a stored file by `uploadId`; in code it is `fileId`. Only this file converts them: servers and browsers
 * read with `fromWire`, and respond or send with `toWire`.
 */

type NamesInCode = {
  uploadId: 'fileId'
  uploadIds: 'fileIds'
  internalUploadIds: 'internalFileIds'
  certificateUploadId: 'certificateFileId'
}
type NamesOnWire = { [K in keyof NamesInCode as NamesInCode[K]]: K }

const PAIRS: [keyof NamesInCode, keyof NamesOnWire][] = [
  ['uploadId', 'fileId'],
  ['uploadIds', 'fileIds'],
  ['internalUploadIds', 'internalFileIds'],
  ['certificateUploadId', 'certificateFileId'],
]
const IN_CODE: ReadonlyMap<string, string> = new Map(PAIRS)
const ON_WIRE: ReadonlyMap<string, string> = new Map(PAIRS.map(([wire, code]) => [code, wire]))

/** Passed through unchanged: their keys are the questions of a form. */
const OPAQUE = ['answers', 'template'] as const
type Opaque = (typeof OPAQUE)[number]

type Renamed<T, Names> = T extends readonly (infer Item)[]
  ? Renamed<Item, Names>[]
  : T extends object
    ? {
        [K in keyof T as K extends keyof Names ? Names[K] & string : K]: K extends Opaque
          ? T[K]
          : Renamed<T[K], Names>
      }
    : T

/** The data of a call, with the names of the code. */
export type FromWire<T> = Renamed<T, NamesInCode>

/** @param value JSON with the names of the wire */
export function fromWire<T>(value: T): FromWire<T> {
  return renamed(value, IN_CODE) as FromWire<T>
}

/** @param value JSON with the names of the code */
export function toWire<T>(value: T): Renamed<T, NamesOnWire> {
  return renamed(value, ON_WIRE) as Renamed<T, NamesOnWire>
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    names.get(key) ?? key,
    OPAQUE.some((opaque) => opaque === key) ? part : renamed(part, names),
  ])
  return Object.fromEntries(entries)
}

import { type MappedType, plainWord } from '../formats/type-words.ts'

type Types = Readonly<Record<string, MappedType>>
type Word = { word: string; type: MappedType | null }

/** What rows with a word count as: as it was said, else as they usually do; null: nobody knows. */
export function saidType({ word, type }: Word, types: Types | undefined): MappedType | null {
  const plain = plainWord(word)
  const said = Object.entries(types ?? {}).find(([key]) => plainWord(key) === plain)
  return said?.[1] ?? type
}

/** Only what differs from the usual is kept, so that a word is not said anew in vain. */
export function withType<M extends { types?: Record<string, MappedType> | undefined }>(
  mapping: M,
  { word, type: usual }: Word,
  type: MappedType | null,
): M {
  const plain = plainWord(word)
  const others = Object.entries(mapping.types ?? {}).filter(([key]) => plainWord(key) !== plain)
  const types = Object.fromEntries(type === null || type === usual ? others : [...others, [word, type]])
  return { ...mapping, types }
}

/** Rows whose word nobody has said anything of. */
export const unassignedRows = (
  words: readonly (Word & { count: number })[],
  types: Types | undefined,
): number => words.reduce((sum, one) => sum + (saidType(one, types) === null ? one.count : 0), 0)

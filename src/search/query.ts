import { z } from 'zod'

export const queryInput = z.string().trim().min(1).max(100).describe('words or a number, in either language')

/** Something that was found, of one of these kinds. */
export const resultOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.object({
    kind: z.enum(kinds),
    id: z.string(),
    title: z.string(),
    /** What tells it from others of the same title: a file’s name, the company’s own name for a work order. */
    detail: z.string().nullable(),
    number: z.string().nullable(),
    country: z.string().nullable(),
    /** Where it is opened. */
    link: z.string(),
  })

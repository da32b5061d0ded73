import type { Field } from '#forms/engine/model/template.ts'

/*
 * A published form never changes, but a shared part may. What a form asks differently from today's part is
 * listed here, change by change, so that the rest need not be written twice. The order of the properties is
 * fixed too: a digest checks it.
 */

type Change = <F extends Field>(field: F) => F

/** Properties that differ from today's. */
export function differing(properties: object): Change {
  return (field) => ({ ...field, ...properties })
}

/** Properties that a question did not have. */
export function lacking(...names: readonly string[]): Change {
  return (field) => picked(field, (name) => !names.includes(name))
}

/** Properties that came after all others. */
export function last(...names: readonly string[]): Change {
  return (field) => ({ ...lacking(...names)(field), ...picked(field, (name) => names.includes(name)) })
}

function picked<F extends Field>(field: F, wanted: (name: string) => boolean): F {
  return Object.fromEntries(Object.entries(field).filter(([name]) => wanted(name))) as F
}

/**
 * @param every what differs in all of the questions
 * @param changes what differs in single ones, by their keys; null: it was not asked
 */
export function earlierVersion<F extends Field>(
  fields: readonly F[],
  every: readonly Change[],
  changes: Readonly<Record<string, Change | null>> = {},
): F[] {
  return fields.flatMap((field) => {
    const own = changes[field.key]
    if (own === null) return []
    return [[...every, ...(own ? [own] : [])].reduce((now, change) => change(now), field)]
  })
}

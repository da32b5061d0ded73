import { type Subject, subjectOf } from './subjects.ts'

/** Has the form of an id, and nothing has it. */
const NOBODYS = 'none'

export type Named = { subject: Subject; id: string; country?: string | undefined }

/** The records that an input names. A company that is named beside a record of its own is found with that record. */
export function namedIn(path: string, input: unknown): Named[] {
  if (Array.isArray(input)) return input.flatMap((one) => namedIn(path, one))
  if (typeof input !== 'object' || input === null) return []
  const own = Object.entries(input).flatMap(([name, value]) => {
    const subject = subjectOf(path, name)
    if (subject === undefined) return namedIn(path, value)
    const ids = [value].flat().filter((id): id is string => typeof id === 'string')
    const { country } = input as { country?: string }
    return ids.map((id) => ({ subject, id, ...(subject === 'companyInCountry' && { country }) }))
  })
  return own.some(({ subject }) => subject !== 'company')
    ? own.filter(({ subject }) => subject !== 'company')
    : own
}

/**
 * An input in which what is hidden is named by an id that nothing has, so that each call answers as it does for what
 * does not exist.
 */
export function withoutHidden(path: string, input: unknown, isHidden: (named: Named) => boolean): unknown {
  if (Array.isArray(input)) return input.map((one) => withoutHidden(path, one, isHidden))
  if (typeof input !== 'object' || input === null) return input
  const changed = Object.entries(input).map(([name, value]) => {
    const subject = subjectOf(path, name)
    if (subject === undefined) return [name, withoutHidden(path, value, isHidden)]
    const hide = (id: unknown) => (typeof id === 'string' && isHidden({ subject, id }) ? NOBODYS : id)
    return [name, Array.isArray(value) ? value.map(hide) : hide(value)]
  })
  return Object.fromEntries(changed) as unknown
}

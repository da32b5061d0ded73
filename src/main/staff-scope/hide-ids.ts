import { type Subject, subjectOf } from './subjects.ts'

/** Has the form of an id, and nothing has it. */
const NOBODYS = 'none'

export type Named = { subject: Subject; id: string; country?: string | undefined }

/**
 * The records that an input names, each for itself: a call may take a company from one name and a record from another, and
 * which of them are each other's is for the call to say.
 */
export function namedIn(path: string, input: unknown): Named[] {
  if (Array.isArray(input)) return input.flatMap((one) => namedIn(path, one))
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).flatMap(([name, value]) => {
    const subject = subjectOf(path, name)
    if (subject === undefined) return namedIn(path, value)
    const ids = [value].flat().filter((id): id is string => typeof id === 'string')
    const { country } = input as { country?: string }
    return ids.map((id) => ({ subject, id, ...(subject === 'companyInCountry' && { country }) }))
  })
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

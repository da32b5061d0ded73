import { daysBetween, isDay, type Day } from '#platform/shared/calendar.ts'

/** Something that stops working after its last day unless somebody renews it elsewhere. */
export type Ending = { kind: 'CERTIFICATE' | 'CREDENTIAL'; name: string; last: Day }

/** How many days before the last one it is told; each once. A certificate is usually renewed by itself, late. */
const TOLD_BEFORE: Record<Ending['kind'], readonly number[]> = {
  CERTIFICATE: [14, 3],
  CREDENTIAL: [30, 7],
}

/** What is to be told today, under a name that is the same until the next time that it is told. Undefined: nothing. */
export function factToTell({ kind, name, last }: Ending, today: Day): string | undefined {
  const left = daysBetween(today, last)
  const stage = TOLD_BEFORE[kind].findLast((days) => left <= days)
  return stage === undefined ? undefined : [kind, last, stage, name].join('|')
}

/** The ending that such a name stands for. */
export function endingOf(fact: string): Ending {
  const [kind, last = '', , ...name] = fact.split('|')
  return { kind: kind === 'CERTIFICATE' ? 'CERTIFICATE' : 'CREDENTIAL', name: name.join('|'), last }
}

/** `Amazon client secret=2027-05-23; S3 key=2027-01-31`. Undefined where it cannot be read. */
export function credentialsIn(text: string): { name: string; last: Day }[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '')
  const read = parts.map((part) => {
    const at = part.lastIndexOf('=')
    return { name: part.slice(0, Math.max(at, 0)).trim(), last: part.slice(at + 1).trim() }
  })
  return read.every(({ name, last }) => name !== '' && isDay(last)) ? read : undefined
}

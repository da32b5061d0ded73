import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { nameFor } from '#platform/shared/original-name.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { decideByName } from '../hints/decide-by-name.ts'
import { findHints, type Hints } from '../hints/find-hints.ts'
import type { Found, Line } from '../hints/lines.ts'
import { referenceKey } from '../letter-fields.ts'
import type { LetterSuggestion } from '../staff/contract.ts'
import type { LetterRow } from './letters.tables.ts'
import {
  companiesNamed,
  ownersOfNumbers,
  ownersOfReferences,
  ownersOfTaxNumbers,
  ownersOfWorkOrders,
  type Owner,
} from './suggest.queries.ts'

/** More of a kind are no help. */
const OF_A_KIND = 5
const LONGEST_WORDS = 160

/** What the text of an open letter suggests, each with the words that it was found by. */
export async function suggestionsFor(
  executor: Executor,
  { id, state, ownText }: LetterRow,
  { today, lang }: { today: Day; lang: Lang },
): Promise<LetterSuggestion[]> {
  if (ownText === null || (state !== 'NEW' && state !== 'SORTED')) return []
  const hints = findHints(ownText, today)
  const owners = decideByName(await ownersOf(executor, id, hints)).map((owner) => ({
    ...owner,
    company: nameFor({ name: owner.company, nameOriginal: owner.companyOriginal }, lang),
  }))
  return [...workOrdersOf(owners), ...companiesOf(owners), ...registrationsIn(owners, lang), ...saidOf(hints)]
}

type FoundOwner = Owner & { line: Line }

/** The best proof first: a number of ours, one of the authority, a name. */
async function ownersOf(executor: Executor, letterId: string, hints: Hints): Promise<FoundOwner[]> {
  // We may have a number without its country, or the letter may.
  const numbers = [...new Set(hints.numbers.flatMap(({ value }) => [value, bare(value)]))]
  const names = hints.names.map(({ value }) => value)
  const references = hints.references.map(({ value }) => value.toLowerCase())
  const keys = hints.references.map(({ value }) => referenceKey(value))
  const found = await Promise.all([
    ownersOfWorkOrders(
      executor,
      hints.workOrders.map(({ value }) => value),
    ),
    ownersOfReferences(executor, { letterId, references, keys }),
    ownersOfNumbers(executor, numbers),
    ownersOfTaxNumbers(executor, numbers),
    companiesNamed(executor, { names, numbers }),
  ])
  const lines = linesByKey(hints)
  return found.flat().flatMap((owner) => {
    const line = lines.get(referenceKey(owner.key)) ?? lines.get(owner.key) ?? lines.get(bare(owner.key))
    return line ? [{ ...owner, line }] : []
  })
}

const bare = (key: string): string => key.replace(/^[A-Z]{2}/, '')

function linesByKey({ workOrders, numbers, names, references }: Hints): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const { value, line } of names) lines.set(value, line)
  for (const { value, line } of numbers) lines.set(bare(value), line)
  for (const { value, line } of [...numbers, ...references, ...workOrders])
    lines.set(referenceKey(value), line)
  return lines
}

const whereFound = ({ page, text }: Line) => ({ page, words: text.slice(0, LONGEST_WORDS) })

function workOrdersOf(owners: readonly FoundOwner[]): LetterSuggestion[] {
  const first = new Map<string, LetterSuggestion>()
  for (const { workOrderId, number, companyId, company, line } of owners) {
    if (workOrderId === null || number === null || first.has(workOrderId)) continue
    const named = { id: companyId, name: company }
    const said = {
      kind: 'WORK_ORDER',
      value: workOrderId,
      label: number,
      country: null,
      company: named,
    } as const
    first.set(workOrderId, { ...said, ...whereFound(line) })
  }
  return [...first.values()].slice(0, OF_A_KIND)
}

function companiesOf(owners: readonly FoundOwner[]): LetterSuggestion[] {
  const first = new Map<string, LetterSuggestion>()
  for (const { companyId, company, line } of owners) {
    if (first.has(companyId)) continue
    const said = { kind: 'COMPANY', value: companyId, label: company, country: null, company: null } as const
    first.set(companyId, { ...said, ...whereFound(line) })
  }
  return [...first.values()].slice(0, OF_A_KIND)
}

/** What was obtained under a number that the letter names, or what an earlier letter of the same reference was about. */
function registrationsIn(owners: readonly FoundOwner[], lang: Lang): LetterSuggestion[] {
  const first = new Map<string, LetterSuggestion>()
  for (const { registration, companyId, company, line } of owners) {
    if (registration === null || first.has(registration.id)) continue
    const { id, product, country, number } = registration
    const label = [pickText(product, lang), number].filter(Boolean).join(' · ')
    const said = { kind: 'REGISTRATION', value: id, label, country } as const
    first.set(id, { ...said, company: { id: companyId, name: company }, ...whereFound(line) })
  }
  return [...first.values()].slice(0, OF_A_KIND)
}

const plain =
  (kind: LetterSuggestion['kind']) =>
  ({ value, line }: Found<string>): LetterSuggestion => {
    const said = { kind, value, label: value, country: null, company: null }
    return { ...said, ...whereFound(line) }
  }

/** What the letter says of itself, which needs no comparing. */
function saidOf({ authorities, references, dated, replyBy }: Hints): LetterSuggestion[] {
  const authority = plain('AUTHORITY')
  return [
    ...authorities.map(({ value: { name, country }, line }) => ({
      ...authority({ value: name, line }),
      country,
    })),
    ...references.map(plain('REFERENCE')),
    ...dated.map(plain('DATED')),
    ...replyBy.map(plain('REPLY_BY')),
  ]
}

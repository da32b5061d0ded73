import type { PaletteGroup } from '#platform/ui/command-palette.tsx'
import { findPages, stillFits, type Found, type Page } from './found.ts'

/** The last answer of the server, and to which text. */
export type Answer = { typed: string; results: readonly Found[] } | { typed: string; failed: true }

/** `recent` before something is typed; `waiting` while the server is asked and nothing can be shown yet. */
type PaletteState = 'recent' | 'waiting' | 'found' | 'none' | 'failed'

export type PaletteView = {
  state: PaletteState
  /** The server is still being asked. */
  isAsking: boolean
  groups: readonly Omit<PaletteGroup<Found>, 'title'>[]
  count: number
}

const PAGES_AT_MOST = 5
const PAGES_BEFORE = 6

/**
 * What the palette shows. Pages are found here and at once; the rest is the server's answer to exactly this text, or what
 * of an earlier one still has the words.
 */
export function paletteView(input: {
  typed: string
  pages: readonly Page[]
  recent: readonly Found[]
  suggested: readonly Found[]
  answer: Answer | undefined
}): PaletteView {
  const typed = input.typed.trim()
  if (typed === '') return viewOf('recent', false, beforeTyping(input))
  const { answer } = input
  const isAnswered = answer?.typed === typed
  const pages = findPages(input.pages, typed).slice(0, PAGES_AT_MOST)
  const results = resultsOf(answer, typed)
  const groups = groupsOf([...pages, ...results], isNumber(typed))
  if (isAnswered && 'failed' in answer) return viewOf('failed', false, groups)
  if (groups.length > 0) return viewOf('found', !isAnswered, groups)
  return viewOf(isAnswered ? 'none' : 'waiting', !isAnswered, groups)
}

function resultsOf(answer: Answer | undefined, typed: string): readonly Found[] {
  if (!answer || 'failed' in answer) return []
  return answer.typed === typed ? answer.results : answer.results.filter((found) => stillFits(found, typed))
}

function beforeTyping({ recent, suggested }: { recent: readonly Found[]; suggested: readonly Found[] }) {
  const links = new Set(recent.map(({ link }) => link))
  const others = suggested.filter(({ link }) => !links.has(link)).slice(0, PAGES_BEFORE)
  return [
    { value: 'RECENT', items: recent },
    { value: 'PAGE', items: others },
  ].filter(({ items }) => items.length > 0)
}

/** Who types a number means a record, else a page comes first. */
function groupsOf(found: readonly Found[], recordsFirst: boolean) {
  const groups = [...Map.groupBy(found, ({ kind }) => kind)].map(([value, items]) => ({ value, items }))
  return recordsFirst
    ? groups.toSorted((a, b) => Number(a.value === 'PAGE') - Number(b.value === 'PAGE'))
    : groups
}

const isNumber = (typed: string): boolean => /\d/.test(typed)

function viewOf(state: PaletteState, isAsking: boolean, groups: PaletteView['groups']): PaletteView {
  return { state, isAsking, groups, count: groups.reduce((sum, { items }) => sum + items.length, 0) }
}

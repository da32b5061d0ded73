import type { Found } from './found.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'opened:'
const KEPT = 6

/** What a file is called or a number can say who somebody is, and what is kept on a device can be read there. */
const NOT_KEPT: ReadonlySet<string> = new Set(['DOCUMENT', 'NUMBER', 'CUSTOMER', 'ENQUIRY'])

/** What somebody last opened by a search, the latest first. `owner` is a person in a company. */
export function recentOf(store: Store, owner: string): Found[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(PREFIX + owner) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isFound).slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function keepRecent(store: Store, owner: string, found: Found): void {
  if (NOT_KEPT.has(found.kind)) return
  const others = recentOf(store, owner).filter(({ link }) => link !== found.link)
  try {
    store.setItem(PREFIX + owner, JSON.stringify([found, ...others].slice(0, KEPT)))
  } catch {
    // A full or closed storage: nothing is recent then.
  }
}

/** At signing out: of everybody, for this browser may be another person's next. */
export function forgetRecent(store: Store): void {
  try {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    for (const name of names) if (name.startsWith(PREFIX)) store.removeItem(name)
  } catch {
    // A closed storage has kept nothing.
  }
}

/** Only what this page could have written: its link is followed. */
function isFound(value: unknown): value is Found {
  const { kind, id, title, link } = (value ?? {}) as Partial<Record<keyof Found, unknown>>
  const areTexts = [kind, id, title, link].every((text) => typeof text === 'string')
  return areTexts && /^\/(?![/\\])/.test(String(link))
}

/** The part of `localStorage` that is needed. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The names of everything that somebody typed and nobody has sent yet; signing out removes it all. */
export const DRAFT_PREFIX = 'draft:'

/** Removes what earlier versions of the page stored in clear; nobody is signed in who could open it. */
export function removePlainDrafts(storage: DraftStorage): void {
  for (const name of draftNames(storage)) if (isPlain(storage.getItem(name) ?? '')) storage.removeItem(name)
}

export const isPlain = (text: string): boolean => text.startsWith('{')

export function draftNames(storage: DraftStorage): string[] {
  try {
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return names.filter((name) => name.startsWith(DRAFT_PREFIX))
  } catch {
    return []
  }
}

/** Removes every draft, sealed or not: at sign-out, and what this window alone has when a session ends. */
export function removeDrafts(storage: DraftStorage): void {
  for (const name of draftNames(storage)) storage.removeItem(name)
}

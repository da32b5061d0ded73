import { draftNames, isPlain, type DraftStorage } from './stored-drafts.ts'

/**
 * What somebody typed and the server does not have yet, stored on this device so that neither a lost connection nor an
 * expired session loses it. It is sealed with the key of its person, which the server gives to their session alone and
 * which only this page's memory holds: whoever uses the browser next finds nothing that can be read.
 */
export type SealedDrafts = {
  read(name: string): unknown
  /** @returns false where the browser stores nothing: private window, storage full, a connection without https */
  write(name: string, value: unknown): boolean
  remove(name: string): void
}

/** Reads and opens what this device has for the holder of `key`; from then on reads and writes need not wait. */
export async function openDrafts(key: string, storage: DraftStorage): Promise<SealedDrafts> {
  const opened = new Map<string, unknown>()
  for (const name of draftNames(storage)) {
    const value = await openOne(key, name, storage.getItem(name) ?? '')
    if (value !== undefined) opened.set(name, value)
  }
  return draftsOf(key, storage, opened)
}

/** The same at once, where this device has nothing stored; otherwise undefined. */
export function emptyDrafts(key: string, storage: DraftStorage): SealedDrafts | undefined {
  return draftNames(storage).length === 0 ? draftsOf(key, storage, new Map()) : undefined
}

function draftsOf(key: string, storage: DraftStorage, opened: Map<string, unknown>): SealedDrafts {
  /** Sealing takes a moment; only the last version of a draft is written, and none after its removal. */
  const turns = new Map<string, number>()
  let works = typeof crypto === 'object' && crypto.subtle !== undefined
  const nextTurn = (name: string): number => {
    const turn = (turns.get(name) ?? 0) + 1
    turns.set(name, turn)
    return turn
  }
  const put = async (name: string, turn: number, value: unknown): Promise<void> => {
    try {
      const sealed = await seal(key, name, JSON.stringify(value))
      if (turns.get(name) === turn) storage.setItem(name, sealed)
    } catch {
      works = false
    }
  }
  const drafts: SealedDrafts = {
    read: (name) => opened.get(name),
    write(name, value) {
      opened.set(name, value)
      if (works) void put(name, nextTurn(name), value)
      return works
    },
    remove(name) {
      opened.delete(name)
      nextTurn(name)
      try {
        storage.removeItem(name)
      } catch {
        // A browser that refuses storage has stored nothing either.
      }
    },
  }
  for (const [name, value] of opened)
    if (isPlain(storage.getItem(name) ?? '') && !drafts.write(name, value)) storage.removeItem(name)
  return drafts
}

async function openOne(key: string, name: string, text: string): Promise<unknown> {
  try {
    return JSON.parse(isPlain(text) ? text : await unseal(key, name, text)) as unknown
  } catch {
    // Another person's, or of a key that is no longer in use.
    return undefined
  }
}

async function seal(key: string, name: string, plain: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const body = await crypto.subtle.encrypt(
    settingsOf(iv, name),
    await importKey(key),
    new TextEncoder().encode(plain),
  )
  return `${toBase64(iv)}.${toBase64(new Uint8Array(body))}`
}

async function unseal(key: string, name: string, sealed: string): Promise<string> {
  const [iv = '', body = ''] = sealed.split('.')
  const plain = await crypto.subtle.decrypt(
    settingsOf(fromBase64(iv), name),
    await importKey(key),
    fromBase64(body),
  )
  return new TextDecoder().decode(plain)
}

/** A sealed draft opens under its own name only. */
const settingsOf = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

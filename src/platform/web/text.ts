import { createContext, use, useCallback, useContext } from 'react'
import { textIn, type Texts, type TextTable } from '../shared/text.ts'
import type { Lang } from '../shared/local-text.ts'
import { textIndex } from 'virtual:greenlane-texts'
import { loadWithRetry } from './load-with-retry.ts'

/** The loaded texts, by module and language: `cart/zh`. */
const loaded = new Map<string, Texts>()

export const LangContext = createContext<Lang>('en')

export function useLang(): Lang {
  return useContext(LangContext)
}

/** A promise that React can read synchronously once it is fulfilled. */
type Loaded = Promise<void> & { status?: 'fulfilled'; value?: undefined }

/** The texts of a page could not be loaded, whatever was tried; the screen of failures says so. */
export class TextsLost extends Error {
  override readonly name = 'TextsLost'
}

const loading = new Map<string, Loaded>()

/** Loads the texts of a module in one language; at once on the server, with retries in the browser. */
export function loadTexts(module: string, lang: Lang): Loaded {
  const key = `${module}/${lang}`
  const known = loading.get(key)
  if (known) return known
  const promise: Loaded = loadWithRetry(textIndex[key] ?? (() => loadForStaff(key))).then(
    (texts) => {
      loaded.set(key, texts)
      promise.status = 'fulfilled'
    },
    (cause: unknown) => {
      throw new TextsLost(`the texts of ${key} could not be loaded`, { cause })
    },
  )
  // It stays failed: to begin again at every rendering would never end, and never be said.
  promise.catch(() => undefined)
  loading.set(key, promise)
  return promise
}

async function loadForStaff(key: string): Promise<Texts> {
  const { textIndex: ofStaff } = await import('virtual:greenlane-texts-staff')
  const load = ofStaff[key]
  if (!load) throw new Error(`there are no texts named ${key}`)
  return load()
}

/** For the server, which has every text in memory. */
export function addTexts(module: string, lang: Lang, texts: Texts): void {
  loaded.set(`${module}/${lang}`, texts)
  const ready: Loaded = Promise.resolve()
  ready.status = 'fulfilled'
  loading.set(`${module}/${lang}`, ready)
}

type Params = Record<string, string | number>
export type Translate<T extends TextTable> = (key: keyof T & string, params?: Params) => string

/**
 * The texts of a module, by the name of its text file: `useText<typeof cartText>('cart')`. Suspends while they load.
 * `count` chooses the plural form.
 */
export function useText<T extends TextTable>(module: string): Translate<T> {
  return useTextIn(module, useLang())
}

/** The same in a language that need not be the page's: for what is searched in both. */
export function useTextIn<T extends TextTable>(module: string, lang: Lang): Translate<T> {
  use(loadTexts(module, lang) as Promise<void>)
  return useCallback(
    (key, params) => textIn(loaded.get(`${module}/${lang}`) ?? {}, lang, key, params),
    [lang, module],
  )
}

import i18next, { type i18n } from 'i18next'
import { createContext, use, useCallback, useContext } from 'react'
import type { TextTable } from '../shared/text.ts'
import type { Lang } from '../shared/local-text.ts'
import { textIndex } from 'virtual:greenlane-texts'
import { loadWithRetry } from './load-with-retry.ts'

/** One i18next instance per language: a page rendered on the server must not change the language of another. */
const instances: Record<Lang, i18n> = { en: newInstance('en'), zh: newInstance('zh') }

function newInstance(lang: Lang): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: lang,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

export const LangContext = createContext<Lang>('en')

export function useLang(): Lang {
  return useContext(LangContext)
}

/** A promise that React can read without waiting once it is fulfilled. */
type Loaded = Promise<void> & { status?: 'fulfilled'; value?: undefined }

const loading = new Map<string, Loaded>()

/** Loads the texts of a room in one language; at once on the server, over the retry rule in the browser. */
export function loadTexts(room: string, lang: Lang): Loaded {
  const key = `${room}/${lang}`
  const known = loading.get(key)
  if (known) return known
  const load = textIndex[key]
  if (!load) throw new Error(`no texts called ${room}`)
  const promise: Loaded = loadWithRetry(load).then((texts) => {
    instances[lang].addResourceBundle(lang, room, texts, true, true)
    promise.status = 'fulfilled'
  })
  promise.catch(() => loading.delete(key))
  loading.set(key, promise)
  return promise
}

/** For the server, which holds every text in memory. */
export function addTexts(room: string, lang: Lang, texts: Record<string, string>): void {
  instances[lang].addResourceBundle(lang, room, texts, true, true)
  const ready: Loaded = Promise.resolve()
  ready.status = 'fulfilled'
  loading.set(`${room}/${lang}`, ready)
}

type Params = Record<string, string | number>
export type Translate<T extends TextTable> = (key: keyof T & string, params?: Params) => string

/**
 * The texts of a room, by the name of its text file: `useText<typeof cartText>('cart')`. Suspends while they load.
 * `count` chooses the plural form.
 */
export function useText<T extends TextTable>(room: string): Translate<T> {
  const lang = useLang()
  use(loadTexts(room, lang) as Promise<void>)
  return useCallback((key, params) => translate(lang, room, key, params), [lang, room])
}

/** The keys are typed by the table of the room; i18next's own types would want one table for all. */
function translate(lang: Lang, room: string, key: string, params: Params | undefined): string {
  const t = instances[lang].t as (key: string, options: Record<string, unknown>) => string
  return t(key, { ns: room, lng: lang, ...params })
}

import { cookieName } from '../shared/cookie-name.ts'
import { isLang, type Lang } from '../shared/local-text.ts'

/** The sign-in token of a seller lives in local storage, that of staff in session storage; both names are fixed. */
export function readToken(staff: boolean): string | null {
  return staff ? sessionStorage.getItem('staffToken') : localStorage.getItem('token')
}

export function storeToken(token: string, staff: boolean): void {
  if (staff) sessionStorage.setItem('staffToken', token)
  else localStorage.setItem('token', token)
  announceSessionChange()
}

let renewedFrom: string | null = null

/** The session goes on under another token, since its person proved again who they are. Nothing that was read is stale. */
export function renewToken(token: string, staff: boolean): void {
  renewedFrom = readToken(staff)
  storeToken(token, staff)
  renewedFrom = null
}

/** While listeners are told of a change: the token whose session goes on under the one of now. */
export const formerToken = (): string | null => renewedFrom

export function dropToken(staff: boolean): void {
  if (staff) sessionStorage.removeItem('staffToken')
  else localStorage.removeItem('token')
  announceSessionChange()
}

const listeners = new Set<() => void>()

/** Called by whoever stores a further key of this window, when it changes. */
export function announceSessionChange(): void {
  for (const listener of listeners) listener()
}

/** Notifies when this window or another one of the same browser signs in or out, or gets another key. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'token' || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The chosen language: local storage for the client, the cookie `language` for the server. */
export function storeLang(lang: Lang): void {
  localStorage.setItem('lang', lang)
  setYearLongCookie('language', lang)
}

/** Whether this browser was ever told which language to use. */
export function hasChosenLang(): boolean {
  return hasLangCookie() || isLang(localStorage.getItem('lang'))
}

const hasLangCookie = (): boolean => /(?:^|; )language=(?:en|zh)(?:;|$)/.test(document.cookie)

/** The language kept in local storage, if the cookie that the server reads is gone. */
export function langWithoutCookie(): Lang | undefined {
  if (hasLangCookie()) return undefined
  const kept = localStorage.getItem('lang')
  return isLang(kept) ? kept : undefined
}

/** A choice of the reader that the server reads too; holds nothing secret. */
export function storeChoice(name: string, value: string): void {
  setYearLongCookie(cookieName(name, pageConfig.mode), value)
}

export function readChoice(name: string): string | undefined {
  const cookie = `${cookieName(name, pageConfig.mode)}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(cookie))
  return found?.slice(cookie.length)
}

function setYearLongCookie(name: string, value: string): void {
  const secure = pageConfig.mode === 'production' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`
}

export function pageLang(): Lang {
  const lang = document.documentElement.lang.slice(0, 2)
  return isLang(lang) ? lang : 'en'
}

/** What the page needs to know of the deployment before any call: the base path and the brand. Set by the root. */
export type PageConfig = {
  product: string
  brandName: string
  agencyName: string
  agencyTimeZone: string
  mode: 'demo' | 'production'
}
let pageConfig: PageConfig = {
  product: 'portal',
  brandName: 'Greenlane',
  agencyName: '',
  agencyTimeZone: 'UTC',
  mode: 'demo',
}

export function setPageConfig(config: PageConfig): void {
  pageConfig = config
}

export function currentPageConfig(): PageConfig {
  return pageConfig
}

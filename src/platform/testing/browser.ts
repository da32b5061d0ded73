import { vi } from 'vitest'

/** Browser storage: texts by name. */
function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, String(value)),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

/** The few browser APIs that code without a page uses. Removed by `vi.unstubAllGlobals`. */
export function pretendBrowser(options: { address?: string; lang?: string } = {}) {
  const address = new URL(options.address ?? 'https://portal.example/')
  const opened: string[] = []
  const window = {
    location: {
      pathname: address.pathname,
      search: address.search,
      assign: (to: string) => void opened.push(to),
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('document', { documentElement: { lang: options.lang ?? 'en' }, cookie: '' })
  return { opened }
}

import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { World } from './world.ts'

type OpenOptions = {
  /** Signed in with this token. */
  token?: string
  /** Chosen before; nothing chosen unless given. */
  lang?: 'en' | 'zh'
  userAgent?: string
  viewport?: { width: number; height: number }
}

/** Where a row is held against the product: its people and records, HTTP, and windows of a real browser. */
export type Place = World & {
  send(path: string, init: RequestInit): Promise<Response>
  open(options?: OpenOptions): Promise<Page>
}

/** A place of its own for one row. Its windows close with it. */
export function openPlace(world: World, browser: Browser): Place & AsyncDisposable {
  const contexts: BrowserContext[] = []
  return {
    ...world,
    send: (path, init) => fetch(`${world.url}${path}`, { ...init, signal: AbortSignal.timeout(30_000) }),
    async open(options = {}) {
      const context = await browser.newContext({
        baseURL: world.url,
        viewport: options.viewport ?? { width: 1280, height: 900 },
        locale: 'en-GB',
        ...(options.userAgent && { userAgent: options.userAgent }),
      })
      contexts.push(context)
      if (options.lang) await context.addCookies([{ name: 'language', value: options.lang, url: world.url }])
      const { token } = options
      // Only while the window has none of its own: a session that ended must stay ended.
      if (token)
        await context.addInitScript((value) => {
          if (sessionStorage.getItem('spec-signed-in')) return
          sessionStorage.setItem('spec-signed-in', 'yes')
          localStorage.setItem('token', value)
        }, token)
      return context.newPage()
    },
    async [Symbol.asyncDispose]() {
      for (const context of contexts) await context.close()
    },
  }
}

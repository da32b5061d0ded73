import { createContext, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { CallDefinition } from '../shared/call.ts'
import type { Lang } from '../shared/local-text.ts'

/** Makes a call in-process while a page is rendered on the server: same access rules, same validation, no HTTP. */
export type Caller = <I extends z.ZodType, O extends z.ZodType>(
  call: CallDefinition<I, O>,
  input: z.input<I>,
) => Promise<z.output<O>>

/** What the server passes to the loaders of a page. */
export type PageContext = {
  call: Caller
  lang: Lang
  currency: string
  publicUrl: string
  config: {
    product: string
    brandName: string
    brandColor: string
    /** Whether it has its own logo, at `LOGO_PATH`. */
    hasLogo: boolean
    agencyName: string
    agencyEmail: string
    agencyAddress: string[]
    /** The person who answers. */
    agencyContact: string | null
    /** `09:00-17:00`, Monday to Friday in its time zone. */
    agencyHours: string
    agencyTimeZone: string
    mode: 'demo' | 'production'
  }
}

export const pageContext = createContext<PageContext>()

export type LoaderArgs = {
  context: Readonly<RouterContextProvider>
  request: Request
  params: Record<string, string | undefined>
}

export function pageContextFrom(context: Readonly<RouterContextProvider>): PageContext {
  return context.get(pageContext)
}

import type { PageContext } from './caller.ts'

/** What the root knows of every page. */
export type RootData = Pick<PageContext, 'lang' | 'currency' | 'config'>

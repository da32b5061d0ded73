import type { PageContext } from '#platform/web/caller.ts'

/** What the root knows of every page. */
export type RootData = Pick<PageContext, 'lang' | 'currency' | 'config'>

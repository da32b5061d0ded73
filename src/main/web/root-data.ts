import type { PageContext } from '#platform/web/caller.ts'

/** The root loader's data, for every page. */
export type RootData = Pick<PageContext, 'lang' | 'currency' | 'config'>

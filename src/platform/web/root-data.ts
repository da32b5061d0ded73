import type { PageContext } from './caller.ts'

/** The root loader's data, for every page. */
export type RootData = Pick<PageContext, 'lang' | 'currency' | 'config'>

import { paths } from '#paths.ts'

/** The pages on which people look at their company as a whole: there they are told that it is about to close. */
export const tellsClosing = (pathname: string): boolean =>
  [paths.dashboard(), paths.account()].includes(pathname.replace(/\/$/, ''))

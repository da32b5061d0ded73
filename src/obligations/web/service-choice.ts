/** The offered services that the reader has ticked. */
export type Choice = { chosen: ReadonlySet<string>; toggle(code: string): void }

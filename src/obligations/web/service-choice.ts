/** Which of the services offered the reader has ticked. */
export type Choice = { chosen: ReadonlySet<string>; toggle(code: string): void }

import type { Readable } from 'node:stream'

/** Looks into a file before anyone else may open it. */
export type Scanner = {
  /** @throws ScannerAway if nothing can be said of the file now */
  scan(source: Readable): Promise<'clean' | 'infected'>
}

/** The scanner is away, hangs, answers nonsense or died in mid-file: the file waits. */
export class ScannerAway extends Error {}

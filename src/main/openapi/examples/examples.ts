import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What was sent, and what was answered; a file is answered without an envelope. */
export type Example = { input?: Record<string, unknown>; answer?: unknown }

/** By the name of the call: `GET /order/list`. */
export type Examples = Readonly<Record<string, Example | undefined>>

/** Written by `npm run docs:examples`, from answers of the product. */
export const EXAMPLES_FILE = resolve(import.meta.dirname, 'examples.json')

export const readExamples = (): Examples => JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples

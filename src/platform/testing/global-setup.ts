import { startTestServer } from './postgres.ts'

/** For vitest's `globalSetup`: one database server for the whole run. Returns the function that stops it. */
export default async function setup(): Promise<() => Promise<void>> {
  return startTestServer()
}

